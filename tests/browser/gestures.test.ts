import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { leaveAndReturn, phone, swipe } from './visitors.ts';

/** What fingers, wheels and keys do to menus and toasts, where the browser's own behavior meets ours. */

const browser = useBrowser();
const button = '.site-menu__button';
const menu = '.site-menu';
const isOpen = (page: Page) => page.locator(menu).evaluate((element) => element.matches(':popover-open'));
const isFocused = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element === document.activeElement);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const jumpTo = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
const raise = (page: Page, kind: string) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('toast', { detail })), kind);
const toasts = (page: Page) =>
  page.locator('[data-shown]').evaluateAll((all) => all.map(({ dataset }) => dataset.shown));

let page: Page;
beforeAll(async () => {
  page = await browser.open('/', phone);
});
afterAll(() => browser.closePages());

describe('the menu of a phone', () => {
  test('closes on a tap beside it', async () => {
    await page.tap(button);
    await page.touchscreen.tap(195, 740);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('comes right after its button in the order of the focus, and is left at its end', async () => {
    await page.focus(button);
    await page.keyboard.press('Enter');
    const order = [];
    for (const _ of Array(6)) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(order).toEqual(['Home', 'Services', 'About', 'Blog', 'Contact', expect.stringMatching(/^Call/)]);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes on the second Escape where the first has closed its Services list', async () => {
    await page.focus(button);
    await page.keyboard.press('Enter');
    await page.focus(`${menu} summary`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await page.locator(`${menu} [open]`).count()).toBe(0);
    expect(await isFocused(page, `${menu} summary`)).toBe(true);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await isFocused(page, button)).toBe(true);
  });

  test('closes as the window grows, and its links are a row that keeps the focus', async () => {
    await page.tap(button);
    await page.focus(`${menu} >> text=About`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await isFocused(page, `${menu} >> text=About`)).toBe(true);
    const tops = await page
      .locator(`${menu} > ul > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test('scrolls to its end where it is higher than the screen, and the page behind it stays under finger and wheel', async () => {
    await page.setViewportSize({ width: 390, height: 560 });
    await jumpTo(page, 900);
    await page.tap(button);
    await page.tap(`${menu} summary`);
    const before = await scrollTop(page);
    const wheels = await page.evaluateHandle(() => {
      const seen = { count: 0 };
      addEventListener('wheel', () => seen.count++, { passive: true });
      return seen;
    });
    const far = () =>
      page
        .locator(menu)
        .evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
    expect(await far()).toBeGreaterThan(150);
    await swipe(page, [195, 400], [195, 200]);
    await page.mouse.move(195, 200);
    // The first reaches the menu's end; what goes on there is the page's, unless the menu keeps it.
    for (const expected of [1, 2, 3]) {
      await page.mouse.wheel(0, 2000);
      await expect.poll(async () => (await wheels.jsonValue()).count).toBe(expected);
      await expect.poll(far).toBeLessThanOrEqual(1);
    }
    await swipe(page, [195, 300], [195, 0]);
    expect(await scrollTop(page)).toBe(before);
    const [last, bar] = await Promise.all(
      [`${menu} >> text=Contact`, '.call-bar'].map((part) => page.locator(part).boundingBox()),
    );
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await swipe(page, [195, 400], [195, 200]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100);
    await page.setViewportSize({ width: 390, height: 844 });
  });
});

describe('a toast', () => {
  test('leaves a swipe down or up to the page, which scrolls', async () => {
    await jumpTo(page, 0);
    await raise(page, 'error');
    const place = () => page.locator('[data-shown=error]').boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = (await place()) ?? {};
    const middle = [x + width / 2, y + height / 2] as const;
    await swipe(page, [...middle], [middle[0], middle[1] - 300]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    expect(await place()).toEqual({ x, y, width, height });
    await raise(page, '');
  });

  test('can be reached by keyboard, and gives the focus back to the page, which does not move', async () => {
    await page.locator('.site-footer__copyright a').focus();
    await raise(page, 'error');
    for (let steps = 0; !(await isFocused(page, '[data-shown=error] button')); steps++) {
      expect(steps).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    const before = await scrollTop(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => toasts(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('.layout :focus') !== null)).toBe(true);
    expect(await scrollTop(page)).toBe(before);
  });
});

test('the back button brings the page back with its menu closed, and an error that nobody dismissed', async () => {
  await raise(page, 'error');
  await page.tap(button);
  await leaveAndReturn(page, () => page.evaluate(() => location.assign('/about/')));
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => toasts(page)).toEqual(['error']);
  await page.keyboard.press('Escape');
  await expect.poll(() => toasts(page)).toEqual([]);
});
