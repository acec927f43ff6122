import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';

/** Of the root, by which the screen of a desk and a sheet of paper set all others. */
const ofRoot = ['elements.css: font-size: 112.5%', 'print.css: font-size: 9pt'];
/** Lettering in a drawing is in the drawing's own units. */
const isSize = (value: string) => /var\(--size-[\w-]+\)|^inherit$|^(?:700 )?\d+px\b/.test(value);
/** A corner is round as all are or as a sign's, square as paper's, or a circle. */
const isCorner = (value: string) => /^(?:(?:var\(--radius(?:-sign)?\)|0|50%|inherit)\s?)+$/.test(value);

test('no size of type and no corner in a style sheet is anything but one of the tokens', () => {
  const found = filesIn('site')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const declarations = readFileSync(`site/${file}`, 'utf8').matchAll(/\b(font(?:-size)?|border-radius): ([^;]+);/g);
      return Array.from(declarations, ([whole, property, value = '']) => ({
        said: `${file}: ${whole.slice(0, -1)}`,
        isToken: property === 'border-radius' ? isCorner(value) : isSize(value),
      }));
    })
    .flatMap(({ said, isToken }) => (isToken || ofRoot.some((one) => said.endsWith(one)) ? [] : [said]));
  expect(found).toEqual([]);
});
