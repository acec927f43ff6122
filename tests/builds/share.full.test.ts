import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../build/assets/asset.ts';
import { type Font, subsetFont } from '../../build/assets/fonts.ts';
import { ShareDrawing, shareSize } from '../../build/assets/share/share-drawing.tsx';
import type { ShareCard, SharePicture } from '../../build/route.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { hasGlyph, headingFont } from '../../site/styles/heading-font.ts';
import { glyphsOf } from '../setup/glyphs.ts';
import { business, businessWith, pagesOf } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

let font: Font;
const folder = temporaryFolder('share');

/** The font as files, for the drawing library. */
const lettersOf = ({ trueTypes }: Font) =>
  trueTypes.map((body) => {
    const file = join(folder, `${contentHash(body)}.ttf`);
    writeFileSync(file, body);
    return file;
  });

beforeAll(async () => {
  font = await subsetFont(headingFont, '/');
});

/** Draws a card or a scene with these fonts only. */
const draw = (svg: string, fontFiles: string[] = []) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: shareSize.width }, font: { loadSystemFonts: false, fontFiles } });

const svgOf = (card: ShareCard, picture: SharePicture) =>
  renderToStaticMarkup(createElement(ShareDrawing, { card, font, picture }));

test('accepts names in exactly the characters that the font has', async () => {
  const everything = Array.from({ length: 0x2_fff }, (_, code) => String.fromCodePoint(code + 0x20));
  const drawable = everything.filter(hasGlyph);
  expect(drawable.length, 'characters').toBeGreaterThan(700);
  const files = headingFont.files.map(({ module }) => ({ module, glyphs: /[\p{L}\p{N}\p{P}\p{S} \u00A0]/u }));
  const cuts = files.map((file) => subsetFont({ ...headingFont, files: [file], characters: everything.join('') }, '/'));
  const glyphs = new Set((await Promise.all(cuts)).flatMap((cut) => [...glyphsOf(cut)]));
  const printable = everything.filter((character) => glyphs.has(character.codePointAt(0) ?? 0));
  expect(drawable).toEqual(printable);
});

describe('words on share pictures keep their margins and stay off the drawing', () => {
  const facts = {
    'the sample facts': business,
    'long names': businessWith({
      name: 'Howell & Sons Wrecker and Recovery Works',
      township: 'West Long-Branchborough-on-Sea',
    }),
    'the widest names': businessWith({ name: 'W'.repeat(60), township: 'M'.repeat(30) }),
  };

  test.each(Object.entries(facts))('with %s', (_, of) => {
    const card = { ...siteMeta(of).share, scene: () => createElement('g') };
    for (const page of pagesOf(of)) {
      const { share } = page.meta;
      const box = draw(svgOf(card, share), lettersOf(font)).innerBBox();
      if (!box) throw new Error(`${page.path} has no words.`);
      expect(box.x, `the left of the words of ${page.path}`).toBeGreaterThanOrEqual(60);
      expect(box.y, `the top of the words of ${page.path}`).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width, `the right of the words of ${page.path}`).toBeLessThanOrEqual(shareSize.width - 60);
      expect(box.y + box.height, `the bottom of the words of ${page.path}`).toBeLessThanOrEqual(card.sky(share.scene));
    }
  });
});
