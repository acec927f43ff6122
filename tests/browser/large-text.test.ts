import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';

const folder = `${inject('sites')}/full`;
const browser = useBrowser(folder);
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  page = await browser.open('');
  session = await page.context().newCDPSession(page);
});
/**
 * Sets the window's width; a browser with larger text then reads all media queries again.
 * @returns the numbers on the page, and with large text the faults of its layout
 */
async function measure(width: number, percent: number) {
  await page.setViewportSize({ width, height: 780 });
  // The page gets it a moment later. In a media query, 1em is the browser's text size.
  const [least, most] = [width - 1, width + 1].map((px) => `${(px * 100) / percent / 16}em`);
  return page.evaluate(
    async ({ query, isLarge }) => {
      while (!matchMedia(query).matches) await new Promise(requestAnimationFrame);
      await inPage.settle();
      const words = [...inPage.brokenWords('h3'), ...inPage.overlappingWords()];
      const faults = isLarge ? [...words, ...(await inPage.layoutProblems())] : [];
      return { ...inPage.numbersSeen(), faults };
    },
    { query: `(${least} <= width <= ${most})`, isLarge: percent > 100 },
  );
}

test.each(pathsIn(folder))(
  'with text at 150% and 200%, every number on %s is larger, and no smaller than body text; nothing overlaps, breaks or is cut off',
  async (path) => {
    await page.goto(browser.origin() + path);
    await page.evaluate(() => inPage.openAnswers());
    const found: string[] = [];
    /** The sizes of the numbers with usual text, by width and place. */
    const usual = new Map<string, number>();
    for (const percent of [100, 150, 200]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
      for (const width of [320, 360, 768, 1280, 1920]) {
        const { body, numbers, faults } = await measure(width, percent);
        const isLarge = percent > 100;
        const problems = [
          ...faults,
          ...numbers
            .filter(({ size }) => isLarge && size < body - 0.5)
            .map(({ name, size }) => `${name} is ${size} px, expected the ${body} px of the text`),
          ...numbers
            .filter(({ place, size, isFull }) => !isFull && size <= (usual.get(`${width} ${place}`) ?? 0) + 0.5)
            .map(({ name, size }) => `${name} is ${size} px, as at 100 %`),
        ];
        found.push(...problems.map((problem) => `${width} px, ${percent} %: ${problem}`));
        if (!isLarge) for (const { place, size } of numbers) usual.set(`${width} ${place}`, size);
      }
    }
    expect(found).toEqual([]);
  },
);

test('with text at 200% on a phone, the sign of a page leads while all of it is on the screen', async () => {
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/contact/']) {
    await page.goto(browser.origin() + path);
    await measure(360, 200);
    const { isFirst, leading } = await page.evaluate(() => inPage.leadingCalls([0]));
    expect([isFirst, ...leading], path).toEqual([true, 'page']);
  }
});

test('with text at 200%, the labels of a drawing are a list, whose letters are over the drawing', async () => {
  await page.goto(`${browser.origin()}/services/emergency-towing-service/`);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await measure(360, 200);
  expect(await page.$eval('.drawing__labels li', (li) => getComputedStyle(li, '::before').content)).toMatch(/alpha/);
});
