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
    // Each place of the road is to be told from the one that is chosen.
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
