import { beforeAll, describe, expect, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { all, cannot, chiefly, inEngines } from './engines.ts';
import type { Page } from './tab.ts';

const paths = pagesOf(business).map(({ path }) => path);
/** What of the controls of a page is said otherwise than it is seen: voice control is told what is seen. */
const misnamed = (page: Page) =>
  page.run(() => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    const clipped = (node: Node) => {
      for (let element = node.parentElement; element; element = element.parentElement)
        if (getComputedStyle(element).clipPath !== 'none') return true;
      return false;
    };
    return [...document.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        let seen = '';
        for (let text = texts.nextNode(); text; text = texts.nextNode()) if (!clipped(text)) seen += text.textContent;
        const name =
          plain(control.getAttribute('aria-label') ?? control.textContent) || control.querySelector('img')?.alt;
        return name?.startsWith(plain(seen)) ? [] : [`“${plain(seen)}” is called “${name}”`];
      });
  });

inEngines(chiefly, (engine) => {
  test.each([320, 360, 390, 844])(
    'on the call bar each target is 44 px or more both ways, and 8 px lie between: %i px',
    async (width) => {
      const page = await engine.open('/', { width, height: width === 844 ? 390 : 740 });
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
    const page = await engine.open('/', { width: 390, height: 844 });
    const { left, right, top } = await page.run(() => {
      const { left, right, top } =
        document.querySelector('.call-bar .call-button')?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top };
    });
    expect(top).toBeGreaterThan((844 * 2) / 3);
    expect(left).toBeLessThan(390 / 3);
    expect(right).toBeGreaterThan(390 / 2);
  });

  test.each([390, 1280])('what is seen on a control begins its name, on every page at %i px', async (width) => {
    const page = await engine.open('/', { width, height: 844 });
    for (const path of paths) {
      await page.go(engine.stage.origin + path);
      expect([path, await misnamed(page)]).toEqual([path, []]);
    }
  });
});

/** Headings and landmarks, which VoiceOver and NVDA list, as a browser tells them: a line each, in reading order. */
const outlined =
  'h1, h2, h3, h4, header, nav, main, aside, footer, section[aria-label], form, [role=status], [role=alert]';

describe('headings and landmarks, as the browser tells a screen reader', () => {
  inEngines(
    all.filter((name) => !cannot[name]['tell roles and names']),
    (engine) => {
      let page: Page;
      beforeAll(async () => {
        page = await engine.open('/');
      });
      test.each(paths)('of %s', async (path) => {
        await page.go(engine.stage.origin + path);
        const lines = await page.outline(outlined);
        expect(lines.filter((line) => line.startsWith('heading 1 '))).toHaveLength(1);
        expect(lines.filter((line) => line === 'main')).toHaveLength(1);
        const file = path === '/' ? 'home' : path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');
        await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`outlines/${file}.txt`);
      });
    },
  );
});

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
