import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type Look, setLook } from './pool.ts';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.open('/');
});
afterAll(() => browser.closePages());

/** Home in another light or shape. */
async function look(as: Look): Promise<Page> {
  await setLook(page, as);
  return page;
}

test('on a very low screen the header scrolls away and the call bar stays', async () => {
  await look({ viewport: { width: 844, height: 390 } });
  await page.evaluate(() => scrollTo(0, 1000));
  expect((await page.locator('.site-header').boundingBox())?.y).toBeLessThan(-100);
  const bar = await page.locator('.call-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(390);
  await page.evaluate(() => scrollTo(0, 0));
});

test('the header is 64 px tall or less', async () => {
  for (const width of [320, 390, 768, 1280]) {
    await look({ viewport: { width, height: 800 } });
    expect((await page.locator('.site-header').boundingBox())?.height).toBeLessThanOrEqual(65);
  }
});

test('day and night follow the visitor’s setting, form controls and scroll bars too', async () => {
  const colours = async (colorScheme: 'light' | 'dark') => {
    await look({ colorScheme });
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
  await look({});
  await page.click('.services-menu summary');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await look({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await look({});
  await page.keyboard.press('Escape');
});

test('forced colours keep the buttons’ edges', async () => {
  await look({ forcedColors: 'active' });
  for (const button of ['.hero .call-button', '.hero .quote-button']) {
    const width = await page.locator(button).evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(width).toBe('2px');
  }
});

test('a page prints as a clean sheet with the number on top and every answer readable', async () => {
  await look({ viewport: { width: 800, height: 1000 }, colorScheme: 'dark' });
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
