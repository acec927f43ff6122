import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { unescape as decode } from 'node:querystring';
import type { Site } from '../site.ts';

/** The content types that browsers do not recognize by the content. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The policy of a page, as React escapes it. */
const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** What a server adds to each page. */
export interface PageClient {
  /** A `<script>` element. */
  script: string;
  /** Widens the page's Content-Security-Policy by what the script needs; left out, the page has none. */
  widen?: (policy: string) => string;
}

/** What of a site is served. */
export type ServedSite = Pick<Site, 'url' | 'files'>;

/**
 * Answers a request as a host does: with a file, with the page of a folder, or with `404.html`.
 * @param address of the request: its path, and a query
 */
export function serveFile(
  { url, files }: ServedSite,
  address: string,
  client: PageClient,
  response: ServerResponse,
): void {
  const base = new URL(url).pathname;
  const [path = ''] = address.split('?');
  const name = decode(path.slice(base.length - 1));
  const isInside = `${path}/`.startsWith(base);
  const found = isInside && [name, `${name}index.html`, `${name}/index.html`].find((file) => files.has(file));
  const file = found || '/404.html';
  const body = Buffer.from(files.get(file) ?? `<!doctype html>${client.script}`);
  const type = contentTypes[extname(file)];
  response.writeHead(found ? 200 : 404, { 'cache-control': 'no-store', ...(type && { 'content-type': type }) });
  response.end(extname(file) === '.html' ? withClient(body.toString(), client) : body);
}

const withClient = (html: string, { script, widen }: PageClient) =>
  html.replace(policyElement, (element, policy: string) => {
    const widened = widen?.(policy.replaceAll('&#x27;', "'")).replaceAll("'", '&#x27;');
    return (widened === undefined ? '' : element.replace(policy, () => widened)) + script;
  });
