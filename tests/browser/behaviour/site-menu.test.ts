import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { leaveAndReturn, phone, swipe, withoutScript } from './visitors.ts';

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

describe.each(withoutScript)('without the script (%s)', (_, options, prepare) => {
  afterEach(() => browser.closePages());

  test('the menu opens on a phone, its Services list too, and its links can be followed', async () => {
    const page = await browser.open('/', { ...phone, ...options }, prepare);
    const service = page.locator(menu).getByText('Car Towing');
    expect(await page.locator(menu).isVisible()).toBe(false);
    await page.tap(button);
    expect(await page.locator(menu).isVisible()).toBe(true);
    await page.tap(`${menu} summary`);
    await service.tap();
    await page.waitForURL('**/services/car-towing/');
    await page.tap(button);
    await page.tap(`${menu} >> text=Contact`);
    await page.waitForURL('**/contact/');
  });
});

describe('the mobile menu', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/', phone);
  });
  beforeEach(async () => {
    if (await isOpen(page)) await page.tap(button);
  });
  afterAll(() => browser.closePages());

  test('is toggled by a button, which exposes its state', async () => {
    const client = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const node = nodes.find(({ name, role }) => name?.value === 'Menu' && role?.value === 'button');
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
    };
    await expect.poll(expanded).toBe(false);
    for (const open of [true, false, true]) {
      await page.tap(button);
      await expect.poll(() => isOpen(page)).toBe(open);
      await expect.poll(expanded).toBe(open);
    }
    await client.detach();
  });

  test('closes on a tap beside it', async () => {
    await page.tap(button);
    await page.touchscreen.tap(195, 740);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes on Escape, which gives the focus back', async () => {
    await page.focus(button);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await isFocused(page, button)).toBe(true);
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

  test('comes right after its button in the order of the focus, and is left at its end', async () => {
    await page.focus(button);
    await page.keyboard.press('Enter');
    const order = [];
    for (const _ of Array(6)) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(order).toEqual(['Home', 'Services', 'About', 'Blog', 'Contact', expect.stringMatching(/^Call/)]);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(page, `${menu} >> text=Contact`)).toBe(true);
  });

  test('closes on a link to the open page, which scrolls to the top', async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.tap(button);
    await page.tap(`${menu} >> text=Home`);
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => scrollTop(page), { timeout: 3000 }).toBe(0);
  });

  test('closes on the mark, also when the keyboard has reached it', async () => {
    await page.tap(button);
    await page.focus('.site-header__home');
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes as the window grows, and its links are a row that keeps the focus', async () => {
    await page.tap(button);
    await page.focus(`${menu} >> text=About`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.locator(button).isVisible()).toBe(false);
    expect(await isFocused(page, `${menu} >> text=About`)).toBe(true);
    const tops = await page
      .locator(`${menu} > ul > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator(menu).isVisible()).toBe(false);
  });

  test('is closed when the back button brings the page back', async () => {
    await leaveAndReturn(page, async () => {
      await page.tap(button);
      await page.evaluate(() => location.assign('/about/'));
    });
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes on a link to another page', async () => {
    await leaveAndReturn(page, async () => {
      await page.tap(button);
      await page.tap(`${menu} >> text=Blog`);
    });
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});

describe('the page behind the open menu', () => {
  let page: Page;
  let before: number;
  beforeAll(async () => {
    page = await browser.open('/', { ...phone, viewport: { width: 390, height: 560 } });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.tap(button);
    await page.tap(`${menu} summary`);
    before = await scrollTop(page);
    expect(before).toBeGreaterThan(0);
  });
  afterAll(() => browser.closePages());

  test('does not scroll under a finger, while a menu higher than the screen does, to its end', async () => {
    await swipe(page, [195, 400], [195, 200]);
    await expect.poll(() => page.locator(menu).evaluate((element) => element.scrollTop)).toBeGreaterThan(150);
    for (const end of [0, 0, 560, 560]) await swipe(page, [195, 300], [195, end]);
    await swipe(page, [100, 30], [100, 500]);
    await page.waitForTimeout(200);
    expect(await scrollTop(page)).toBe(before);
    await page.locator(menu).evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [last, bar] = await Promise.all([
      page.locator(`${menu} >> text=Contact`).boundingBox(),
      page.locator('.call-bar').boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('does not scroll under a wheel', async () => {
    await page.mouse.move(195, 200);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(200);
    expect(await scrollTop(page)).toBe(before);
  });

  test('scrolls again when the menu is closed', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await swipe(page, [195, 400], [195, 200]);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100);
  });
});

test('a browser without popovers meets no error', async () => {
  const errors: string[] = [];
  const page = await browser.open('/', phone, async (fresh) => {
    fresh.on('pageerror', ({ message }) => errors.push(message));
    fresh.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await fresh.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });
  });
  await page.locator('.site-footer a[href="/"]').first().tap();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.hover(`${menu} summary`);
  expect(await page.locator(`${menu} [open]`).count()).toBe(1);
  expect(errors).toEqual([]);
  await browser.closePages();
});
