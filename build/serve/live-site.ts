import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

/** A built site in memory, so that nothing that happens to files can harm it. */
export interface LiveSite {
  /** The files by their paths below `base`, encoded as browsers ask for them. */
  files: ReadonlyMap<string, Buffer>;
  /** The path that the site stands under, with a slash at both ends. */
  base: string;
}

/** Content types of what browsers do not recognize by the bytes. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Reads a site that was built into a folder. */
export function readSite(folder: string, base: string): LiveSite {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const addressOf = (path: string) => encodeURI(relative(folder, path).replaceAll(sep, '/'));
  return { files: new Map(paths.map((path) => [addressOf(path), readFileSync(path)])), base };
}

/**
 * Answers as a host does: `index.html` for a folder, a folder's slash where it is missing, `404.html` for the rest.
 * @param change makes of a page what is sent
 */
export function answerFrom(
  { files, base }: LiveSite,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  change: (html: string) => string,
): void {
  const [asked = '/'] = url.split('?');
  const name = asked.startsWith(base) ? asked.slice(base.length) : undefined;
  const location = asked === '/' || `${asked}/` === base ? base : `${asked}/`;
  if (name === undefined ? location === base : files.has(`${name}/index.html`)) {
    response.writeHead(302, { location }).end();
    return;
  }
  const path = name === '' || name?.endsWith('/') ? `${name}index.html` : name;
  const body = path === undefined ? undefined : files.get(path);
  const type = body === undefined ? '.html' : extname(path ?? '');
  response.writeHead(body === undefined ? 404 : 200, {
    'cache-control': 'no-store',
    ...(contentTypes[type] && { 'content-type': contentTypes[type] }),
  });
  const sent = body ?? files.get('404.html') ?? Buffer.from('<!doctype html><title>Nothing here yet</title>');
  response.end(type === '.html' ? change(sent.toString()) : sent);
}
