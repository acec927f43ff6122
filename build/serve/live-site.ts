import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { filesIn } from '../files-in.ts';

/** Content types of text; those of pictures and fonts browsers find out by themselves. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

export type LiveSite = ReturnType<typeof readSite>;

/**
 * Reads a built site into memory, so that its folder may be deleted.
 * @param base the path that the site stands under, with a slash at both ends
 */
export function readSite(folder: string, base: string) {
  const files = filesIn(folder).map((name) => [base + encodeURI(name), readFileSync(join(folder, name))] as const);
  return { files: new Map(files), base };
}

/**
 * Answers a request as a host does: with a file, with the page of a folder, or with `404.html`.
 * @param change makes of a page what is sent
 */
export function answer(
  { files, base }: LiveSite,
  address: string,
  response: ServerResponse,
  change: (html: string) => string,
): void {
  const [path = ''] = address.split('?');
  const found = [path, `${path}index.html`, `${path}/index.html`].find((file) => files.has(file));
  const file = found ?? `${base}404.html`;
  const body = files.get(file) ?? '<!doctype html><title>Nothing here yet</title>';
  const type = contentTypes[extname(file)];
  response.writeHead(found ? 200 : 404, { 'cache-control': 'no-store', ...(type && { 'content-type': type }) });
  response.end(extname(file) === '.html' ? change(body.toString()) : body);
}
