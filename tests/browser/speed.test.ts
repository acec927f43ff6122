import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serveCompressed } from '../setup/brotli-server.ts';
import { givePage, outside, takePage } from './pool.ts';

let site: Awaited<ReturnType<typeof serveCompressed>>;
let page: Page;
beforeAll(async () => {
  site = await serveCompressed(inject('site'));
  // Nothing may ever have been routed: that would switch off prerendering.
  page = await takePage({ isNew: true, viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await givePage(page, true);
  site.close();
});

/** The paths asked for beforehand when the pointer rests on a link, time enough where none is expected. */
async function askedFor(path: string, link: string, expected: readonly string[]): Promise<string[]> {
  if (new URL(page.url()).pathname !== path) await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  site.served.length = 0;
  const asked = () => site.served.filter(({ purpose }) => purpose?.includes('prerender')).map(({ path }) => path);
  await page.locator(link).first().hover();
  if (expected.length > 0) await expect.poll(asked).toEqual(expected);
  await page.waitForTimeout(expected.length > 0 ? 100 : 700);
  return asked();
}

describe('speculation rules', () => {
  test.each([
    ['another page', '/', '.site-header a[href="/about/"]', ['/about/index.html']],
    ['a place on another page', '/', 'main a[href="/contact/#where-am-i"]', ['/contact/index.html']],
    ['the open page’s top, by the mark', '/', '.site-header__home', []],
    ['another site', '/', 'a[target=_blank]', []],
    ['the open page', '/about/', '.site-header a[href="/about/"]', []],
    ['a place on the open page', '/blog/understanding-towing-services/', 'main a[href^="#"]', []],
    ['a file', '/contact/', 'a[href="/contact.vcf"]', []],
  ])('have a page rendered beforehand, and nothing else: %s', async (_, path, link, expected) => {
    expect(await askedFor(path, link, expected)).toEqual(expected);
  });

  test('do not load the map for a page that nobody has opened yet', async () => {
    await page.goto(`${site.origin}/404.html`);
    outside.calls = 0;
    const contact = ['/contact/index.html'];
    expect(await askedFor('/', '.site-header a[href="/contact/"]', contact)).toEqual(contact);
    await page.waitForTimeout(600);
    expect(outside.calls).toBe(0);
    await page.goto(`${site.origin}/contact/`);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => outside.calls).toBeGreaterThan(0);
  });

  test('are known to the browser that these tests are run in', async () => {
    expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true);
  });
});
