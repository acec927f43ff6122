import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

/** Has the page note which taps it gets and what each of them does, and keeps them from dialing. */
const noteTaps = (page: Page) =>
  page.addInitScript(() => {
    const noted = { taps: 0, calls: 0, others: 0 };
    Object.assign(globalThis, { noted });
    addEventListener('pointerdown', () => noted.taps++, true);
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a[href^="tel:"]');
        if (link) event.preventDefault();
        noted[link ? 'calls' : 'others']++;
      },
      true,
    );
  });

const screens = {
  phone: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    buttons: [
      ['.site-header', '/services/flatbed-towing/'],
      ['.page-head', '/services/flatbed-towing/'],
      // A page without a call of its own has the bar from the start.
      ['.call-bar', '/about/'],
    ] as const,
  },
  desktop: {
    viewport: { width: 1280, height: 800 },
    buttons: [
      ['.site-header', '/services/flatbed-towing/'],
      ['.page-head', '/services/flatbed-towing/'],
    ] as const,
  },
};

describe.each(Object.entries(screens))('on a %s', (_, { buttons, ...options }) => {
  test.each(buttons)(
    'every tap on the call link of %s in the first 300 ms after a navigation to %s calls',
    async (place, path) => {
      const page = await browser.open('/', { ...options, reducedMotion: 'no-preference' }, noteTaps);
      const link = `a[href="${path}"]:visible`;
      await page.locator(`main ${link}`).first().scrollIntoViewIfNeeded();
      await Promise.all([
        page.waitForURL(`**${path}`, { waitUntil: 'commit' }),
        page.locator(`main ${link}`).first().click({ noWaitAfter: true }),
      ]);
      const button = await page.locator(`${place} .call-button`).first().boundingBox();
      const { x = 0, y = 0, width = 0, height = 0 } = button ?? {};
      // What a busy machine never brings to the page, no page can answer.
      const noted = () => page.evaluate(() => (globalThis as unknown as { noted: { taps: number } }).noted);
      for (let tap = 0; tap < 8; tap += 1) {
        const spot = [x + width / 2, y + height / 2] as const;
        if ('hasTouch' in options) await page.touchscreen.tap(...spot);
        else await page.mouse.click(...spot);
        await page.waitForTimeout(30);
      }
      const { taps } = await noted();
      expect(taps).toBeGreaterThan(4);
      await expect.poll(noted).toEqual({ taps, calls: taps, others: 0 });
    },
  );
});
