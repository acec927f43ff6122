import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const phone = { width: 390, height: 844 };
const own = ':is(.hero, .page-head, .not-found) .call-button';

/** Scrolls, and waits until what follows the scrolling has been drawn. */
const scrolled = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, y);

/** Which of the page's own call and the bar's can be seen and tapped, whole, between header and bar. */
const leading = (page: Page) =>
  page.evaluate((selector) => {
    const isHit = (link: Element | null) => {
      if (!link) return false;
      const { left, top, right, bottom } = link.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
        link.contains(document.elementFromPoint(middle, y)),
      );
    };
    const calls = { page: document.querySelector(selector), bar: document.querySelector('.call-bar .call-button') };
    return Object.entries(calls).flatMap(([name, link]) => (isHit(link) ? [name] : []));
  }, own);

describe('on a phone one amber call leads', () => {
  test.each(pagesOf(business).map(({ path }) => path))('on %s, wherever one has scrolled to', async (path) => {
    const page = await browser.open(path, { viewport: phone });
    const hasOwn = (await page.locator(own).count()) > 0;
    for (const y of [0, 50, 150, 250, 350, 450, 600, 1200, 100_000, 0]) {
      await scrolled(page, y);
      const found = await leading(page);
      expect(`${y}: ${found.length}`).toBe(`${y}: 1`);
      if (y === 0 && hasOwn) expect(found).toEqual(['page']);
      if (y === 100_000 || !hasOwn) expect(found).toEqual(['bar']);
    }
  });

  test('the header’s call is always there, and not amber', async () => {
    const page = await browser.open('/', { viewport: phone });
    const call = page.locator('.site-header .call-button');
    const ground = (selector: string) =>
      page.locator(selector).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('.site-header .call-button')).toBe('rgba(0, 0, 0, 0)');
    expect(await ground('.hero .call-button')).toBe('rgb(255, 178, 26)');
    for (const y of [0, 2000]) {
      await scrolled(page, y);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await call.click({ trial: true });
    }
  });
});

test('a bar that does not show takes no focus', async () => {
  const page = await browser.open('/', { viewport: phone });
  await scrolled(page, 0);
  const takesFocus = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.call-bar .call-button');
      link?.focus({ preventScroll: true });
      return document.activeElement === link;
    });
  expect(await takesFocus()).toBe(false);
  await scrolled(page, 1500);
  expect(await takesFocus()).toBe(true);
});

test('a phone that shows the page’s own call only in part has the bar', async () => {
  const page = await browser.open('/', { viewport: { width: 320, height: 500 } });
  const { y = 0, height = 0 } = (await page.locator(own).boundingBox()) ?? {};
  await page.setViewportSize({ width: 320, height: Math.round(y + height / 2 + 72) });
  await scrolled(page, 0);
  expect(await leading(page)).toContain('bar');
});

test('a browser without scroll timelines keeps the bar', async () => {
  const html = readFileSync(join(inject('site'), 'index.html'), 'utf8').replaceAll('timeline-scope', 'no-such-thing');
  const page = await browser.open('/', { viewport: phone, bypassCSP: true }, (page) =>
    page.route(`${browser.origin()}/`, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  );
  await scrolled(page, 0);
  expect(await leading(page)).toEqual(['page', 'bar']);
});

test('on a very low screen the bar stays, as its header scrolls away', async () => {
  const page = await browser.open('/', { viewport: { width: 844, height: 390 } });
  for (const y of [0, 200, 1000]) {
    await scrolled(page, y);
    expect(await leading(page)).toContain('bar');
  }
});

test('where the call band stands above the footer, the footer has neither button', async () => {
  for (const [path, isShown] of [
    ['/', false],
    ['/services/flatbed-towing/', false],
    ['/contact/', true],
    ['/404.html', true],
  ] as const) {
    const page = await browser.open(path);
    for (const button of ['.call-button', '.quote-button'])
      expect(`${path} ${await page.locator(`.site-footer ${button}`).isVisible()}`).toBe(`${path} ${isShown}`);
  }
});
