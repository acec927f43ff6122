import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { filesIn } from '../files-in.ts';

/** The content types that browsers do not recognize by the content. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/** A built site in memory. */
export interface BuiltSite {
  /** The path that it stands under, with a slash at both ends. */
  base: string;
  /** The bodies of its files, by their paths. */
  files: ReadonlyMap<string, Buffer>;
}

/** Reads the site in a folder, which may be deleted then; `url` is the address of its home page. */
export function readSite(folder: string, url: string): BuiltSite {
  const base = new URL(url).pathname;
  const files = filesIn(folder).map((name) => [base + encodeURI(name), readFileSync(join(folder, name))] as const);
  return { base, files: new Map(files) };
}

/**
 * Answers a request as a host does: with a file, with the page of a folder, or with `404.html`.
 * @param script a `<script>` that reloads the page, in place of the content policy, which would forbid it
 */
export function answer({ base, files }: BuiltSite, address: string, script: string, response: ServerResponse) {
  const [path = ''] = address.split('?');
  const found = [path, `${path}index.html`, `${path}/index.html`].find((file) => files.has(file));
  const file = found ?? `${base}404.html`;
  const body = files.get(file) ?? `<!doctype html>${script}`;
  const type = contentTypes[extname(file)];
  response.writeHead(found ? 200 : 404, { 'cache-control': 'no-store', ...(type && { 'content-type': type }) });
  response.end(extname(file) === '.html' ? body.toString().replace(policy, script) : body);
}
