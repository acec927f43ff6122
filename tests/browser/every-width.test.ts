import { describe, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
const paths = pagesOf(business).map(({ path }) => path);

/** Elements that reach beyond the right edge, as a reader would notice by scrolling sideways. */
const sideways = () => document.documentElement.scrollWidth - innerWidth;

/** The most that a page's text runs on without a picture, from its first heading to its sources or the call at its end. */
function longestRun() {
  const at = (element: Element) => element.getBoundingClientRect();
  const pictures = [...document.querySelectorAll('main :is(img, svg, iframe, .cab-card)')]
    .map(at)
    .filter(({ width, height }) => width > 120 && height > 90)
    .sort((one, other) => one.top - other.top);
  let seen = at(document.querySelector('.article > section') ?? (document.querySelector('main') as Element)).top;
  const end = at(document.querySelector('.sources, .call-band, footer') as Element);
  return pictures.concat(end).reduce((longest, { top, bottom }) => {
    const run = top - seen;
    seen = Math.max(seen, bottom);
    return Math.max(longest, run);
  }, 0);
}

describe.each(paths)('%s', (path) => {
  test('shows a phone a picture every second screen, and scrolls sideways neither at 320 px nor with text twice as large', async () => {
    const page = await browser.look(path, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    // Home weighs all that it may.
    if (path !== '/') expect(await page.evaluate(longestRun)).toBeLessThanOrEqual(2 * 800);
    await page.setViewportSize({ width: 320, height: 640 });
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
  const page = await browser.look('/', { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
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
  const page = await browser.look('/', { reducedMotion: 'reduce' });
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
