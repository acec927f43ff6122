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

  test('the number is a sign across a phone’s column and at most half of the grid, in its own lettering on a first visit, and never wider than the sign', async () => {
    const page = await engine.open('/es/', { width: 360, height: 780 });
    const lettering = () =>
      page.run(() => [...document.fonts].find(({ family }) => /^"?Overpass"?$/.test(family))?.status);
    await expect.poll(lettering).toBe('loaded');
    // Where a scrollbar takes room it takes 12 px of them.
    const widths = Object.entries({ 340: [280, 310], 360: [300, 330], 1280: [460, 564], 1920: [460, 564] });
    for (const [size, digits] of Object.entries({ '100%': '555-0142', '200%': '000-0000' }))
      for (const [width, [least = 0, most = 0]] of widths) {
        await page.resize(Number(width), 780);
        const [sign, height, left, right] = await page.run(
          (text, zoom) => {
            document.documentElement.style.fontSize = zoom;
            const link = document.querySelector('.lit-sign') as Element;
            const line = link.querySelector('text:last-of-type') as SVGTextElement;
            line.textContent = text;
            const [outer, inner] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
            return [outer.width, inner.height, inner.left - outer.left, outer.right - inner.right] as const;
          },
          digits,
          size,
        );
        const place = `${digits} at ${width} px, ${size}`;
        expect(sign, `px of the sign with ${place}`).toBeGreaterThanOrEqual(least);
        expect(sign, `px of the sign with ${place}`).toBeLessThanOrEqual(most);
        expect(height, `the height of ${place}`).toBeGreaterThan(55);
        expect(Math.min(left, right), `px beside ${place} on the sign`).toBeGreaterThan(6);
      }
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
