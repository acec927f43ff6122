import { expect, test } from 'vitest';
import { inEngines } from './engines.ts';
import { arriveAt } from './expectations.ts';
import { withoutPolicy } from './fixture-server.ts';
import type { Page } from './tab.ts';

/** Where engines have differed and pages seldom change. */

const scrollTop = (page: Page) => page.run(() => scrollY);
const scrollFar = (page: Page) => page.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
/** Marks the document, to recognize a reload. */
const mark = (page: Page) => page.run(() => document.documentElement.setAttribute('data-same', ''));
const isSame = (page: Page) => page.run(() => document.documentElement.hasAttribute('data-same'));

inEngines((engine) => {
  test('on a phone with a notch, held sideways, nothing is under it on either side', async () => {
    const html = (text: string) => withoutPolicy(text).replace(/env\(safe-area-inset-(?:left|right)\)/g, '59px');
    const page = await engine.open('/', { width: 844, height: 390, html });
    const [first, last] = await page.run(() => {
      const boxes = [...document.querySelectorAll('.layout :is(h1, h2, p, li, a, button)')]
        .filter((element) => element.checkVisibility() && !element.closest('.skip-link, .toasts'))
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
    expect(first, 'the left of the first word').toBeGreaterThanOrEqual(59);
    expect(last, 'the right of the last word').toBeLessThanOrEqual(844 - 59);
  });

  test('a link to the open page scrolls to its top; back and forward keep both pages alive', async () => {
    const page = await engine.open('/');
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
    await page.back();
    await arriveAt(page, '/');
    expect(await isSame(page), 'home is the same after going back').toBe(true);
    await page.forward();
    await arriveAt(page, '/about/');
    expect(await isSame(page), 'the page about the company is the same after going forward').toBe(true);
  });

  test('the policy refuses what was slipped into a page', async () => {
    const { open, server } = engine;
    const harm = "document.title = 'slipped in'";
    const slipped = `<script>${harm}</script><script src="${server.outside}/x.js"></script><base href="${server.outside}/">
      <img src="/404.html" onerror="${harm}"><img src="${server.outside}/x.png"><object data="${server.outside}/"></object>`;
    const page = await open('/about/', { html: (text) => text.replace('<main', `${slipped}<main`) });
    expect(await page.run(() => document.title)).not.toBe('slipped in');
    expect(await page.run(() => document.baseURI)).toBe(`${server.origin}/about/`);
    expect(server.foreign).toEqual([]);
  });
});
