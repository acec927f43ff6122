import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { unescape as decode } from 'node:querystring';
import type { Site } from '../site.ts';

/** Content types by a file's extension, as hosts send them. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const policyElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/** The parts of a site that are served. */
export type ServedSite = Pick<Site, 'url' | 'files'>;

/**
 * The file that a host answers a request with: the file itself, the page of a folder, or `404.html`.
 * @param base the path that the site is under, with a slash at both ends
 * @param address of the request: its path, and a query
 * @param has whether the site has a file at a path from its root
 */
export function findFile(base: string, address: string, has: (path: string) => boolean) {
  const [path = ''] = address.split('?');
  const name = decode(path.slice(base.length - 1));
  const isInside = `${path}/`.startsWith(base);
  const found = isInside && [name, `${name}index.html`, `${name}/index.html`].find(has);
  const file = found || '/404.html';
  return { file, status: found ? 200 : 404, type: contentTypes[extname(file)] ?? 'application/octet-stream' };
}

/**
 * Answers a request for a site that is held in memory.
 * @param withClient gives what a page has in place of its Content-Security-Policy, which allows scripts of the server's own,
 *   but none inline: the server's `<script>`, with or without the policy
 */
export function serveFile(
  { url, files }: ServedSite,
  address: string,
  withClient: (policy: string) => string,
  response: ServerResponse,
): void {
  const { file, status, type } = findFile(new URL(url).pathname, address, (path) => files.has(path));
  const body = Buffer.from(files.get(file) ?? `<!doctype html>${withClient('')}`);
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': type });
  response.end(extname(file) === '.html' ? body.toString().replace(policyElement, withClient) : body);
}
