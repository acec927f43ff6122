import { describe, expect, test } from 'vitest';
import { inEngines, onePageOfEachKind } from './engines.ts';
import { expectWhole } from './expectations.ts';

/** The ways in which a visitor makes text larger without making the page larger. */
const ways = {
  'the size of the root doubled': () => document.documentElement.style.setProperty('font-size', '200%'),
  // What a phone's own setting does: every size of text, and no length.
  'the size of all text doubled': () => {
    const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => !element.closest('svg'));
    for (const element of texts) element.style.removeProperty('font-size');
    const sizes = texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of texts.entries()) element.style.fontSize = `${2 * (sizes[index] ?? 0)}px`;
  },
};
const screens = [
  [320, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

inEngines(({ name, open }) => {
  // WebKit's window does not become smaller.
  const least = name === 'WebKit' ? 334 : 320;

  describe.each(Object.entries(ways))('with %s', (_, enlarge) => {
    test.each(onePageOfEachKind)('every word of %s is there, and a call link', async (path) => {
      const page = await open(path);
      for (const [width, height] of screens) {
        await page.resize(Math.max(least, width), height);
        // Again, as sizes in parts of the screen are other ones now.
        await page.run(enlarge);
        await expectWhole(page, `${width} px`);
        const bar = await page.run(() => (document.querySelector('.call-bar')?.clientHeight ?? 0) / innerHeight);
        expect(bar, `${width} px: the call bar`).toBeLessThanOrEqual(0.25);
      }
    });
  });

  test.each(onePageOfEachKind)(
    'zoomed to four times its size, every word of %s is there, and a call link',
    async (path) => {
      // A window of 1280 by 1024 px shows no more than this then.
      await expectWhole(await open(path, { width: least, height: 256 }));
    },
  );
});
