import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { contrast } from '../../site/styles/color.ts';
import { headingFont } from '../../site/styles/heading-font.ts';
import { pageColors } from '../../site/styles/palette.ts';
import { business } from '../setup/pages.ts';

/** What matches in the style sheets and code of the site and of the form, a line each, and where. */
const found = (pattern: RegExp, isWanted: (file: string) => boolean = () => true) =>
  ['site', 'build/edit']
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && isWanted(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(pattern)].map(([match, ...groups]) => ({
            place: `${file}:${index + 1}: ${match}`,
            groups,
          })),
        ),
    );
const placesOf = (matches: ReturnType<typeof found>) => matches.map(({ place }) => place);

test('the palette has every color of the site', () => {
  const color = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/gi;
  expect(placesOf(found(color, (file) => file !== 'site/styles/palette.ts'))).toEqual([]);
});

test('no property is read that is set nowhere', () => {
  const isOfSite = (file: string) => file.startsWith('site/');
  const set = new Set(found(/(--[\w-]+)['"]?\s*:/g, isOfSite).map(({ groups: [name] }) => name));
  for (const [, name] of siteMeta(business).colors.matchAll(/(--[\w-]+):/g)) set.add(name);
  // The build sets it.
  set.add(headingFont.property);
  const read = found(/var\(\s*(--[\w-]+)\s*\)/g, isOfSite);
  expect(placesOf(read.filter(({ groups: [name] }) => !set.has(name)))).toEqual([]);
});

/** Of the root, by which the screen of a desk and a sheet of paper set all others. */
const ofRoot = /(?:elements\.css:\d+: font-size: 112\.5%|print\.css:\d+: font-size: 9pt);$/;
/** Lettering in a drawing is in the drawing's own units. */
const isSize = /var\(--size-[\w-]+\)|^inherit$|^(?:700 )?\d+px\b/;
/** A corner is round as all are or as a sign's, square as paper's, or a circle. */
const isCorner = /^(?:(?:var\(--radius(?:-sign)?\)|0|50%|inherit)\s?)+$/;

test('no size of type and no corner in a style sheet is anything but one of the tokens', () => {
  const isSheet = (file: string) => file.startsWith('site/') && file.endsWith('.css');
  const declared = found(/\b(font(?:-size)?|border-radius): ([^;]+);/g, isSheet);
  const others = declared.filter(
    ({ groups: [property, value = ''] }) => !(property === 'border-radius' ? isCorner : isSize).test(value),
  );
  expect(placesOf(others).filter((place) => !ofRoot.test(place))).toEqual([]);
});

test('the tokens are six sizes of text, and that of the sign’s figures, larger on a wide screen', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8').matchAll(/--size-(\w+): (?:min\()?([\d.]+)rem/g);
  const onPhone = ['small 15', 'body 17', 'large 20', 'figure 24', 'h2 28', 'h1 36', 'sign 36'];
  const wider = ['body 18', 'h2 32', 'h1 48', 'sign 44'];
  expect(Array.from(tokens, ([, name, rem]) => `${name} ${16 * Number(rem)}`)).toEqual([...onPhone, ...wider]);
});

type Name = keyof typeof pageColors;
test.each<[ink: Name, least: number, grounds: Name[]]>([
  ['ink', 7, ['surface', 'raised', 'sky', 'land', 'road', 'toll-road', 'shoulder', 'verge']],
  ['white', 7, ['asphalt', 'midnight', 'chosen', 'sign-red', 'sign-green']],
  // Each place of the road is to be told from the one that is chosen.
  ['chosen', 1.3, ['road', 'toll-road', 'shoulder', 'verge']],
  ['muted', 4.5, ['raised']],
  ['link', 4.5, ['raised']],
  ['success', 4.5, ['surface', 'raised']],
  ['error', 4.5, ['raised']],
  ['muted', 7, ['surface']],
  ['link', 7, ['surface']],
  ['error', 7, ['surface']],
  ['edge', 3, ['surface']],
])('the palette has %s with a contrast of %d:1 or more, by day and by night', (ink, least, grounds) => {
  const pairs = grounds.flatMap((ground) =>
    (['day', 'night'] as const).map((light) => ({
      on: `${ground} by ${light}`,
      contrast: contrast(pageColors[ink][light], pageColors[ground][light]),
    })),
  );
  expect(pairs.filter((pair) => pair.contrast < least)).toEqual([]);
});
