import { expect, inject, test } from 'vitest';
import { setScreen, useBrowser } from './browser.ts';

const browser = useBrowser(undefined, '/', true);

// They have room for the sample's words.
test.runIf(inject('isSample'))(
  'the labels of “Where am I?” stay in their picture when a location is shown',
  async () => {
    const page = await browser.visit('/contact/');
    for (const width of [960, 1280]) {
      await setScreen(page, width, 800);
      const outside = await page.evaluate(() => {
        for (const told of document.querySelectorAll<HTMLElement>('.where-am-i :is(div, p)[data-outcome]'))
          told.hidden = told.dataset.outcome !== 'found';
        const picture = document.querySelector('.where-am-i img')?.getBoundingClientRect();
        return [...document.querySelectorAll('.where-am-i .drawing__labels > li')]
          .filter((label) => {
            const { left, right, top, bottom } = label.getBoundingClientRect();
            return (
              !picture || left < picture.left || right > picture.right || top < picture.top || bottom > picture.bottom
            );
          })
          .map((label) => label.textContent);
      });
      expect.soft(outside, `${width} px`).toEqual([]);
    }
  },
);
