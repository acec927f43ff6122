import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPage, phone } from '../browser/browser.ts';
import { serveCompressed } from '../setup/serve.ts';
import { inEngines, type OpenOptions, onePageOfEachKind } from './engines.ts';
import { expectWhole } from './expectations.ts';

const screen = { width: 390, height: 844 };
/** A signal that is lost after the HTML: no script, font or picture. */
const onlyTheHtml: OpenOptions = {
  answer: ({ url = '' }, response) => {
    if (url.endsWith('/')) return false;
    response.destroy();
    return true;
  },
};

/** A signal that is lost within the HTML: only this part after the header arrives. */
const cutAt = (part: number): OpenOptions => ({
  html: (html) => {
    const start = html.indexOf('</header>');
    return html.slice(0, Math.round(start + (html.length - start) * part));
  },
});

inEngines(({ open }) => {
  test.each(onePageOfEachKind)(
    'cut off in the middle of the HTML, what has arrived of %s reads and calls',
    async (path) => {
      let words = 0;
      for (const part of [0.02, 0.25, 0.5, 0.75]) {
        const page = await open(path, { ...screen, ...onlyTheHtml, ...cutAt(part) });
        await expectWhole(page, `cut at ${part}`);
        const read = await page.run(() => document.body.innerText.length);
        // A part of the page may be all drawing.
        expect(read, `letters of ${path}, cut at ${part}`).toBeGreaterThanOrEqual(words);
        words = read;
      }
      expect(words, `letters of three quarters of ${path}`).toBeGreaterThan(500);
    },
  );
});

describe('in Chromium', () => {
  let site: Awaited<ReturnType<typeof serveCompressed>>;
  beforeAll(async () => {
    site = await serveCompressed(inject('site'));
  });
  afterAll(() => site?.close());

  test.each(onePageOfEachKind)(
    'the first paint of %s at 400 ms and 400 kbit/s carries the headline and a call link',
    async (path) => {
      const page = await openPage(phone);
      const session = await page.context().newCDPSession(page);
      const [downloadThroughput, uploadThroughput] = [400_000 / 8, 400_000 / 8];
      const conditions = { offline: false, latency: 400, downloadThroughput, uploadThroughput };
      await session.send('Network.emulateNetworkConditions', conditions);
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
      await page.context().close();
    },
  );
});
