import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../build/assets/asset.ts';
import { subsetFont } from '../../build/assets/fonts.ts';
import { filesIn } from '../../build/files-in.ts';
import { headingFont } from '../../site/styles/heading-font.ts';
import { type BuiltPage, site } from '../setup/built.ts';
import { glyphsOf } from '../setup/glyphs.ts';
import { businessWith, contentFor } from '../setup/pages.ts';

const content = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

describe('the pictures for sharing', () => {
  const pages = site.pages();

  test.each(pages)('$path has one of 1200 by 630 pixels and under 100 KB, with matching tags', async (page) => {
    const address = content(page, 'og:image') ?? '';
    const png = readFileSync(site.fileAt(address) ?? '');
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length, `bytes of ${address}`).toBeLessThan(100_000);
    expect([content(page, 'og:image:width'), content(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(content(page, 'og:image:type')).toBe('image/png');
    expect(content(page, 'og:image:alt')).toContain(site.business.name);
    // Hosts cache it forever, so its name has a hash.
    expect(address).toBe(site.address(`/assets/share-${contentHash(png)}.png`));
  });

  test('differ from page to page', () => {
    expect(new Set(pages.map((page) => content(page, 'og:image'))).size).toBe(pages.length);
  });
});

test('a name with other letters gets their glyphs in extra font files', async () => {
  const letters =
    headingFont.characters + contentFor(businessWith({ name: 'Łukasz & Żółć Nguyễn', township: 'Łódź' })).letters;
  const plain = await subsetFont(headingFont, '/');
  const cut = await subsetFont({ ...headingFont, characters: letters }, '/');
  expect([...new Set(letters)].filter((letter) => !glyphsOf(cut).has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(glyphsOf(plain)).not.toContain(0x141);
  expect(cut.files).toHaveLength(3);
  for (const { path, body } of cut.files) {
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
