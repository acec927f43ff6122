import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';

/** What a driver sees whose browser has larger text. Whoever needs large text needs the number most. */

const folder = `${inject('sites')}/full`;
const browser = useBrowser(folder);
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  page = await browser.open('');
  session = await page.context().newCDPSession(page);
});
/** Sets the size of the text, and that of the window, as a browser reads all media queries again for that alone. */
async function setText(percent: number, width = 360): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await page.setViewportSize({ width, height: 780 + percent / 50 });
}

test.each(pathsIn(folder))(
  'with text half as large again and twice as large, every number of %s is larger, and no smaller than the text around it; nothing overlaps, nothing is cut off',
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
