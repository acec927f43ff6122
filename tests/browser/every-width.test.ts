import { describe, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
const paths = pagesOf(business).map(({ path }) => path);

/** Elements that reach beyond the right edge, as a reader would notice by scrolling sideways. */
const sideways = () => document.documentElement.scrollWidth - innerWidth;

describe('nothing scrolls sideways', () => {
  test.each(paths)('on %s, at 320 px, and with text twice as large', async (path) => {
    const page = await browser.look(path, { viewport: { width: 320, height: 640 } });
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // What a visitor's own setting of the text size does: the root's size is twice as large.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
  });
});

test('on a very low screen the header scrolls away and the call bar stays', async () => {
  const page = await browser.look('/', { viewport: { width: 844, height: 390 } });
  await page.evaluate(() => scrollTo(0, 1000));
  expect((await page.locator('.site-header').boundingBox())?.y).toBeLessThan(-100);
  const bar = await page.locator('.call-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(390);
});

test('the header is 64 px tall or less', async () => {
  for (const width of [320, 390, 768, 1280]) {
    const page = await browser.look('/', { viewport: { width, height: 800 } });
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(65);
  }
});

test('day and night follow the visitor’s setting, form controls and scroll bars too', async () => {
  const colours = async (colorScheme: 'light' | 'dark') => {
    const page = await browser.look('/about/', { colorScheme });
    return page.evaluate(() => ({
      page: getComputedStyle(document.documentElement).backgroundColor,
      ink: getComputedStyle(document.body).color,
      hero: getComputedStyle(document.querySelector('.site-header') as Element).backgroundColor,
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }));
  };
  expect(await colours('light')).toEqual({
    page: 'rgb(255, 255, 255)',
    ink: 'rgb(16, 21, 28)',
    hero: 'rgb(16, 21, 28)',
    scheme: 'light dark',
  });
  expect(await colours('dark')).toMatchObject({ page: 'rgb(16, 21, 28)', ink: 'rgb(244, 246, 248)' });
});

test('under reduced motion nothing moves', async () => {
  const page = await browser.look('/');
  await page.click('.services-menu summary');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  const moving = await browser.look('/', { reducedMotion: 'no-preference' });
  expect(await moving.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
});

test('forced colours keep the buttons’ edges', async () => {
  const page = await browser.look('/', { forcedColors: 'active' });
  for (const button of ['.hero .call-button', '.hero .quote-button']) {
    const width = await page.locator(button).evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(width).toBe('2px');
  }
});

test('a page prints as a clean sheet with the number on top and every answer readable', async () => {
  const page = await browser.look('/', { viewport: { width: 800, height: 1000 }, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-menu__button', '.call-bar', '.call-band', '.hero .quote-button']) {
    expect(`${gone} ${await page.locator(gone).isVisible()}`).toBe(`${gone} false`);
  }
  const number = await page.locator('.site-header .call-button__figures').boundingBox();
  expect(number?.y).toBeLessThan(80);
  expect(number?.width).toBeGreaterThan(60);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(16, 21, 28)');
  expect(await page.locator('.accordion p').first().isVisible()).toBe(true);
});
