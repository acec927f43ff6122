import { expect } from 'vitest';
import { freeCalls, layoutProblems, openAnswers, scrollToPart } from '../browser/in-page.ts';
import type { Page } from './tab.ts';

/** Expects that no word of a page is lost or cut, and that at its top, middle and end a call link stands free, 44 px tall or more. */
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

/** What is in the main part of a page. */
export const wordsOn = (page: Page) =>
  page.run(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '');

/** Waits until the page at a path is there; while one goes and the next comes, nothing can be asked. */
export const arriveAt = (page: Page, path: string) =>
  expect
    .poll(() => page.run(() => (document.readyState === 'complete' ? location.pathname : '')).catch(() => ''))
    .toBe(path);
