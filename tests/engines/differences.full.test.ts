import { expect, test } from 'vitest';
import { arriveAt, expectWhole, inEngines } from './engines.ts';
import { withoutPolicy } from './fixture-server.ts';
import type { Page } from './tab.ts';

const scrollTop = (page: Page) => page.run(() => scrollY);
const scrollFar = (page: Page) => page.run(() => scrollTo({ top: 1500, behavior: 'instant' }));

inEngines((open) => {
  test('on a phone in landscape, nothing is under the notch on either side', async () => {
    const html = (text: string) => withoutPolicy(text).replace(/env\(safe-area-inset-(?:left|right)\)/g, '59px');
    const page = await open('/', { width: 844, height: 390, html });
    const [first, last] = await page.run(() => {
      const boxes = [...document.querySelectorAll('.layout :is(h1, h2, p, li, a, button)')]
        .filter((element) => element.checkVisibility() && !element.closest('.skip-link, .toasts'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
    expect(first, 'the left of the first word').toBeGreaterThanOrEqual(59);
    // WebKit has fractions of a pixel.
    expect(Math.round(last), 'the right of the last word').toBeLessThanOrEqual(844 - 59);
  });

  test('a link to the open page scrolls to its top without a reload, and another page opens at its top', async () => {
    const page = await open('/');
    await page.run(() => document.documentElement.setAttribute('data-same', ''));
    await scrollFar(page);
    await page.clickOn('.site-header__home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.run(() => document.documentElement.hasAttribute('data-same'))).toBe(true);
    await scrollFar(page);
    await page.clickOn('.site-footer a[href="/about/"]');
    await arriveAt(page, '/about/');
    expect(await scrollTop(page), 'px that the new page is scrolled').toBe(0);
  });

  test.each(['/', '/services/flatbed-towing/', '/blog/what-to-do-car-breaks-down-highway/', '/contact/'])(
    'if the signal is lost within the HTML, what has arrived of %s can be read and has a call link',
    async (path) => {
      let words = 0;
      for (const part of [0.02, 0.25, 0.5, 0.75]) {
        const page = await open(path, {
          ...{ width: 390, height: 844 },
          html: (html) => {
            const start = html.indexOf('</header>');
            return html.slice(0, Math.round(start + (html.length - start) * part));
          },
          // No script, font or picture arrives.
          isLost: (url) => /\.(?:js|woff2|svg|png)$/.test(url),
        });
        await expectWhole(page, `cut at ${part}`);
        const read = await page.run(() => document.body.innerText.length);
        // The next part may be just a drawing.
        expect(read, `letters of ${path}, cut at ${part}`).toBeGreaterThanOrEqual(words);
        words = read;
      }
      expect(words, `letters of three quarters of ${path}`).toBeGreaterThan(500);
    },
  );
});
