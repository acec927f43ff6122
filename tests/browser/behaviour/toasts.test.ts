import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { leaveAndReturn, phone, stopClock, swipe } from './visitors.ts';

const browser = useBrowser();

const raise = (page: Page, ...kinds: string[]) =>
  page.evaluate((all) => {
    for (const detail of all) document.dispatchEvent(new CustomEvent('toast', { detail }));
  }, kinds);
const shown = (page: Page) =>
  page.locator('[data-shown]').evaluateAll((toasts) => toasts.map((toast) => toast.dataset.shown));
const toast = (page: Page, kind: string) => page.locator(`[data-shown=${kind}]`);

async function middle(page: Page, kind: string): Promise<[number, number]> {
  const box = await toast(page, kind).boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/', phone);
  });
  beforeEach(() => raise(page, ''));
  afterAll(() => browser.closePages());

  test.each([
    ['in portrait', { width: 390, height: 844 }],
    ['on a small phone', { width: 320, height: 480 }],
    ['in landscape', { width: 844, height: 390 }],
  ])('toasts, three at the most, are never over the call bar: %s', async (_, viewport) => {
    await page.setViewportSize(viewport);
    await raise(page, 'error', 'success', 'loading', 'error', 'success', 'loading');
    expect(await shown(page)).toHaveLength(3);
    const bar = await page.locator('.call-bar').boundingBox();
    for (const each of await page.locator('[data-shown]').all()) {
      const box = await each.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  // Before the swipes: a tap on a page that still rolls only stops it.
  test('a tap on its close button dismisses one, and the page stays where it is', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page
      .locator('.hero [data-quote-button]')
      .evaluate((button: HTMLElement) => button.focus({ preventScroll: true }));
    await raise(page, 'error');
    await toast(page, 'error').locator('button').tap();
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });

  test.each([
    ['right', 150],
    ['left', -150],
  ])('a swipe to the %s dismisses one', async (_, by) => {
    await raise(page, 'error', 'loading');
    const [x, y] = await middle(page, 'error');
    await swipe(page, [x, y], [x + by, y + 4]);
    await expect.poll(() => shown(page)).toEqual(['loading']);
  });

  test('a swipe that stops short puts it back', async () => {
    await raise(page, 'error');
    const [x, y] = await middle(page, 'error');
    await swipe(page, [x, y], [x + 60, y]);
    expect(await middle(page, 'error')).toEqual([x, y]);
  });

  test('a swipe down or up is the page’s: it scrolls, and the toast stays', async () => {
    await raise(page, 'error');
    const [x, y] = await middle(page, 'error');
    await swipe(page, [x, y], [x, y - 300]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect(await middle(page, 'error')).toEqual([x, y]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  });
});

describe('a success', () => {
  afterEach(() => browser.closePages());

  test('goes after five seconds, and waits while it is hovered or focused', async () => {
    const page = await browser.open('/', { alone: true }, (fresh) => fresh.clock.install());
    await stopClock(page);
    await raise(page, 'success');
    await page.clock.fastForward(4999);
    await expect.poll(() => shown(page)).toEqual(['success']);
    await page.clock.fastForward(1);
    await expect.poll(() => shown(page)).toEqual([]);
    await raise(page, 'success');
    await toast(page, 'success').hover();
    await page.clock.fastForward(20_000);
    await expect.poll(() => shown(page)).toEqual(['success']);
    await toast(page, 'success').locator('button').focus();
    await page.mouse.move(0, 400);
    await page.clock.fastForward(20_000);
    await expect.poll(() => shown(page)).toEqual(['success']);
    await page.locator('.site-header__home').focus();
    await page.clock.fastForward(5000);
    await expect.poll(() => shown(page)).toEqual([]);
  });
});

describe('under the keyboard', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/');
  });
  afterAll(() => browser.closePages());

  test('Escape dismisses the newest toast and leaves the focus where it is', async () => {
    const link = page.locator('.site-header__home');
    await link.focus();
    await raise(page, 'error', 'success');
    for (const left of [['error'], []]) {
      await page.keyboard.press('Escape');
      await expect.poll(() => shown(page)).toEqual(left);
    }
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('Escape closes the Services list first', async () => {
    await raise(page, 'error');
    await page.focus('[data-services-menu] summary');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-services-menu][open]').count()).toBe(0);
    await expect.poll(() => shown(page)).toEqual(['error']);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
  });

  test('a toast can be reached, and gives the focus back to where it was', async () => {
    const last = page.locator('.call-band [data-quote-button]').last();
    await last.focus();
    await raise(page, 'error');
    let steps = 0;
    while (
      !(await toast(page, 'error')
        .locator('button')
        .evaluate((button) => button === document.activeElement))
    ) {
      expect(++steps).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('.layout')?.contains(document.activeElement))).toBe(true);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('an error is still there, and can be dismissed, when the back button brings the page back', async () => {
    await raise(page, 'error');
    await leaveAndReturn(page, () => page.click('.site-menu >> text=About'));
    await expect.poll(() => shown(page)).toEqual(['error']);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
  });
});
