import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../build/assets/content-hash.ts';
import { cutFont, type Font } from '../build/assets/fonts.ts';
import { ShareCard, shareSize } from '../build/assets/share-card.tsx';
import { sharePictures } from '../build/assets/share-pictures.tsx';
import { evenLines } from '../build/assets/typesetting.ts';
import { filesIn } from '../build/files-in.ts';
import type { SharePicture } from '../build/route.ts';
import { palette } from '../site/scenes/palette.ts';
import { headingFont } from '../site/styles/heading-font.ts';
import { type BuiltPage, sites } from './setup/built.ts';
import { business, businessWith, nameOf, pagesOf } from './setup/pages.ts';

let font: Font;
const folder = mkdtempSync(join(tmpdir(), 'share-'));
const letters = join(folder, 'letters.ttf');
beforeAll(async () => {
  font = await cutFont(headingFont, '/');
  writeFileSync(letters, font.trueTypes[0] ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A card, or a scene, drawn by itself; `fontFiles` are the only letters there are. */
const draw = (svg: string, fontFiles: string[] = []) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: shareSize.width }, font: { loadSystemFonts: false, fontFiles } });

const cardOf = (share: SharePicture) => renderToStaticMarkup(createElement(ShareCard, { share, font }));

const content = ({ document }: BuiltPage, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

describe.each(sites)('the pictures of %s', (_, site) => {
  const pages = site.pages();

  test.each(pages)('$path has one of 1200 by 630, under 100 KB, and its tags tell the same', async (page) => {
    const address = content(page, 'og:image') ?? '';
    const png = readFileSync(site.fileAt(address) ?? '');
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length).toBeLessThan(100_000);
    expect([content(page, 'og:image:width'), content(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(content(page, 'og:image:type')).toBe('image/png');
    expect(content(page, 'twitter:image')).toBe(address);
    expect(content(page, 'og:image:alt')).toContain(site.business.name);
    expect(content(page, 'twitter:image:alt')).toBe(content(page, 'og:image:alt'));
    // Hosts keep it forever, so its name changes with what it shows.
    expect(address).toBe(site.address(`/assets/share-${contentHash(png)}.png`));
  });

  test('are different ones', () => {
    expect(new Set(pages.map((page) => content(page, 'og:image'))).size).toBe(15);
  });
});

const [, site] = sites[0] ?? [];

describe('the letters are Overpass', () => {
  const file = site?.fileAt(content(site.pages()[0] as BuiltPage, 'og:image') ?? '');
  const [home] = pagesOf(business);

  /** The share of pixels that differ from the built picture by more than its palette explains. */
  async function difference(fontFiles: string[]) {
    if (!home) throw new Error('There is no home page.');
    const built = await sharp(file).removeAlpha().raw().toBuffer();
    const card = draw(cardOf(home.meta.share), fontFiles).render().asPng();
    const drawn = await sharp(card).removeAlpha().raw().toBuffer();
    return built.filter((value, index) => Math.abs(value - (drawn[index] ?? 0)) > 60).length / built.length;
  }

  test('a card drawn with no other letters at hand looks like the built one', async () => {
    expect(await difference([letters])).toBeLessThan(0.001);
  });

  test('and one without letters does not', async () => {
    expect(await difference([])).toBeGreaterThan(0.01);
  });
});

test('the font’s license goes wherever the font goes', () => {
  const names = filesIn(site?.folder ?? '');
  expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(1);
  const [license = '', ...others] = names.filter((name) => name.includes('license'));
  expect(others).toEqual([]);
  expect(site?.read(license)).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
});

describe('the words keep their margins and stay off the drawing', () => {
  const facts = {
    'the sample facts': business,
    'long names': businessWith({
      name: 'Howell & Sons Wrecker and Recovery Works',
      township: 'West Long-Branchborough-on-Sea',
    }),
    'the widest names': businessWith({ name: 'W'.repeat(40), township: 'M'.repeat(30) }),
  };

  test.each(Object.entries(facts))('with %s', (_, of) => {
    for (const page of pagesOf(of)) {
      const { share } = page.meta;
      const box = draw(cardOf({ ...share, scene: () => createElement('g') }), [letters]).innerBBox();
      if (!box) throw new Error(`${page.path} has no words.`);
      const place = `${page.path}: `;
      expect(`${place}${box.x >= 60 && box.y >= 44}`).toBe(`${place}true`);
      expect(`${place}${box.x + box.width <= shareSize.width - 60}`).toBe(`${place}true`);
      expect(`${place}${box.y + box.height <= share.sky}`).toBe(`${place}true`);
    }
  });

  // Sky and land are calm enough to set words on, and light is no color of its own.
  const country = ['sky', 'star', 'disc', 'far', 'near', 'pine', 'pole'];
  const solid = new Set(
    Object.entries(palette).flatMap(([name, { night }]) =>
      country.includes(name) ? [] : [Number.parseInt(night.slice(1), 16)],
    ),
  );

  test.each(pagesOf(business).map((page) => [nameOf(page), page] as const))('in the scene of %s', (_, { meta }) => {
    const { pixels, width } = draw(renderToStaticMarkup(meta.share.scene(shareSize))).render();
    const first = Array.from(
      { length: pixels.length / 4 },
      (_, index) => pixels.readUInt32BE(index * 4) >>> 8,
    ).findIndex((color) => solid.has(color));
    const top = Math.floor(first / width);
    expect(top).toBeGreaterThanOrEqual(meta.share.sky);
    expect(top).toBeLessThan(meta.share.sky + 90);
  });
});

test('the same picture is drawn once, however many pages share it', async () => {
  const [home, other] = pagesOf(business);
  if (!home || !other) throw new Error('There are too few pages.');
  const picture = sharePictures(font);
  expect(picture(home.meta.share)).toBe(picture(home.meta.share));
  const [one, two] = await Promise.all([picture(home.meta.share), picture(other.meta.share)]);
  expect(one.path).not.toBe(two.path);
});

describe('lines', () => {
  test('are as few as they can be, and about equally long', () => {
    expect(evenLines('Call any time, day or night', 8)).toEqual(['Call any time,', 'day or night']);
    expect(evenLines('Call', 8)).toEqual(['Call']);
    expect(evenLines('Antidisestablishmentarianism', 4)).toEqual(['Antidisestablishmentarianism']);
  });
});
