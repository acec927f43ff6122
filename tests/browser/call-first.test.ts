import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';
import { pairwise } from './matrix.ts';

const browser = useBrowser();
afterEach(() => browser.closePages());

const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 };
const choices = pairwise({
  path: pagesOf(business).map(({ path }) => path),
  width: [320, 390, 768, 1024, 1440, 1920],
  place: ['top', 'middle', 'end'],
  menu: ['closed', 'open'],
});

/** Call links that are 48 px tall or more, wholly on the screen, with nothing over any point of them. */
const uncovered = (page: Page, phone: string) =>
  page.evaluate((href) => {
    const free = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].filter((link) => {
      const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
      if (height < 48 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
      // The corners are round, so the outermost points stand on the middle lines.
      const points = steps.flatMap((step) => [
        [left + width * step, top + height / 2],
        [left + width / 2, top + height * step],
      ]);
      return points.every(([x = 0, y = 0]) => link.contains(document.elementFromPoint(x, y)));
    });
    return free.length;
  }, `tel:${phone}`);

async function openMenu(page: Page, width: number) {
  if (width < 960) await page.click('.site-menu__button');
  else await page.click('.services-menu summary');
}

for (const { path } of pagesOf(business)) {
  test(`a call link is on the screen, whole and uncovered, wherever one is on ${path}`, async () => {
    const page = await browser.look(path);
    for (const { width, place, menu } of choices.filter((choice) => choice.path === path)) {
      await page.setViewportSize({ width, height: heights[width] ?? 800 });
      await page.evaluate((where) => {
        const far = document.documentElement.scrollHeight - innerHeight;
        scrollTo(0, where === 'top' ? 0 : where === 'middle' ? far / 2 : far);
      }, place);
      if (menu === 'open') await openMenu(page, width);
      expect(`${width} ${place} ${menu}: ${(await uncovered(page, business.phone)) > 0}`).toBe(
        `${width} ${place} ${menu}: true`,
      );
      if (menu === 'open') await page.keyboard.press('Escape');
    }
  });
}

test('on phones the bar holds Call and Free Quote from the server’s HTML, and never covers the end of the page', async () => {
  const page = await browser.open('/', { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const bar = page.locator('.call-bar');
  expect(await bar.locator('a').getAttribute('href')).toBe(`tel:${business.phone}`);
  expect(await bar.locator('button').textContent()).toBe('Free Quote');
  await page.locator('.site-footer__copyright').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  const end = await page.locator('.site-footer__copyright').boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('in the first 800 px of a phone stand headline, sub-line, number, quote and the truck', async () => {
  const page = await browser.look('/', { viewport: { width: 390, height: 844 } });
  for (const part of ['h1', '.hero p', '.hero .call-button', '.hero .quote-button', '.hero-scene__phone use']) {
    const box = await page.locator(part).first().boundingBox();
    expect(`${part} ${(box?.y ?? 9999) + (box?.height ?? 0) <= 800}`).toBe(`${part} true`);
  }
});
