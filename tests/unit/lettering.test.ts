import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { subsetFont } from '../../build/assets/fonts.ts';
import { letteringOf } from '../../build/assets/lettering.ts';
import { headingFont } from '../../site/styles/heading-font.ts';

const { trueTypes } = await subsetFont({ ...headingFont, characters: 'FreholdAWŁ' }, '/');
const lettering = await letteringOf(trueTypes);

test('words are outlines that lie within their width, on the base line', () => {
  const { d, width } = lettering('Freehold', 100);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000"><path d="${d}"/></svg>`;
  const box = new Resvg(svg).innerBBox();
  expect([box?.x, box?.y].map((value) => Math.round(value ?? 0))).toEqual([8, -73]);
  expect(box?.width).toBeLessThan(width);
  expect(box?.width).toBeGreaterThan(width - 20);
  expect(box?.height).toBeLessThan(80);
});

test('letters are as near to each other as the font wants them', () => {
  expect(lettering('AW', 100).width).toBeLessThan(lettering('A', 100).width + lettering('W', 100).width);
});

test('a letter that the main file lacks comes from the file that has it', () => {
  expect(trueTypes).toHaveLength(2);
  expect(lettering('Ł', 100).d).not.toBe(lettering('?', 100).d);
});

test('a font that is in the middle of other bytes draws the same', async () => {
  const inPool = trueTypes.map((bytes) => Buffer.concat([Buffer.alloc(99), bytes]).subarray(99));
  expect((await letteringOf(inPool))('Freehold', 100)).toEqual(lettering('Freehold', 100));
});
