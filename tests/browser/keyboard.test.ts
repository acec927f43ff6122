import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();

/** What has the focus; nothing if the browser itself has it. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    // A link that covers its card has its ring on `::after`.
    const hasRing = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return {
      name: element.textContent?.trim() || element.className,
      order: [...document.querySelectorAll('*')].indexOf(element),
      isCovered: !(at && (element.contains(at) || at.contains(element))),
      hasRing,
    };
  });

describe.each([
  [390, '/'],
  [1280, '/my-car-was-towed/'],
])('by keyboard alone, at %i px on %s', (width, path) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.visit(path, width);
  });

  test('the focus is always visible, never covered, and moves in reading order', async () => {
    const seen: string[] = [];
    let last = -1;
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await focusOn(page);
      if (!focus) continue;
      const { name, order, ...looks } = focus;
      if (name === seen[0]) break;
      seen.push(name);
      expect({ name, ...looks }).toEqual({ name, isCovered: false, hasRing: true });
      expect(order, `the place of ${name}`).toBeGreaterThan(last);
      last = order;
    }
    expect(seen[0]).toBe('Skip to main content');
    expect(seen.length, 'stops of the focus').toBeGreaterThan(20);
  });

  test('the skip link skips the header', async () => {
    await page.focus('.skip-link');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  test('the order on the screen is the order of the page', async () => {
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('main > *, main h2')].map((element) => element.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });
});

test('moving the focus through the sticky header doesn’t scroll the page', async () => {
  const page = await browser.visit('/my-car-was-towed/');
  await page.evaluate(() => {
    scrollTo({ top: 1000, behavior: 'instant' });
    document.querySelector<HTMLElement>('.site-header__home')?.focus({ preventScroll: true });
  });
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header')?.className)).toContain('site-header');
  expect(await page.evaluate(() => scrollY), 'px that the page is scrolled').toBe(1000);
});
