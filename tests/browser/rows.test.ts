import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();

test('on a phone the verdict of a row is one line', async () => {
  const page = await browser.visit('/services/flatbed-towing/', 360, 780);
  const lines = await page.$$eval('.rows__chip', (chips) =>
    chips.map((chip) => ({ words: chip.textContent ?? '', height: chip.getBoundingClientRect().height })),
  );
  expect(lines.length, 'verdicts of rows').toBeGreaterThan(1);
  for (const { words, height } of lines) expect(height, `the height of “${words}”`).toBeLessThan(34);
});
