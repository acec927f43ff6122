import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mapOrigin, quoteOrigin } from '../../site/client-settings.ts';
import { formScript, popup } from '../browser/form-service.ts';
import { answerTo, listen, sendEmptyPicture } from '../setup/serve.ts';

/** What a test may change of a site on its way to the browser. */
export interface Changes {
  /** A page's HTML. */
  html?: (html: string, path: string) => string;
  /** Answers a request in its own way, and says so. */
  answer?: (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean;
}

/** A page whose policy is gone, for changes that it would refuse. */
export const withoutPolicy = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');

/**
 * A built site on the loopback, and beside it a server that takes the place of every other: so the same sentences can
 * be tried in browsers whose drivers cannot catch a request.
 */
export async function openFixtureServer(folder: string) {
  let changes: Changes = {};
  /** Every request to others. */
  const foreign: string[] = [];
  const outside = await listen(async ({ url = '/' }, response) => {
    foreign.push(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    const body = url.startsWith('/maps') ? 'A map' : url === '/popup' ? popup : formScript;
    response.writeHead(200, { 'content-type': type }).end(body.replaceAll(quoteOrigin, outside.origin));
  });
  // By another name it is another origin.
  const mapHost = outside.origin.replace('127.0.0.1', 'localhost');
  const local = (text: string) => text.replaceAll(quoteOrigin, outside.origin).replaceAll(mapOrigin, mapHost);

  const site = await listen((request, response) => {
    const { path, file, status, type } = answerTo(folder, '/', request.url);
    if (path === '/blank') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    if (sendEmptyPicture(file, response)) return;
    let body = readFileSync(join(folder, file));
    if (/html|javascript/.test(type)) {
      let text = local(body.toString());
      if (type.includes('html')) text = changes.html?.(text, path) ?? text;
      body = Buffer.from(text);
    }
    if (changes.answer?.(request, response, body)) return;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  return {
    origin: site.origin,
    outside: outside.origin,
    foreign,
    /** Serves the site as it is built, but for these changes. */
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
