import { expect, test } from 'vitest';
import { subsetFont } from '../../build/assets/fonts.ts';
import { letteringOf } from '../../build/assets/lettering.ts';
import { headingFont } from '../../site/styles/heading-font.ts';

const { trueTypes } = await subsetFont({ ...headingFont, characters: 'FreholdAWŁ' }, '/');
const lettering = await letteringOf(trueTypes);

test('words are outlines that lie within their width, on the base line', () => {
  const { d, width } = lettering('Freehold', 100);
  const numbers = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(numbers.length).toBeGreaterThan(50);
  for (const { x, y } of numbers) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeLessThanOrEqual(3);
    expect(y).toBeGreaterThanOrEqual(-80);
  }
});

test('letters are as near to each other as the font wants them', () => {
  expect(lettering('AW', 100).width).toBeLessThan(lettering('A', 100).width + lettering('W', 100).width);
});

test('a letter that the main file lacks comes from the file that has it', () => {
  expect(trueTypes).toHaveLength(2);
  expect(lettering('Ł', 100).d).not.toBe(lettering('?', 100).d);
});

test('a font that lies in the middle of other bytes draws the same', async () => {
  const inPool = trueTypes.map((bytes) => Buffer.concat([Buffer.alloc(99), bytes]).subarray(99));
  expect((await letteringOf(inPool))('Freehold', 100)).toEqual(lettering('Freehold', 100));
});
