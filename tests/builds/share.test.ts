import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { Blob, Face } from 'harfbuzzjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../build/assets/asset.ts';
import { type Font, subsetFont } from '../../build/assets/fonts.ts';
import { ShareDrawing, shareSize } from '../../build/assets/share-pictures.tsx';
import { filesIn } from '../../build/files-in.ts';
import type { ShareCard, SharePicture } from '../../build/route.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { hasGlyph, headingFont } from '../../site/styles/heading-font.ts';
import { type BuiltPage, site } from '../setup/built.ts';
import { business, businessWith, contentFor, pagesOf } from '../setup/pages.ts';

/** The code points that a subset font's files have glyphs for. */
const glyphsOf = ({ trueTypes }: Font): Set<number> =>
  new Set(trueTypes.flatMap((file) => [...new Face(new Blob(new Uint8Array(file).buffer)).collectUnicodes()]));
const plain = await subsetFont(headingFont, '/');

const content = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

describe('the pictures for sharing', () => {
  const { pages } = site;

  test.each(pages)('$path has one of 1200 by 630 pixels and under 100 KB, with matching tags', async (page) => {
    const address = content(page, 'og:image') ?? '';
    const png = readFileSync(join(site.folder, address.slice(business.url.length)));
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length, `bytes of ${address}`).toBeLessThan(100_000);
    expect([content(page, 'og:image:width'), content(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(content(page, 'og:image:alt')).toContain(business.name);
    // Hosts cache it forever, so its name has a hash.
    expect(address).toBe(`${business.url}assets/share-${contentHash(png)}.png`);
  });

  test('differ from page to page', () => {
    expect(new Set(pages.map((page) => content(page, 'og:image'))).size).toBe(pages.length);
  });
});

test('the font is one file of about 11 KB, and a name with other letters gets their glyphs in extra files', async () => {
  const letters =
    headingFont.characters + contentFor(businessWith({ name: 'Łukasz & Żółć Nguyễn', township: 'Łódź' })).letters;
  const cut = await subsetFont({ ...headingFont, characters: letters }, '/');
  expect([...new Set(letters)].filter((letter) => !glyphsOf(cut).has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(glyphsOf(plain)).not.toContain(0x141);
  expect([plain.files.length, cut.files.length]).toEqual([1, 3]);
  for (const { path, body } of [...plain.files, ...cut.files]) {
    expect(body.length, `bytes of ${path}`).toBeGreaterThan(500);
    expect(body.length, `bytes of ${path}`).toBeLessThan(12_000);
  }
  expect(cut.face.match(/src:url/g)).toHaveLength(3);
  expect(cut.face).toContain(';unicode-range:U+107,U+141,U+142,U+17a,U+17b}');
  expect(plain.face).not.toContain('unicode-range');
});

test('the font’s license is published with the font', () => {
  const [license = '', ...others] = filesIn(site.folder).filter((name) => name.includes('license'));
  expect(others).toEqual([]);
  expect(site.read(license)).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
});

const svgOf = (card: ShareCard, picture: SharePicture) =>
  renderToStaticMarkup(createElement(ShareDrawing, { card, lettering: plain.lettering, picture }));

test('the words of a picture are as they were when they were last looked at', () => {
  const card = { ...siteMeta(business).share, scene: () => createElement('g') };
  const picture = { scene: 'flatbed-towing', headline: 'Howell Township’s most trusted towing service', alt: '' };
  expect(contentHash(svgOf(card, picture))).toMatchInlineSnapshot(`"dcd06c35"`);
});

test.runIf(process.env.FULL)('names may have exactly the characters that the font has', async () => {
  const everything = Array.from({ length: 0x2_fff }, (_, code) => String.fromCodePoint(code + 0x20));
  const drawable = everything.filter(hasGlyph);
  expect(drawable.length, 'characters').toBeGreaterThan(700);
  const files = headingFont.files.map(({ module }) => ({ module, glyphs: /[\p{L}\p{N}\p{P}\p{S} \u00A0]/u }));
  const cuts = files.map((file) => subsetFont({ ...headingFont, files: [file], characters: everything.join('') }, '/'));
  const glyphs = new Set((await Promise.all(cuts)).flatMap((cut) => [...glyphsOf(cut)]));
  const printable = everything.filter((character) => glyphs.has(character.codePointAt(0) ?? 0));
  expect(drawable).toEqual(printable);
});

const sized = {
  'the sample facts': business,
  'long names': businessWith({
    name: 'Howell & Sons Wrecker and Recovery Works',
    township: 'West Long-Branchborough-on-Sea',
  }),
  'the widest names': businessWith({ name: 'W'.repeat(60), township: 'M'.repeat(30) }),
};

test.runIf(process.env.FULL).each(Object.entries(sized))(
  'words on share pictures keep their margins and stay off the drawing, with %s',
  (_, of) => {
    const card = { ...siteMeta(of).share, scene: () => createElement('g') };
    for (const page of pagesOf(of)) {
      const { share } = page.meta;
      const box = new Resvg(svgOf(card, share), { font: { loadSystemFonts: false } }).innerBBox();
      if (!box) throw new Error(`${page.path} has no words.`);
      expect(box.x, `the left of the words of ${page.path}`).toBeGreaterThanOrEqual(60);
      expect(box.y, `the top of the words of ${page.path}`).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width, `the right of the words of ${page.path}`).toBeLessThanOrEqual(shareSize.width - 60);
      expect(box.y + box.height, `the bottom of the words of ${page.path}`).toBeLessThanOrEqual(card.sky(share.scene));
    }
  },
);
