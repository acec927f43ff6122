import type { Page, ViewportSize } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { serveCompressed } from '../setup/serve.ts';
import { openPage } from './browser.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
beforeAll(async () => {
  site = await serveCompressed(`${inject('sites')}/site`);
  return () => site.close();
});

const templates = [
  '/',
  '/services/emergency-towing-service/',
  '/services/flatbed-towing/',
  '/blog/understanding-towing-services/',
  '/contact/',
];

declare global {
  var seen: { moved: number; firstPaint?: object };
}

/** Runs in a page from its start. Notes layout shifts, and whether the first paint has the headline and a call link. */
function watch(): void {
  globalThis.seen = { moved: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(() => {
    const isThere = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= innerHeight;
      });
    seen.firstPaint = { headline: isThere('h1'), call: isThere('a[href^="tel:"]') };
  }).observe({ type: 'paint', buffered: true });
}

/** Visits a page for the first time. @returns the fonts of headings, buttons and name, and what `watch` noted */
async function visit(path: string, latency: number, viewport: ViewportSize) {
  const page = await openPage({ viewport });
  const session = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...speed });
  await page.addInitScript(watch);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // The last frame's shifts, too.
  await page.evaluate(() => inPage.frames());
  // The browser reports a paint when it has time for it.
  await page.waitForFunction(() => seen.firstPaint);
  const noted = await page.evaluate(() => seen);
  const { root } = await session.send('DOM.getDocument');
  await session.send('CSS.enable');
  const fonts = new Set<string>();
  for (const selector of ['h1', 'h2', '.company-name', '.call span', '.actions .button']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: used } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of used) fonts.add(familyName);
  }
  await page.context().close();
  return { fonts: [...fonts], ...noted };
}

test.each([
  ['phone', 560, { width: 360, height: 780 }],
  ['desk', 150, { width: 1280, height: 800 }],
] as const)(
  'a first visit on a %s with %i ms of latency has its heading font, shifts by at most 0.01, and paints headline and call link first',
  async (_, latency, screen) => {
    // One after another: five at once would be too slow on a busy machine.
    for (const path of templates) {
      const { fonts, moved, firstPaint } = await visit(path, latency, screen);
      expect.soft(fonts, `fonts of headings, buttons and name on ${path}`).toEqual(['Overpass']);
      expect.soft(firstPaint, `the first paint of ${path}`).toEqual({ headline: true, call: true });
      // A heading of other words may wrap differently before its font arrives. See https://web.dev/articles/cls.
      if (inject('isSample')) expect.soft(moved, `layout shifts of ${path}`).toBeLessThanOrEqual(0.01);
    }
  },
);

describe('with an empty cache', () => {
  let page: Page;
  // A page of which requests are routed doesn't prefetch.
  beforeEach(async () => {
    page = await openPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
    site.served.length = 0;
  });
  afterEach(() => page.context().close());

  test.each([
    ['/', 7],
    // The pages with the most pictures.
    ['/services/flatbed-towing/', 9],
    ['/services/roadside-assistance/', 9],
  ])('%s, 390 px wide, takes at most 45 KB in %i requests, without icon and manifest', async (path, most) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    const counted = site.served.filter((one) => !/icon|manifest/.test(one.path));
    const asked = counted.map((one) => `${one.path} ${one.bytes}`).join(', ');
    expect(counted.length, `files of ${path}: ${asked}`).toBeGreaterThanOrEqual(3);
    expect(counted.length, `files of ${path}: ${asked}`).toBeLessThanOrEqual(most);
    const bytes = counted.reduce((sum, answer) => sum + answer.bytes, 0);
    expect(bytes, `bytes of ${path}: ${asked}`).toBeLessThanOrEqual(45_000);
  });

  /** Presses the mouse on a link, so that the browser expects a click, and releases it elsewhere. */
  async function intend(link: string): Promise<void> {
    await page.locator(link).first().hover();
    await page.mouse.down();
    await page.mouse.move(5, 895);
    await page.mouse.up();
  }

  test.each([
    ['/', ['.site-header__home', 'a[target=_blank]'], 'main a[href="/contact/#where-am-i"]', '/contact/index.html'],
    ['/contact/', ['.skip-link', 'a[href="/contact.vcf"]'], '.site-header a[href="/"]', '/index.html'],
  ])(
    'on %s another page is prefetched, but not the open one, a place on it, a file or another site',
    async (path, others, link, expected) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(site.origin + path, { waitUntil: 'load' });
      // The skip link is visible only with the focus.
      await page.focus('.skip-link');
      site.served.length = 0;
      for (const other of [...others, link]) await intend(other);
      // Requests for the other links would have come first.
      const fetched = () => site.served.filter(({ purpose }) => purpose?.includes('prefetch')).map((one) => one.path);
      await expect.poll(fetched).toEqual([expected]);
    },
  );
});
