import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { useBrowser } from '../browser.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const far = (page: Page) => page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));

/** Marks the document, so that one loaded anew is told apart. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'));

/** Clicks a link and notes where the page is, at once and at each frame until it is at its top. */
const scrollPositions = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(async (link: HTMLElement) => {
      link.click();
      const positions = [scrollY];
      while (scrollY > 0 && positions.length < 300) {
        await new Promise(requestAnimationFrame);
        positions.push(scrollY);
      }
      return positions;
    });

describe('a link to the page that is already open', () => {
  test('scrolls smoothly to the top instead of reloading', async () => {
    const page = await browser.open('/', { reducedMotion: 'no-preference' });
    await mark(page);
    await far(page);
    const positions = await scrollPositions(page, '.site-header__home');
    expect(positions[0]).toBe(2500);
    expect(positions.at(-1)).toBe(0);
    expect(positions.filter((position) => position > 0 && position < 2500).length).toBeGreaterThan(3);
    expect(await isSame(page)).toBe(true);
  });

  test('scrolls without animation under prefers-reduced-motion, from every link of home', async () => {
    const page = await browser.open('/');
    await mark(page);
    const links = await page.locator('a[href="/"]').count();
    expect(links).toBeGreaterThan(1);
    for (let index = 0; index < links; index++) {
      await far(page);
      expect(await scrollPositions(page, `a[href="/"] >> nth=${index}`)).toEqual([0]);
    }
    expect(await isSame(page)).toBe(true);
  });

  test('scrolls also at an address with a query, and lets the keyboard go on from the top', async () => {
    const page = await browser.open('/about/?utm_source=flyer#main');
    await mark(page);
    const link = page.locator('.site-footer a[href="/about/"], .site-menu a[href="/about/"]').last();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isSame(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    expect(await scrollTop(page)).toBeLessThan(800);
  });

  test.each([
    ['a click with Control', ['Control'], 'left'],
    ['a click with Shift', ['Shift'], 'left'],
    ['a click of the middle button', [], 'middle'],
  ] as const)('is left alone on %s, which opens another window', async (_, keys, button) => {
    const page = await browser.open('/');
    await far(page);
    const opened = page.context().waitForEvent('page');
    for (const key of keys) await page.keyboard.down(key);
    await page.mouse.click(120, 32, { button });
    await (await opened).waitForURL(page.url());
    for (const key of keys) await page.keyboard.up(key);
    expect(await scrollTop(page)).toBe(2500);
  });
});

describe('a link to another page', () => {
  test('lands at its top', async () => {
    const page = await browser.open('/');
    await far(page);
    await page.locator('a[href="/about/"]').last().click();
    await page.waitForURL('**/about/');
    expect(await scrollTop(page)).toBe(0);
  });
});

describe('a site under a sub-path', () => {
  const subPath = useBrowser(inject('subPathSite'), '/tow/');
  afterEach(() => subPath.closePages());

  test('scrolls and goes on just so', async () => {
    const page = await subPath.open('/tow/');
    await mark(page);
    await far(page);
    await page.click('.site-header__home');
    await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(0);
    expect(await isSame(page)).toBe(true);
    await page.click('.site-menu >> text=About');
    await page.waitForURL('**/tow/about/');
  });
});
