import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { leadingCalls } from './in-page.ts';

const browser = useBrowser();
afterAll(() => browser.closePages());

const phone = { width: 390, height: 844 };

/** Which of the page's own call and the bar's can be seen and tapped at a height of the page. */
const leadingAt = async (page: Page, height: number) => (await page.evaluate(leadingCalls, [height])).leading[0];

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open('/', { viewport: phone });
  });

  test('the header’s call is always there, and not amber', async () => {
    const call = page.locator('.site-header .call-button');
    const ground = (selector: string) =>
      page.locator(selector).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await ground('.site-header .call-button')).toBe('rgba(0, 0, 0, 0)');
    expect(await ground('.hero .call-button')).toBe('rgb(255, 178, 26)');
    for (const y of [0, 2000]) {
      await leadingAt(page, y);
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      await call.click({ trial: true });
    }
  });

  test('a bar that does not show takes no focus', async () => {
    const takesFocus = () =>
      page.evaluate(() => {
        const link = document.querySelector<HTMLElement>('.call-bar .call-button');
        link?.focus({ preventScroll: true });
        return document.activeElement === link;
      });
    await leadingAt(page, 0);
    expect(await takesFocus()).toBe(false);
    await leadingAt(page, 1500);
    expect(await takesFocus()).toBe(true);
  });

  test('that shows the page’s own call only in part there is the bar', async () => {
    await page.setViewportSize({ width: 320, height: 500 });
    await leadingAt(page, 0);
    const { y = 0, height = 0 } = (await page.locator('.hero .call-button').boundingBox()) ?? {};
    await page.setViewportSize({ width: 320, height: Math.round(y + height / 2 + 72) });
    expect(await leadingAt(page, 0)).toContain('bar');
  });

  test('with a very low screen the bar stays, as its header scrolls away', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const y of [0, 200, 1000]) expect(await leadingAt(page, y)).toContain('bar');
  });
});

test('a browser without scroll timelines keeps the bar', async () => {
  const html = readFileSync(join(inject('site'), 'index.html'), 'utf8')
    .replaceAll('timeline-scope', 'no-such-thing')
    // It allows the styles as they were.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  const page = await browser.open('/', { viewport: phone }, (page) =>
    page.route(`${browser.origin()}/`, (route) => route.fulfill({ body: html, contentType: 'text/html' })),
  );
  expect(await leadingAt(page, 0)).toBe('page and bar');
});
