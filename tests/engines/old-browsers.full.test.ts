import { describe, expect, test } from 'vitest';
import { type EngineName, inEngines, onePageOfEachKind } from './engines.ts';
import { callsOn, faultsOf, scrollToPart } from './looks.ts';
import { features, lackedBy, lacking, oldBrowsers } from './old-browsers.ts';
import type { Page } from './tab.ts';

const engineOf = { Safari: 'WebKit', Chrome: 'Chromium', Firefox: 'Firefox' } as const satisfies Record<
  string,
  EngineName
>;
const said = (page: Page) => page.run(() => document.querySelector('main')?.innerText.replace(/\s+/g, ' '));
const openAnswers = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('.accordion details')].flatMap((each, index) =>
      each.open ? [index] : [],
    ),
  );

test.each(Object.entries(features))('a page without %s is another page', (_, { without }) => {
  const page = `<head><style>a:has(b){gap:0}@supports not selector(:popover-open){a{b:c}}p{text-wrap:pretty;rotate:1deg;max-height:9dvh;overscroll-behavior:contain;size-adjust:9%}d::details-content{e:f}@supports (timeline-scope:--call){a{b:c}}@supports (overflow:clip){a{b:c}}</style></head><details name="x">
    <nav popover="auto"><script type="speculationrules">{}</script>`;
  expect(without(page)).not.toBe(page);
});

describe.each(oldBrowsers)('as in %s %s', (maker, version) => {
  const lost = lackedBy(maker, version);
  inEngines([engineOf[maker]], (engine) => {
    test.each(onePageOfEachKind)(
      'no word of %s is lost, on a phone and on a wide screen, and a call link is on the screen',
      async (path) => {
        const words = await said(await engine.open(path, { width: 390, height: 844 }));
        const page = await engine.open(path, { width: 390, height: 844, html: lacking(...lost) });
        expect(await said(page)).toBe(words);
        for (const [width, height] of [
          [390, 844],
          [1280, 800],
        ] as const) {
          await page.resize(width, height);
          expect(await faultsOf(page)).toEqual([]);
          for (const part of [0, 0.5, 1]) {
            await scrollToPart(page, part);
            expect(await callsOn(page)).toBeGreaterThan(0);
          }
        }
      },
    );

    test('menu, services, answers and links work', async () => {
      const page = await engine.open('/', { width: 390, height: 844, html: lacking(...lost) });
      if (!lost.includes('popover')) await page.tapOn('.site-menu__button');
      await page.tapOn('[data-services-menu] summary');
      await expect.poll(() => page.run(() => document.querySelector('details')?.open)).toBe(true);
      await page.tapOn('[data-services-menu] a[href="/services/flatbed-towing/"]');
      await expect.poll(() => page.run(() => location.pathname).catch(() => '')).toBe('/services/flatbed-towing/');
      await expect.poll(() => page.run(() => document.readyState).catch(() => '')).toBe('complete');
      for (const answer of [0, 1]) {
        await page.tapOn(`.accordion details:nth-child(${answer + 1}) summary`);
        await expect.poll(() => openAnswers(page)).toEqual([answer]);
      }
    });
  });
});
