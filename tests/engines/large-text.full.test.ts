import { describe, expect, test } from 'vitest';
import { type Engine, engineNames, inEngines, onePageOfEachKind } from './engines.ts';
import { callsOn, faultsOf, scrollToPart } from './looks.ts';
import type { Changes } from './stage.ts';
import type { Page } from './tab.ts';

const heights: Record<number, number> = { 320: 640, 360: 740, 390: 844, 768: 1024, 1280: 800 };
/** WebKit's window does not become smaller. */
const widthsIn = ({ name }: Engine) =>
  Object.keys(heights).map((width) => (name === 'WebKit' ? Math.max(334, Number(width)) : Number(width)));

// Every size of text is doubled, and no length: what a phone's own setting does.
const doubleTexts = () => {
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => !element.closest('svg'));
  const sizes = texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of texts.entries()) element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
};

/** The ways in which a visitor makes text larger without making the page larger. */
const ways: [way: string, enlarge: () => void, changes: Changes][] = [
  [
    'the size of the root doubled',
    () => {
      document.documentElement.style.fontSize = '200%';
    },
    {},
  ],
  ['the size of all text doubled', doubleTexts, {}],
  [
    'the size of all text doubled and the font lost',
    doubleTexts,
    {
      answer: ({ url }, response) => {
        if (!url?.endsWith('.woff2')) return false;
        response.destroy();
        return true;
      },
    },
  ],
];

async function expectWhole(page: Page, what: string): Promise<void> {
  expect([what, await faultsOf(page)]).toEqual([what, []]);
  const bar = await page.run(() => (document.querySelector('.call-bar')?.clientHeight ?? 0) / innerHeight);
  expect(bar, `${what}: the call bar`).toBeLessThanOrEqual(0.25);
  for (const part of [0, 0.5, 1]) {
    await scrollToPart(page, part);
    expect(await callsOn(page), `${what}: call links on the screen`).toBeGreaterThan(0);
  }
  await scrollToPart(page, 0);
}

inEngines(engineNames, (engine) => {
  describe.each(ways)('with %s', (_, enlarge, changes) => {
    test.each(onePageOfEachKind)('every word of %s is there, and a call link', async (path) => {
      const [first = 320] = widthsIn(engine);
      const page = await engine.open(path, { width: first, height: heights[first] ?? 640, ...changes });
      await page.run(enlarge);
      for (const width of widthsIn(engine)) {
        await page.resize(width, heights[width] ?? 640);
        // Sizes in parts of the screen are other ones now.
        if (enlarge === doubleTexts && width !== first) {
          await page.go(engine.stage.origin + path);
          await page.run(enlarge);
        }
        await expectWhole(page, `${path} at ${width} px`);
      }
    });
  });

  test.each(onePageOfEachKind)(
    'zoomed to four times its size, every word of %s is there, and a call link',
    async (path) => {
      // A window of 1280 by 1024 px shows no more than this then.
      const page = await engine.open(path, { width: widthsIn(engine)[0] ?? 320, height: 256 });
      expect(await faultsOf(page)).toEqual([]);
      for (const part of [0, 0.5, 1]) {
        await scrollToPart(page, part);
        expect(await callsOn(page)).toBeGreaterThan(0);
      }
    },
  );
});
