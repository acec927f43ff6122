import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { givePage, takePage } from '../browser/pool.ts';
import { serveCompressed } from '../setup/brotli-server.ts';
import { engineNames, inEngines, type OpenOptions, onePageOfEachKind } from './engines.ts';
import { callsOn, faultsOf, scrollToPart } from './looks.ts';

const phone = { width: 390, height: 844 };
/** A signal that brought the page, and is lost. */
const onlyTheHtml: OpenOptions = {
  answer: ({ url = '' }, response) => {
    if (url.endsWith('/')) return false;
    response.destroy();
    return true;
  },
};

/** A signal that is lost in the page: of what comes after the styles this part arrives. */
const cutAt = (part: number): OpenOptions => ({
  html: (html) => {
    const start = html.indexOf('</header>');
    return html.slice(0, Math.round(start + (html.length - start) * part));
  },
});

inEngines(engineNames, (engine) => {
  test.each(onePageOfEachKind)(
    'cut off after the HTML, %s reads, calls, opens its menu and its answers',
    async (path) => {
      const page = await engine.open(path, { ...phone, ...onlyTheHtml });
      expect(await faultsOf(page)).toEqual([]);
      for (const part of [0, 0.5, 1]) {
        await scrollToPart(page, part);
        expect(await callsOn(page)).toBeGreaterThan(0);
      }
      await page.tapOn('.site-menu__button');
      await expect
        .poll(() => page.run(() => document.querySelector('.site-menu a')?.getClientRects().length))
        .toBeGreaterThan(0);
    },
  );

  test.each(onePageOfEachKind)(
    'cut off in the middle of the HTML, what has arrived of %s reads and calls',
    async (path) => {
      let words = 0;
      for (const part of [0.02, 0.25, 0.5, 0.75]) {
        const page = await engine.open(path, { ...phone, ...onlyTheHtml, ...cutAt(part) });
        expect(await faultsOf(page)).toEqual([]);
        const read = await page.run(() => document.body.innerText.length);
        expect(read).toBeGreaterThan(words);
        words = read;
        for (const scrolled of [0, 0.5, 1]) {
          await scrollToPart(page, scrolled);
          expect(await callsOn(page)).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe('in Chromium, at 400 ms and 400 kbit/s', () => {
  const thumb = { viewport: phone, hasTouch: true, isMobile: true };
  let site: Awaited<ReturnType<typeof serveCompressed>>;
  let page: Page;
  let session: CDPSession;
  beforeAll(async () => {
    site = await serveCompressed(inject('site'));
  });
  beforeEach(async () => {
    page = await takePage(thumb);
    session = await page.context().newCDPSession(page);
  });
  afterEach(async () => {
    await session.detach();
    await givePage(page);
  });
  afterAll(() => site?.close());

  test.each(onePageOfEachKind)('the first paint of %s carries the headline and a call link', async (path) => {
    await session.send('Network.clearBrowserCache');
    const throughput = 400_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.addInitScript(() => {
      new PerformanceObserver(() => {
        const shows = (selector: string) =>
          [...document.querySelectorAll(selector)].some((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 0 && top >= 0 && bottom <= innerHeight;
          });
        Object.assign(globalThis, { painted: { headline: shows('h1'), call: shows('a[href^="tel:"]') } });
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => page.evaluate(() => (globalThis as { painted?: object }).painted))
      .toEqual({ headline: true, call: true });
  });

  test('whoever saves data by the setting of the system gets no map and no script of the form service before a click', async () => {
    const foreign: string[] = [];
    await page.route(
      (url) => url.origin !== site.origin,
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
    });
    await page.goto(`${site.origin}/contact/`);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-data: reduce)').matches)).toBe(true);
    await page.locator('.embedded-map a').scrollIntoViewIfNeeded();
    const quote = page.locator('[data-quote-button]:visible').first();
    await quote.focus();
    await quote.click();
    // What came first was asked for first.
    await expect.poll(() => foreign).toEqual([expect.stringContaining('https://tally.so/')]);
    expect(await page.locator('.embedded-map a').isVisible()).toBe(true);
  });
});
