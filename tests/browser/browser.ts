import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a built site from memory-less Node on a free port of the loopback; `base` is the path it stands under. */
export async function serve(folder: string, base = '/'): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://host').pathname);
    const wanted = join(folder, path.startsWith(base) ? path.slice(base.length - 1) : '/404.html');
    const file = wanted.endsWith('/') ? join(wanted, 'index.html') : wanted;
    const found = existsSync(file) && extname(file) !== '';
    const answer = found ? file : join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': types[extname(answer)] ?? 'text/plain' });
    createReadStream(answer).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * A Chromium and the sample site for the tests of a file: `open` gives a page in a context of its own that reaches
 * nothing but the site, unless the test routes an address itself.
 */
export function useBrowser() {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    site = await serve(inject('site'));
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      // Playwright switches the back/forward cache off, which visitors have.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  return {
    origin: () => site.origin,
    /** A new page at `path`; `prepare` may route addresses or add scripts before it loads. */
    async open(
      path: string,
      options: BrowserContextOptions = {},
      prepare: (page: Page) => Promise<unknown> = async () => {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      contexts.push(context);
      await context.route(
        (url) => url.origin !== site.origin,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      await prepare(page);
      await page.goto(site.origin + path);
      return page;
    },
    /** Closes what `open` opened; for `afterEach`. */
    async closePages() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
