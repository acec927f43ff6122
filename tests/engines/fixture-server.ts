import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mapOrigin, quoteOrigin } from '../../site/client-settings.ts';
import { formScript, popup } from '../browser/form-service.ts';
import { answerTo, listen, sendEmptyPicture } from '../setup/serve.ts';

/** What a test can change between the site and the browser. */
export interface Changes {
  /** A page's HTML. */
  html?: (html: string, path: string) => string;
  /** Handles a request itself and returns true. */
  answer?: (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean;
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
