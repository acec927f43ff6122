import { expect } from 'vitest';
import type { Page } from './tab.ts';

/** Expects that no word is lost or cut off, and a call link of 44 px or more is free at the top, middle and end of the page. */
export async function expectWhole(page: Page, what = ''): Promise<void> {
  await page.run(() => inPage.openAnswers());
  expect(await page.run(() => inPage.layoutProblems()), what).toEqual([]);
  for (const part of [0, 0.5, 1]) {
    await page.run((to) => inPage.scrollToPart(to), part);
    expect(
      await page.run(() => inPage.freeCalls(44)),
      `${what}: call links on the screen at ${part} of the page, 44 px or taller`,
    ).toBeGreaterThan(0);
  }
  await page.run(() => inPage.scrollToPart(0));
}

/** Waits until the page at a path is loaded; during a navigation, evaluating fails. */
export const arriveAt = (page: Page, path: string) =>
  expect
    .poll(() => page.run(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => ''))
    .toBe(path);
