import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
const paths = pagesOf(business).flatMap((page) => (htmlOf(page).includes('drawing__labels') ? [page.path] : []));

/** The labels over a picture that leave it or are over another one. */
const misplaced = (page: Page) =>
  page.$$eval('.drawing__labels', (lists) =>
    lists
      .filter((list) => getComputedStyle(list).position === 'absolute')
      .flatMap((list) => {
        const picture = list.getBoundingClientRect();
        const labels = [...list.children].map((label) => ({
          text: label.textContent,
          box: label.getBoundingClientRect(),
        }));
        const meets = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return labels.filter(
          ({ box }, index) =>
            box.left < picture.left - 1 ||
            box.right > picture.right + 1 ||
            box.top < picture.top - 1 ||
            box.bottom > picture.bottom + 1 ||
            labels.slice(index + 1).some((other) => meets(box, other.box)),
        );
      })
      .map(({ text }) => text),
  );

test.each([
  [16, [360, 768, 1280]],
  [32, [768, 1280]],
])('with text of %i px no label leaves its picture or is over another one', async (standard, widths) => {
  const page = await browser.open('');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const path of paths) {
    await page.goto(browser.origin() + path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect({ path, width, misplaced: await misplaced(page) }).toEqual({ path, width, misplaced: [] });
    }
  }
});
