import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';

// Pages in a browser with larger text.

const folder = `${inject('sites')}/full`;
const browser = useBrowser(folder);
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  page = await browser.open('');
  session = await page.context().newCDPSession(page);
});
/** Sets the window's width; a browser with larger text then reads all media queries again. */
async function setWidth(width: number, percent: number): Promise<void> {
  const text = (16 * percent) / 100;
  await page.setViewportSize({ width, height: 780 });
  // The page gets it a moment later. In a media query, 1em is the browser's text size.
  const [least, most] = [width - 1, width + 1].map((px) => `${px / text}em`);
  await page.waitForFunction((query) => matchMedia(query).matches, `(${least} <= width <= ${most})`);
}

test.each(pathsIn(folder))(
  'with text at 150% and 200%, every number on %s is larger, and no smaller than body text; nothing overlaps or is cut off',
  async (path) => {
    await page.goto(browser.origin() + path);
    await page.evaluate(() => inPage.openAnswers());
    const found: string[] = [];
    /** The sizes of the numbers with usual text, by width and place. */
    const usual = new Map<string, number>();
    for (const percent of [100, 150, 200]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
      for (const width of [320, 768, 1280, 1920]) {
        await setWidth(width, percent);
        await page.evaluate(() => inPage.settle());
        const { body, numbers } = await page.evaluate(() => inPage.numbersSeen());
        if (percent === 100) {
          for (const { place, size } of numbers) usual.set(`${width} ${place}`, size);
          continue;
        }
        const problems = [
          ...numbers
            .filter(({ size }) => size < body - 0.5)
            .map(({ name, size }) => `${name} is ${size} px, expected the ${body} px of the text`),
          ...numbers
            .filter(({ place, size, isFull }) => !isFull && size <= (usual.get(`${width} ${place}`) ?? 0) + 0.5)
            .map(({ name, size }) => `${name} is ${size} px, as at 100 %`),
          ...(await page.evaluate(async () => [...inPage.overlappingWords(), ...(await inPage.layoutProblems())])),
        ];
        found.push(...problems.map((problem) => `${width} px, ${percent} %: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  },
);
