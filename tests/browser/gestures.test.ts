import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phone, useBrowser } from './browser.ts';

// Touch and keys on menus and toasts, where the browser's behavior meets ours.

const browser = useBrowser();
const button = '.site-menu__button';
const menu = '.site-menu';
let page: Page;
const isOpen = () => page.locator(menu).evaluate((element) => element.matches(':popover-open'));
const isFocused = async (selector: string) => (await page.locator(`${selector}:focus`).count()) === 1;
const scrollTop = () => page.evaluate(() => scrollY);

/** Drags a finger in a straight line, and holds it still before lifting it, so that the page stops scrolling. */
async function swipe([x, y]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + (toX - x) * part, y: y + (toY - y) * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
  await page.waitForTimeout(60);
  await touch('touchEnd');
  await client.detach();
}

beforeAll(async () => {
  page = await browser.open('', phone);
});
beforeEach(() => page.goto(`${browser.origin()}/`));

describe('the menu of a phone', () => {
  test('has a cross as its icon while it is open', async () => {
    const icons = () =>
      page.locator(`${button} > .icon`).evaluateAll((all) => all.map((icon) => icon.checkVisibility()));
    expect(await icons()).toEqual([true, false]);
    await page.locator(button).click();
    expect(await icons()).toEqual([false, true]);
  });

  test('closes on the second Escape, after the first one has closed its Services list', async () => {
    await page.focus(button);
    await page.keyboard.press('Enter');
    await page.focus(`${menu} summary`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await page.locator(`${menu} [open]`).count(), 'open lists').toBe(0);
    expect(await isFocused(`${menu} summary`), `the focus is on ${menu} summary`).toBe(true);
    await expect.poll(isOpen, { message: 'the menu is open' }).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOpen, { message: 'the menu is open' }).toBe(false);
    expect(await isFocused(button), `the focus is on ${button}`).toBe(true);
  });

  test('scrolls to its end if it is taller than the screen, and the page behind it stays still', async () => {
    await page.setViewportSize({ width: 390, height: 560 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.tap(button);
    await page.tap(`${menu} summary`);
    const before = await scrollTop();
    const far = () =>
      page
        .locator(menu)
        .evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop);
    await expect.poll(far, { message: 'px of the menu below the screen' }).toBeGreaterThan(150);
    await swipe([195, 400], [195, 200]);
    await swipe([195, 400], [195, 100]);
    await expect.poll(far, { message: 'px of the menu below the screen' }).toBeLessThanOrEqual(1);
    await swipe([195, 300], [195, 0]);
    expect(await scrollTop(), 'px that the page behind is scrolled').toBe(before);
    const [last, bar] = await Promise.all(
      [`${menu} >> text=Contact`, '.call-bar'].map((part) => page.locator(part).boundingBox()),
    );
    expect((last?.y ?? 0) + (last?.height ?? 0), 'the bottom of the menu’s last link').toBeLessThanOrEqual(bar?.y ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
  });
});

test('a vertical swipe over a toast scrolls the page', async () => {
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('toast', { detail: 'error' })));
  const place = () => page.locator('[data-shown=error]').boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = (await place()) ?? {};
  const middle = [x + width / 2, y + height / 2] as const;
  await swipe([...middle], [middle[0], middle[1] - 300]);
  await expect.poll(scrollTop, { message: 'px that the page is scrolled' }).toBeGreaterThan(100);
  // The toast gives way to a call link under it, but not to a finger.
  expect((await place())?.x, 'the left of the toast').toBe(x);
});
