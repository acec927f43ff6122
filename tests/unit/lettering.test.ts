import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { subsetFont } from '../../build/assets/fonts.ts';
import { letteringOf } from '../../build/assets/lettering.ts';
import { headingFont } from '../../site/styles/heading-font.ts';

const { trueTypes } = await subsetFont({ ...headingFont, characters: 'FreholdAWŁ' }, '/');
const lettering = await letteringOf(trueTypes);

test('words become outlines on the baseline, within their width', () => {
  const { d, width } = lettering('Freehold', 100);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000"><path d="${d}"/></svg>`;
  const box = new Resvg(svg).innerBBox();
  expect([box?.x, box?.y].map((value) => Math.round(value ?? 0))).toEqual([8, -73]);
  expect(box?.width).toBeLessThan(width);
  expect(box?.width).toBeGreaterThan(width - 20);
  expect(box?.height).toBeLessThan(80);
});

test('takes a letter that the main file lacks from another file', () => {
  expect(trueTypes).toHaveLength(2);
  expect(lettering('Ł', 100).d).not.toBe(lettering('W', 100).d);
});

test('refuses a letter that no file has', () => {
  expect(() => lettering('東京', 100)).toThrow('The font of pictures has no 東. Write “東京” in other letters.');
});
