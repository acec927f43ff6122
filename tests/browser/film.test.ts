import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';

const browser = useBrowser();
const path = '/services/flatbed-towing/';

/** Where the deck and the car are in each visible drawing. */
const states = (page: Page) =>
  page.$$eval('.film svg', (drawings) =>
    drawings
      .filter((drawing) => drawing.getBoundingClientRect().width > 0)
      .map((drawing) => {
        const { transform } = getComputedStyle(drawing.querySelector('.film__car') ?? drawing);
        const run = Number(getComputedStyle(drawing).getPropertyValue('--run'));
        const isOn = drawing.children.length > 1 ? new DOMMatrix(transform).f !== 0 : run > 0.56;
        return `deck ${run > 0.06 && run < 0.86 ? 'down' : 'home'}, car ${isOn ? 'on it' : 'behind it'}`;
      }),
  );
const steps = ['deck down, car behind it', 'deck down, car on it', 'deck home, car on it'];

test('on a wide screen the car is loaded as the page scrolls', async () => {
  const page = await browser.visit(path, 1280, 800, { reducedMotion: 'no-preference' });
  /** Scrolls the film from the bottom of the screen, at 0, to its top, at 1. */
  const stateAt = async (part: number) => {
    await page.evaluate(async (part) => {
      const { top, height } = document.querySelector('.film')?.getBoundingClientRect() ?? new DOMRect();
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const header = Number.parseFloat(scrollPaddingTop) - 16;
      const bar = document.querySelector('.call-bar')?.getBoundingClientRect().height ?? 0;
      scrollBy({ top: top - (innerHeight - bar - height) * (1 - part) - header * part, behavior: 'instant' });
      await inPage.frames();
    }, part);
    return (await states(page))[0];
  };
  for (const [part, state] of [
    [0, 'deck home, car behind it'],
    [0.31, steps[0]],
    [0.68, steps[1]],
    [1, steps[2]],
  ] as const)
    expect(await stateAt(part), `the film at ${part} of its way`).toBe(state);
});

test('on a phone, with reduced motion and on paper there is a still of each step', async () => {
  expect(await states(await browser.visit(path, 360, 780, { reducedMotion: 'no-preference' }))).toEqual(steps);
  const page = await browser.visit(path);
  expect(await states(page)).toEqual(steps);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  expect(await states(page)).toEqual(steps);
});
