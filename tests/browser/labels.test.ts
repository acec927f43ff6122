import { describe, expect, inject, test } from 'vitest';
import { setScreen, useBrowser } from './browser.ts';
import { labelProblems } from './label-problems.ts';

const browser = useBrowser(inject('site'), '/', true);

const pages = [
  '/contact/',
  '/services/accident-recovery/',
  '/services/flatbed-towing/',
  '/services/heavy-duty-towing/',
  '/services/junk-car-removal/',
  '/fleets/',
  '/my-car-was-towed/',
  '/towing-cost/',
  '/blog/understanding-towing-services/',
  '/blog/what-to-do-car-breaks-down-highway/',
];

// They have room for the sample's words.
describe.runIf(inject('isSample'))('every label is a chip', () => {
  const chips = { 360: 0, 768: 0, 1280: 0 };

  test.each(pages)(
    'on %s, clear of the others and of the edge, with a leader to the part that it names',
    async (path) => {
      const page = await browser.visit(path, 360, 900);
      for (const width of [360, 768, 1280] as const) {
        await setScreen(page, width, 900);
        const { problems, count } = await page.evaluate(labelProblems);
        expect.soft(problems, `at ${width} px`).toEqual([]);
        chips[width] += count;
      }
    },
  );

  test('on /contact/ also where “Where am I?” shows a location', async () => {
    const page = await browser.visit('/contact/', 1280, 800);
    await page.evaluate(() => {
      for (const told of document.querySelectorAll<HTMLElement>('.where-am-i :is(div, p)[data-outcome]'))
        told.hidden = told.dataset.outcome !== 'found';
    });
    for (const width of [960, 1280]) {
      await setScreen(page, width, 800);
      expect.soft((await page.evaluate(labelProblems)).problems, `at ${width} px`).toEqual([]);
    }
  });

  // At 768 px some drawings are too small for chips, and have a list.
  test.each([
    [360, 35],
    [768, 15],
    [1280, 35],
  ] as const)('at %i px on all pages together %i or more are', (width, least) => {
    expect(chips[width]).toBeGreaterThanOrEqual(least);
  });
});
