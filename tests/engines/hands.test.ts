import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { misnamed } from '../browser/in-page.ts';
import { business, pagesOf } from '../setup/pages.ts';
import { cannot, chiefly, inEngines, others } from './engines.ts';
import type { Page } from './tab.ts';

const paths = pagesOf(business).map(({ path }) => path);
inEngines(chiefly, (engine) => {
  let page: Page;
  beforeAll(async () => {
    page = await engine.open('/');
  });

  test.each([320, 360, 390, 844])(
    'on the call bar each target is 44 px or more both ways, and 8 px lie between: %i px',
    async (width) => {
      await page.resize(width, width === 844 ? 390 : 740);
      const [call, quote] = await page.run(() =>
        [...document.querySelectorAll('.call-bar > *')].map((target) => {
          const { left, right, top, bottom } = target.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      if (!call || !quote) throw new Error('The bar has two targets.');
      for (const { left, right, top, bottom } of [call, quote]) {
        expect(right - left).toBeGreaterThanOrEqual(44);
        expect(bottom - top).toBeGreaterThanOrEqual(44);
      }
      expect(quote.left - call.right).toBeGreaterThanOrEqual(8);
    },
  );

  test('at 390 by 844 px the thumb of either hand reaches Call: it lies in the lowest third, across the middle', async () => {
    await page.resize(390, 844);
    const { left, right, top } = await page.run(() => {
      const { left, right, top } =
        document.querySelector('.call-bar .call-button')?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top };
    });
    expect(top).toBeGreaterThan((844 * 2) / 3);
    expect(left).toBeLessThan(390 / 3);
    expect(right).toBeGreaterThan(390 / 2);
  });
});

inEngines(others, (engine) => {
  test.each([390, 1280])('what is seen on a control begins its name, on every page at %i px', async (width) => {
    const page = await engine.open('/', { width, height: 844 });
    for (const path of paths) {
      await page.go(engine.stage.origin + path);
      expect([path, await page.run(misnamed)]).toEqual([path, []]);
    }
  });
});

// What Chromium tells is asked of every page elsewhere.
inEngines(
  others.filter((name) => !cannot[name]['tell roles and names']),
  (engine) => {
    let page: Page;
    beforeAll(async () => {
      page = await engine.open('/');
    });
    test.each(paths)('a screen reader is told the same headings and landmarks of %s as by Chromium', async (path) => {
      await page.go(engine.stage.origin + path);
      const file = path === '/' ? 'home' : path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');
      const expected = readFileSync(join(import.meta.dirname, `outlines/${file}.txt`), 'utf8').trim();
      expect(await page.outline()).toEqual(expected.split('\n'));
    });
  },
);

describe('more contrast', () => {
  inEngines(['Chromium'], (engine) => {
    test('makes every line and every side remark ink, by day and by night', async () => {
      // As the system's setting does, which no driver of all three can switch.
      const html = (text: string) =>
        text
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replaceAll('(prefers-contrast:more)', '(min-width:1px)');
      const page = await engine.open('/', { html });
      const colors = await page.run(() =>
        ['.figures dt', '.site-footer__copyright', '.accordion details', '.hero .quote-button'].map((selector) => {
          const element = document.querySelector(selector) as Element;
          const { color, borderBottomColor } = getComputedStyle(element);
          const ink = getComputedStyle(element.closest('.night') ?? document.body).color;
          return [color, borderBottomColor].every((each) => each === ink);
        }),
      );
      expect(colors).toEqual([true, true, true, true]);
    });
  });
});
