import { expect, test } from 'vitest';
import { arriveAt, expectWhole, inEngines, onePageOfEachKind } from './engines.ts';
import { withoutPolicy } from './fixture-server.ts';
import type { Page } from './tab.ts';

/** Where engines have differed and pages seldom change. */

const scrollTop = (page: Page) => page.run(() => scrollY);
const scrollFar = (page: Page) => page.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
/** Marks the document, to recognize a reload. */
const mark = (page: Page) => page.run(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.run(() => document.documentElement.hasAttribute('data-same'));

inEngines(({ open, server }) => {
  test('on a phone with a notch, held sideways, nothing is under it on either side', async () => {
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
    // WebKit counts in parts of a pixel.
    expect(Math.round(last), 'the right of the last word').toBeLessThanOrEqual(844 - 59);
  });

  test('a link to the open page scrolls to its top; back and forward keep both pages alive', async () => {
    const page = await open('/');
    await mark(page);
    await scrollFar(page);
    await page.clickOn('.site-header__home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isSame(page), 'home is the same after a click on the mark').toBe(true);
    await scrollFar(page);
    await page.clickOn('.site-footer a[href="/about/"]');
    await arriveAt(page, '/about/');
    expect(await scrollTop(page), 'px that the new page is scrolled').toBe(0);
    await mark(page);
    for (const { go, path } of [
      { go: page.back, path: '/' },
      { go: page.forward, path: '/about/' },
    ]) {
      await go();
      await arriveAt(page, path);
      expect(await isSame(page), `${path} is the same`).toBe(true);
    }
  });

  test('the policy refuses what was slipped into a page', async () => {
    const { origin, outside, foreign } = server();
    const harm = "document.title = 'slipped in'";
    const slipped = `<script>${harm}</script><script src="${outside}/x.js"></script><base href="${outside}/">
      <img src="/404.html" onerror="${harm}"><img src="${outside}/x.png"><object data="${outside}/"></object>`;
    const page = await open('/about/', { html: (text) => text.replace('<main', `${slipped}<main`) });
    expect(await page.run(() => document.title)).not.toBe('slipped in');
    expect(await page.run(() => document.baseURI)).toBe(`${origin}/about/`);
    expect(foreign).toEqual([]);
  });

  test.each(onePageOfEachKind)(
    'where the signal is lost within the HTML, what has come of %s reads and calls',
    async (path) => {
      let words = 0;
      for (const part of [0.02, 0.25, 0.5, 0.75]) {
        const page = await open(path, {
          ...{ width: 390, height: 844 },
          html: (html) => {
            const start = html.indexOf('</header>');
            return html.slice(0, Math.round(start + (html.length - start) * part));
          },
          // No script, font or picture comes.
          answer: ({ url = '' }, response) => {
            if (!url.endsWith('/')) response.destroy();
            return !url.endsWith('/');
          },
        });
        await expectWhole(page, `cut at ${part}`);
        const read = await page.run(() => document.body.innerText.length);
        // A part of the page may be all drawing.
        expect(read, `letters of ${path}, cut at ${part}`).toBeGreaterThanOrEqual(words);
        words = read;
      }
      expect(words, `letters of three quarters of ${path}`).toBeGreaterThan(500);
    },
  );
});
