import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();

// A map that answers: the keyboard passes a frame that failed in its own way.
const map = (page: Page) => page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));

/** Scrolls to the map, if the page has one, and back: a key that is pressed while a frame loads may get lost. */
async function loadMap(page: Page): Promise<void> {
  const frame = page.locator('iframe');
  if ((await frame.count()) === 0) return;
  await frame.scrollIntoViewIfNeeded();
  await frame.contentFrame().getByText('A map').waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What has the focus; nothing where the browser's own bar has it, or a frame. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return null;
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.textContent?.trim() || element.className,
      order: [...document.querySelectorAll('*')].indexOf(element),
      covered: !(at && (element.contains(at) || at.contains(element))),
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

describe.each([
  [390, '/'],
  [1280, '/contact/'],
])('by keyboard alone, at %i px on %s', (width, path) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open(path, { viewport: { width, height: 800 } }, map);
    await loadMap(page);
  });
  afterAll(() => browser.closePages());

  test('focus is visible everywhere, never under a bar, and walks in reading order', async () => {
    const seen: string[] = [];
    let last = -1;
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      // A frame is of another process, and takes the focus a moment after the key.
      const focus = await vi.waitFor(
        async () => {
          const found = await focusOn(page);
          if (found?.order === last) throw new Error(`The focus stays on “${found.name}”.`);
          return found;
        },
        { interval: 5, timeout: 20_000 },
      );
      if (!focus) continue;
      if (focus.name === seen[0]) break;
      seen.push(focus.name);
      expect(`${focus.name}: covered ${focus.covered}, ring ${focus.ring}`).toBe(
        `${focus.name}: covered false, ring true`,
      );
      expect(focus.order).toBeGreaterThan(last);
      last = focus.order;
    }
    expect(seen[0]).toBe('Skip to main content');
    expect(seen.length).toBeGreaterThan(20);
  });

  test('the skip link leads past the header', async () => {
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

  test.each(width === 1280 ? ['the keyboard’s way'] : [])(
    '%s through the sticky header leaves the page where it is',
    async () => {
      await page.evaluate(() => {
        scrollTo(0, 2000);
        document.querySelector<HTMLElement>('.site-header__home')?.focus({ preventScroll: true });
      });
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(2000);
    },
  );
});
