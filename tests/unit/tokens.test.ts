import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { contrast } from '../../site/styles/color.ts';
import { pageColors } from '../../site/styles/palette.ts';

describe('the palette', () => {
  test('has every color of the site', () => {
    const color = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;
    const files = ['site', 'build/edit'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
    const styled = files.filter((file) => /\.(?:css|tsx?)$/.test(file) && file !== 'site/styles/palette.ts');
    const found = styled.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => line.match(color)?.map((match) => `${file}:${index + 1}: ${match}`) ?? []),
    );
    expect(found).toEqual([]);
  });

  type Name = keyof typeof pageColors;
  test.each<[ink: Name, least: number, grounds: Name[]]>([
    ['ink', 7, ['surface', 'raised', 'sky', 'land', 'road', 'toll-road', 'shoulder', 'verge']],
    ['white', 7, ['asphalt', 'midnight', 'sign-red', 'sign-green']],
    // The chosen place of the road, which is asphalt, must stand out from the others.
    ['asphalt', 1.3, ['road', 'toll-road', 'shoulder', 'verge']],
    ['muted', 4.5, ['raised']],
    ['link', 4.5, ['raised']],
    ['success', 4.5, ['surface', 'raised']],
    ['error', 4.5, ['raised']],
    ['muted', 7, ['surface']],
    ['link', 7, ['surface']],
    ['error', 7, ['surface']],
    ['edge', 3, ['surface']],
  ])('has %s with a contrast of %d:1 or more, by day and by night', (ink, least, grounds) => {
    const pairs = grounds.flatMap((ground) =>
      (['day', 'night'] as const).map((light) => ({
        on: `${ground} by ${light}`,
        contrast: contrast(pageColors[ink][light], pageColors[ground][light]),
      })),
    );
    expect(pairs.filter((pair) => pair.contrast < least)).toEqual([]);
  });
});

/** The root's sizes on a wide screen and on paper, which scale all others. */
const ofRoot = ['elements.css: font-size: 112.5%', 'print.css: font-size: 8.8pt'];
/** Lettering in a drawing is in the drawing's own units. */
const isSize = (value: string) => /var\(--size-[\w-]+\)|^inherit$|^(?:700 )?\d+px\b/.test(value);
/** A corner is round as all are or as a sign's, square as paper's, or a circle. */
const isCorner = (value: string) => /^(?:(?:var\(--radius(?:-sign)?\)|0|50%|inherit)\s?)+$/.test(value);

test('every type size and corner in a style sheet is a token', () => {
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
