import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { pairwise } from './matrix.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = pagesOf(business).map(({ path }) => path);

/** What axe-core finds on a page, a line each; an evaluation is not bound by the page's policy. */
async function findings(page: Page, options: RunOptions, include = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    ([within, how]) =>
      (globalThis as unknown as { axe: { run(a: unknown, b: unknown): Promise<AxeResults> } }).axe.run(within, how),
    [include, options] as const,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** What is to be tapped and is lower than 44 px, but for links inside a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || getComputedStyle(target).clipPath !== 'none') return false;
        const inline =
          getComputedStyle(target).display === 'inline' &&
          target.parentElement?.textContent?.trim() !== target.textContent?.trim();
        return !inline && height < 44;
      })
      .map((target) => `${target.textContent?.trim()} (${target.getBoundingClientRect().height})`),
  );

/** Opens everything that can be opened: the menu of the width, and an answer. */
async function openAll(page: Page, width: number) {
  const question = page.locator('.accordion summary').first();
  if (await question.count()) await question.click();
  await page.click(width < 960 ? '.site-menu__button' : '.services-menu summary');
}

const choices = pairwise({
  path: paths,
  width: [390, 1280],
  scheme: ['light', 'dark'] as const,
  state: ['closed', 'open'],
});

describe('axe-core finds nothing, best practices and a contrast of 7:1 included, nor a target below 44 px', () => {
  test.each(choices)('on $path at $width px, $scheme, $state', async ({ path, width, scheme, state }) => {
    const page = await browser.look(path, {
      viewport: { width, height: 844 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    if (state === 'open') await openAll(page, width);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    expect(
      await findings(page, {
        runOnly: tags,
        rules: { 'target-size': { enabled: true }, 'color-contrast-enhanced': { enabled: true } },
      }),
    ).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});

describe.each([
  [390, '/'],
  [1280, '/'],
  [390, '/contact/'],
  [1280, '/blog/what-to-do-car-breaks-down-highway/'],
])('by keyboard alone, at %i px on %s', (width, path) => {
  test('focus is visible everywhere, never under a bar, and walks in reading order', async () => {
    // A map that answers: the keyboard passes a frame that failed in its own way.
    const map = (page: Page) => page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
    const page = await browser.open(path, { viewport: { width, height: 800 } }, map);
    const seen: string[] = [];
    let last = -1;
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
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
      // The browser's own bar, or a frame that is still loading, has the focus.
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
    const page = await browser.look(path, { viewport: { width, height: 800 } });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

test('the keyboard’s way through the sticky header leaves the page where it is', async () => {
  const page = await browser.look('/');
  await page.evaluate(() => {
    scrollTo(0, 2000);
    document.querySelector<HTMLElement>('.site-header__home')?.focus({ preventScroll: true });
  });
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.site-header') !== null)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test('the order on the screen is the order of the page', async () => {
  for (const width of [390, 1280]) {
    const page = await browser.look('/', { viewport: { width, height: 800 } });
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('main > *, main h2')].map((element) => element.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  }
});
