import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBrowser } from '../browser.ts';
import { leaveAndReturn, phone, tablet, withoutScript } from './visitors.ts';

const browser = useBrowser();
const summary = '[data-services-menu] summary';
const links = '[data-services-menu] a';
const isOpen = (page: Page) => page.locator('[data-services-menu]').evaluate((menu: HTMLDetailsElement) => menu.open);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** Somewhere on the page where nothing is. */
const away = [640, 700] as const;

describe.each(withoutScript)('without the script (%s)', (_, options, prepare) => {
  afterEach(() => browser.closePages());

  test('the Services list opens, closes, and its links can be followed', async () => {
    const page = await browser.open('/', options, prepare);
    expect(await page.locator(links).first().isVisible()).toBe(false);
    await page.click(summary);
    expect(await page.locator(links).allInnerTexts()).toHaveLength(8);
    for (const link of await page.locator(links).all()) expect(await link.isVisible()).toBe(true);
    await page.click(summary);
    expect(await page.locator(links).first().isVisible()).toBe(false);
    await page.focus(summary);
    await page.keyboard.press('Enter');
    await page.click(`${links} >> text=Flatbed Towing`);
    await page.waitForURL('**/services/flatbed-towing/');
  });
});

describe('under a mouse', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/');
  });
  beforeEach(async () => {
    await page.mouse.move(...away);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });
  afterAll(() => browser.closePages());

  /** Notes whether the menu is open shortly before and after a second has passed since the pointer left it. */
  const watch = () =>
    page.locator('[data-services-menu]').evaluateHandle((menu: HTMLDetailsElement) => {
      const seen: { before?: boolean; after?: boolean; backAfter?: number } = {};
      let left = 0;
      let timers: unknown[] = [];
      // Timers that were set in one moment go off in their order, however busy the machine is.
      menu.addEventListener('pointerleave', () => {
        left = performance.now();
        for (const timer of timers) clearTimeout(timer as number);
        timers = [
          setTimeout(() => Object.assign(seen, { before: menu.open }), 950),
          setTimeout(() => Object.assign(seen, { after: menu.open }), 1050),
        ];
      });
      menu.addEventListener('pointerenter', () => Object.assign(seen, { backAfter: performance.now() - left }));
      return seen;
    });

  test('opens on hover; closes one second after the pointer leaves', async () => {
    const seen = await watch();
    await page.hover(summary);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.mouse.move(...away);
    await expect.poll(() => seen.jsonValue()).toMatchObject({ before: true, after: false });
  });

  test('stays open when the pointer comes back within that time, and all over its list', async () => {
    const seen = await watch();
    const comeBack = async () => {
      await page.hover(summary);
      await page.mouse.move(...away);
      await page.waitForTimeout(300);
      await page.hover(summary);
      return (await seen.jsonValue()).backAfter;
    };
    // On a busy machine a hand is slow.
    await expect.poll(comeBack).toBeLessThan(900);
    await page.hover(`${links} >> nth=7`);
    await page.hover(`${links} >> nth=0`);
    await page.waitForTimeout(1100);
    expect(await isOpen(page)).toBe(true);
  });

  test('closes one second after the last of many rapid crossings', async () => {
    const seen = await watch();
    for (let crossing = 0; crossing < 15; crossing++) {
      await page.hover(summary);
      await page.mouse.move(...away);
    }
    await expect.poll(() => seen.jsonValue()).toMatchObject({ before: true, after: false });
  });

  test('is not closed by the click of the hand that opened it', async () => {
    await page.click(summary);
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  test('closes when something else is clicked', async () => {
    await page.hover(summary);
    await page.mouse.move(...away);
    await page.mouse.down();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.mouse.up();
  });

  test('closes on Escape wherever the focus is, and leaves it there', async () => {
    const link = page.locator('.site-header__home');
    await link.focus();
    await page.hover(summary);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('is sane after a resize while the second runs', async () => {
    await page.hover(summary);
    await page.mouse.move(...away);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.click('.site-menu__button');
    await page.click(summary);
    await page.mouse.move(...away);
    await page.waitForTimeout(1100);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.hover(summary);
    await expect.poll(() => isOpen(page)).toBe(true);
  });

  test('is closed when the back button brings the page back', async () => {
    await leaveAndReturn(page, async () => {
      await page.hover(summary);
      await page.click(links);
    });
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});

describe('under the keyboard', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/');
  });
  afterAll(() => browser.closePages());

  test('is toggled by Enter and Space, and the browser exposes its state', async () => {
    await page.focus('.site-menu a');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Services');
    for (const [key, open] of [
      ['Enter', true],
      ['Enter', false],
      ['Space', true],
      ['Space', false],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page)).toBe(open);
    }
    const client = await page.context().newCDPSession(page);
    await page.keyboard.press('Enter');
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const exposed = nodes.filter(({ name }) => name?.value === 'Services').flatMap(({ properties }) => properties);
    await client.detach();
    expect(exposed).toContainEqual({ name: 'expanded', value: { type: 'booleanOrUndefined', value: true } });
  });

  test('is followed by its links in order; Escape closes it and gives the focus back', async () => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Emergency Towing');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Flatbed Towing');
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('Services');
  });

  test.each([
    ['forward', 'Tab', 9, 'About'],
    ['backward', 'Shift+Tab', 1, 'Home'],
  ])('closes when the focus leaves %s', async (_, key, times, next) => {
    await page.focus(summary);
    await page.keyboard.press('Enter');
    for (let time = 0; time < times; time++) {
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.keyboard.press(key);
    }
    expect(await focused(page)).toBe(next);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test('closes on Enter although hover has opened it', async () => {
    await page.focus(summary);
    await page.hover(summary);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.mouse.move(...away);
  });
});

describe('under a finger', () => {
  afterEach(() => browser.closePages());

  test('is toggled by a tap on a wide screen, stays, and a tap elsewhere closes it', async () => {
    const page = await browser.open('/', tablet);
    await page.tap(summary);
    await page.waitForTimeout(1100);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.tap(summary);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.tap(summary);
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.touchscreen.tap(...away);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.tap(summary);
    await page.tap(`${links} >> text=Car Towing`);
    await page.waitForURL('**/services/car-towing/');
  });

  test('is toggled by a tap in the mobile menu, where the next tap hits what it aims at', async () => {
    const page = await browser.open('/', phone);
    await page.tap('.site-menu__button');
    for (const open of [true, false, true]) {
      await page.tap(summary);
      await expect.poll(() => isOpen(page)).toBe(open);
    }
    await page.tap('.site-menu >> text=About');
    await page.waitForURL('**/about/');
  });
});
