import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { serveCompressed } from '../setup/serve.ts';
import { openPage } from './browser.ts';

/** What a page asks a good host for, on a first visit and before the next one. */

let site: Awaited<ReturnType<typeof serveCompressed>>;
let page: Page;
beforeAll(async () => {
  site = await serveCompressed(inject('site'));
});
// Each test has a browser's cache of its own. Nothing may ever have been routed: that would switch off what is fetched beforehand.
beforeEach(async () => {
  page = await openPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  site.served.length = 0;
});
afterEach(() => page.context().close());
afterAll(() => site.close());

test.each([
  { path: '/', most: 7 },
  // The pages with the most pictures.
  { path: '/services/flatbed-towing/', most: 9 },
  { path: '/services/roadside-assistance/', most: 9 },
])(
  'the first load of $path, 390 px wide, comes to at most 45 KB in $most requests, icon and manifest apart',
  async ({ path, most }) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    const counted = site.served.filter((one) => !/icon|manifest/.test(one.path));
    const asked = counted.map((one) => `${one.path} ${one.bytes}`).join(', ');
    expect(counted.length, `files of ${path}: ${asked}`).toBeGreaterThanOrEqual(3);
    expect(counted.length, `files of ${path}: ${asked}`).toBeLessThanOrEqual(most);
    const bytes = counted.reduce((sum, answer) => sum + answer.bytes, 0);
    expect(bytes, `bytes of ${path}: ${asked}`).toBeLessThanOrEqual(45_000);
  },
);

const fetched = () => site.served.filter(({ purpose }) => purpose?.includes('prefetch')).map(({ path }) => path);

/** Presses the mouse on a link, which the browser takes for the intent to follow it, and lets go elsewhere. */
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
  'on %s another page is fetched beforehand; the open one, a place on it, a file or another site is not',
  async (path, others, link, expected) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    // It shows where it has the focus.
    await page.focus('.skip-link');
    site.served.length = 0;
    for (const other of others) await intend(other);
    await intend(link);
    // What the others had asked for would have come before.
    await expect.poll(fetched).toEqual([expected]);
  },
);
