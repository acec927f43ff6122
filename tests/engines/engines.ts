import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { type Changes, openFixtureServer } from './fixture-server.ts';
import { stopAll } from './process.ts';
import { asPage, type Page } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** How each engine starts, with a temporary folder of its own, if it is installed. */
const engines = {
  Chromium: startChromium,
  Firefox: inject('firefox') && (() => startFirefox(inject('firefox'))),
  WebKit: inject('webkit') && startWebKit,
};

type Server = Awaited<ReturnType<typeof openFixtureServer>>;

/** Opens a page of the site, with the pointer out of the way. @returns also the site's server */
export type Open = (
  path: string,
  options?: Changes & { width?: number; height?: number },
) => Promise<Page & { server: Server }>;

/** Runs the tests in each engine that is installed, and prints which ones are missing. */
export function inEngines(body: (open: Open) => void): void {
  for (const [name, startIn] of Object.entries(engines)) {
    if (!startIn) {
      process.stderr.write(`${name} isn’t installed, so the promises aren’t tested in it.\n`);
      continue;
    }
    describe(`in ${name}`, () => {
      const folder = temporaryFolder(name);
      let page: Page;
      let server: Server;
      beforeAll(async () => {
        server = await openFixtureServer(`${inject('sites')}/site`);
        page = asPage(await startIn(folder));
      });
      afterAll(() => {
        stopAll();
        server?.close();
      });

      body(async (path, { width = 1280, height = 800, ...changes } = {}) => {
        // From the same origin, or most browsers would start another process.
        await page.go(`${server.origin}/robots.txt`);
        await page.move(1, 1);
        // Only now, because the previous page could still send requests.
        server.set(changes);
        await page.resize(width, height);
        await page.go(server.origin + path);
        return { ...page, server };
      });
    });
  }
}

/** Expects that no word is off the screen or cut off, and a call link is free at the top, in the middle and at the end. */
export async function expectWhole(page: Page, what = ''): Promise<void> {
  await page.run(() => inPage.openAnswers());
  expect(await page.run(() => inPage.layoutProblems()), what).toEqual([]);
  for (const part of [0, 0.5, 1]) {
    await page.run((to) => inPage.scrollToPart(to), part);
    const calls = await page.run(() => inPage.freeCalls(44));
    expect(calls, `${what}: call links on the screen at ${part} of the page, 44 px or taller`).toBeGreaterThan(0);
  }
  await page.run(() => inPage.scrollToPart(0));
}

/** Waits until the page at a path is loaded. During a navigation, evaluating fails. */
export const arriveAt = (page: Page, path: string) =>
  expect
    .poll(() => page.run(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => ''))
    .toBe(path);
