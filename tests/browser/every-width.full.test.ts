import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { freeCalls, scrollToPart, sideways } from './in-page.ts';

/** Every page at every width, its menu open and closed. */

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.open('');
});

const paths = pagesOf(business).map(({ path }) => path);
const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test.each(paths)('%s never scrolls sideways, and a call link is on the screen wherever one is', async (path) => {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto(browser.origin() + path);
    for (const menu of ['closed', 'open']) {
      if (menu === 'open') await page.click(width < 960 ? '.site-menu__button' : '.services-menu summary');
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(scrollToPart, part);
        const place = `${width} px, scrolled to ${part}, menu ${menu}`;
        expect.soft(await page.evaluate(sideways), place).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(freeCalls, 48), place).toBeGreaterThan(0);
      }
    }
  }
});
