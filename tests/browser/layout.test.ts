import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { bilingualFacts, everyFact } from '../setup/facts.ts';
import { businessWith, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { longestLine, secondColumns, typeSizes } from './in-page.ts';

/** One grid, one scale, one measure, and how long a page may be on a phone, with every fact set. */

const folder = mkdtempSync(join(tmpdir(), 'layout-'));
const site = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

const browser = useBrowser(site);
let page: Page;
beforeAll(async () => {
  const facts = join(folder, 'business.json');
  writeFileSync(facts, JSON.stringify(everyFact));
  await build({ business: facts, out: site, release: false });
  page = await browser.open('');
}, 60_000);

/** In px, at a width of 360 px. Spanish says the same in more letters. */
const longest = (path: string): number => {
  if (path.startsWith('/es/')) return 1.15 * longest(path.slice(3));
  if (path === '/') return 7000;
  if (path.startsWith('/services/')) return 6000;
  return /^\/blog\/./.test(path) ? 12_000 : 5500;
};

test.each(pagesOf(businessWith(bilingualFacts)).map(({ path }) => path))(
  '%s keeps to the grid, the scale, the measure and its length',
  async (path) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto(browser.origin() + path);
    expect.soft(await page.evaluate(longestLine), 'characters in a line at 1920 px').toBeLessThanOrEqual(75);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect.soft(await page.evaluate(longestLine), 'characters in a line at 1280 px').toBeLessThanOrEqual(75);
    expect.soft(await page.evaluate(secondColumns), 'starts of columns but the 1st, 5th, 7th and 9th').toEqual([]);
    expect.soft(await page.evaluate(typeSizes, [56, 36, 24, 18, 15]), 'other sizes of type at 1280 px').toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await page.evaluate(typeSizes, [36, 26, 20, 17, 15]), 'other sizes of type at 360 px').toEqual([]);
    expect.soft(await page.evaluate(longestLine), 'characters in a line at 360 px').toBeLessThanOrEqual(75);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, 'px high at 360 px').toBeLessThanOrEqual(longest(path));
    const toBand = await page.evaluate(() => {
      const top = (call: Element) => call.getBoundingClientRect().top;
      const [band = 0] = [...document.querySelectorAll('.site-footer__band .call-button')].map(top);
      const own = [...document.querySelectorAll('main :is(.call-button, .number-to-call--ours, .phone-sign)')];
      return Math.min(...own.filter((call) => call.checkVisibility()).map((call) => band - top(call)));
    });
    expect.soft(toBand, 'px from the page’s own call to that of its band').toBeGreaterThan(780);
    const footer = await page.evaluate(() => document.querySelector('.site-footer')?.getBoundingClientRect().height);
    expect.soft(footer, 'the footer, px high at 360 px').toBeLessThanOrEqual(1000);
  },
);

test.each(['/', '/about/'])('what shows whose company it is makes %s at most 600 px longer', async (path) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(browser.origin() + path);
  const added = await page.evaluate(() => {
    const height = document.documentElement.scrollHeight;
    const license = document.querySelectorAll('p:has([href*="safer.example"])');
    for (const part of [...license, ...document.querySelectorAll('.quotation, section:has(#reviews)')]) part.remove();
    return height - document.documentElement.scrollHeight;
  });
  expect(added).toBeGreaterThan(300);
  expect(added).toBeLessThanOrEqual(600);
});
