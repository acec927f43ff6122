import { expect } from 'vitest';
import { freeCalls, openAnswers, scrollToPart } from '../browser/in-page.ts';
import { layoutProblems } from '../browser/layout-problems.ts';
import type { Page } from './tab.ts';

/** Expects that no word is lost or cut off, and a call link of 44 px or more is free at the top, middle and end of the page. */
export async function expectWhole(page: Page, what = ''): Promise<void> {
  await page.run(openAnswers);
  expect(await page.run(layoutProblems), what).toEqual([]);
  for (const part of [0, 0.5, 1]) {
    await page.run(scrollToPart, part);
    expect(
      await page.run(freeCalls, 44),
      `${what}: call links on the screen at ${part} of the page, 44 px or taller`,
    ).toBeGreaterThan(0);
  }
  await page.run(scrollToPart, 0);
}

/** Waits until the page at a path is loaded; during a navigation, evaluating fails. */
export const arriveAt = (page: Page, path: string) =>
  expect
    .poll(() => page.run(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => ''))
    .toBe(path);
