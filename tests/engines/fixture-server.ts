import { mapOrigin, quoteOrigin } from '../../site/client-settings.ts';
import { formScript, popup } from '../browser/form-service.ts';
import { answerTo, listen } from '../setup/serve.ts';

/** What a test can change between the site and the browser. */
export interface Changes {
  /** A page's HTML. */
  html?: (html: string) => string;
  /** Whether a request gets no answer, as on a weak signal. */
  isLost?: (url: string) => boolean;
}

/** A page without its policy, for changes that it would block. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

/** Serves a built site on the loopback, and stands in for other hosts, because not every driver can intercept requests. */
export async function openFixtureServer(folder: string) {
  let changes: Changes = {};
  /** Every request to other servers. */
  const foreign: string[] = [];
  const outside = await listen(async ({ url = '/' }, response) => {
    foreign.push(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    const body = url.startsWith('/maps') ? 'A map' : url === '/popup' ? popup : formScript;
    response.writeHead(200, { 'content-type': type }).end(body.replaceAll(quoteOrigin, outside.origin));
  });
  // Another name makes another origin.
  const mapHost = outside.origin.replace('127.0.0.1', 'localhost');
  const local = (text: string) => text.replaceAll(quoteOrigin, outside.origin).replaceAll(mapOrigin, mapHost);

  const site = await listen(({ url = '/' }, response) => {
    if (changes.isLost?.(url)) return response.destroy();
    const { status, type, body } = answerTo(folder, '/', url, false);
    response.writeHead(status, { 'content-type': type });
    if (!/html|javascript/.test(type)) return response.end(body);
    const text = local(body.toString());
    response.end(type.includes('html') ? (changes.html?.(text) ?? text) : text);
  });
  return {
    origin: site.origin,
    foreign,
    /** Serves the built site with these changes. */
    set(next: Changes): void {
      changes = next;
      foreign.length = 0;
    },
    close(): void {
      site.close();
      outside.close();
    },
  };
}
