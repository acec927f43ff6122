import { afterAll, beforeAll, describe, inject } from 'vitest';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Changes, openFixtureServer } from './fixture-server.ts';
import { asPage, type Page } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** One of a kind for all files of a worker; side by side, as a start takes seconds. `undefined` where it is not here. */
const engines = {
  Chromium: startChromium(),
  Firefox: inject('firefox') ? startFirefox(inject('firefox')) : undefined,
  WebKit: inject('webkit') ? startWebKit(inject('webkit')) : undefined,
};

/** One of each kind of page, for what is not tried on all of them. */
export const onePageOfEachKind = [
  '/',
  '/services/flatbed-towing/',
  '/blog/what-to-do-car-breaks-down-highway/',
  '/contact/',
];

/** An engine with the site before it. */
export interface Engine {
  name: string;
  server: Awaited<ReturnType<typeof openFixtureServer>>;
  /** Opens a page of the site, where the pointer is over nothing. */
  open(path: string, options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends Changes {
  width?: number;
  height?: number;
}

/**
 * Tells the sentences of the body of each engine, in a real browser; they are skipped where it is not here.
 * @param body gets the engine, whose server and browser are there once a test runs
 */
export function inEngines(body: (engine: Engine) => void): void {
  for (const [name, started] of Object.entries(engines)) {
    describe.skipIf(!started)(`in ${name}`, { timeout: 60_000 }, () => {
      let page: Page;
      let server: Engine['server'];
      beforeAll(async () => {
        server = await openFixtureServer(inject('site'));
        if (started) page = asPage(await started);
      }, 120_000);
      afterAll(() => server?.close());

      body({
        name,
        get server() {
          return server;
        },
        async open(path, { width = 1280, height = 800, ...changes } = {}) {
          // A page of the same origin: another would be another process in most browsers.
          await page.go(`${server.origin}/blank`);
          await page.move(1, 1);
          // Only now: the page before this one may have asked for something to its end.
          server.set(changes);
          await page.resize(width, height);
          await page.go(server.origin + path);
          return page;
        },
      });
    });
  }
}

/** Names the engines that are not here, and how many sentences were not tried in them. */
export function nameMissing(sentences: number): void {
  for (const [name, started] of Object.entries(engines))
    if (!started)
      process.stderr.write(
        `${name} is not here: ${sentences} promises are not tried in it; npm run browsers brings it.\n`,
      );
}
