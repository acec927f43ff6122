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
/** Sets the text size and the window size, as a browser reads all media queries again for the window alone. */
async function setText(percent: number, width = 360): Promise<void> {
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.setViewportSize({ width, height: 780 + percent / 50 });
  // The page gets both a moment later. In a media query, 1em is the browser's text size.
  const [least, most] = [width - 1, width + 1].map((px) => `${px / standard}em`);
  await page.waitForFunction((query) => matchMedia(query).matches, `(${least} <= width <= ${most})`);
}

test.each(pathsIn(folder))(
  'with text at 150% and 200%, every number on %s is larger, and no smaller than body text; nothing overlaps or is cut off',
  async (path) => {
    await setText(100);
    await page.goto(browser.origin() + path);
    await page.evaluate(() => inPage.openAnswers());
    const found: string[] = [];
    for (const width of [320, 360, 768, 1280, 1920]) {
      await setText(100, width);
      const { numbers: before } = await page.evaluate(() => inPage.numbersSeen());
      const usual = new Map(before.map(({ place, size }) => [place, size]));
      for (const percent of [150, 200]) {
        await setText(percent, width);
        await page.evaluate(() => inPage.settle());
        const { body, numbers } = await page.evaluate(() => inPage.numbersSeen());
        const problems = [
          ...numbers
            .filter(({ size }) => size < body - 0.5)
            .map(({ name, size }) => `${name} is ${size} px, expected the ${body} px of the text`),
          ...numbers
            .filter(({ place, size, isFull }) => !isFull && size <= (usual.get(place) ?? 0) + 0.5)
            .map(({ name, size }) => `${name} is ${size} px, as at 100 %`),
          ...(await page.evaluate(async () => [...inPage.overlappingWords(), ...(await inPage.layoutProblems())])),
        ];
        found.push(...problems.map((problem) => `${width} px, ${percent} %: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  },
);
