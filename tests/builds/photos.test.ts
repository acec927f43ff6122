import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findImages } from '../../build/assets/images/find-images.ts';
import { resizePhotos } from '../../build/assets/images/photos.ts';
import type { Fault } from '../../build/fault.ts';
import { isPage } from '../../build/route.ts';
import { photoFaults } from '../../site/business/photos.ts';
import { routes } from '../../site/routes.tsx';
import { businessWith, contentsFor, htmlOf } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A picture as phones take it: on its side, with a note to turn it, and with the place written into it. */
const phonePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 10/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
/** A picture whose head says that it is enormous: how high and how wide stands in a JPEG's frame. */
async function huge() {
  const small = await phonePicture(8, 8);
  const frame = small.indexOf('ffc0', 'hex');
  small.writeUInt16BE(10_500, frame + 5);
  small.writeUInt16BE(20_000, frame + 7);
  return small;
}
const resizeFolder = async (name = '') => resizePhotos(findImages(join(folder, name)));
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
function faultsOf(work: () => unknown): readonly string[] {
  try {
    work();
    return [];
  } catch (error) {
    return (error as Fault).lines;
  }
}
const faults = (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ lines }) => lines as string[],
  );

describe('a photo in the folder', () => {
  test('comes out upright in AVIF and WebP, in the widths needed, without place or camera', async () => {
    put('flatbed-towing.jpg', await phonePicture(1600, 1440));
    const { photos, files } = await resizeFolder();
    expect(photos['flatbed-towing']).toMatchObject({ width: 1440, height: 1600 });
    expect(files.map(({ path }) => path.replace(/-[0-9a-f]{8}-/, '-'))).toEqual([
      '/assets/flatbed-towing-480.avif',
      '/assets/flatbed-towing-960.avif',
      '/assets/flatbed-towing-1440.avif',
      '/assets/flatbed-towing-960.webp',
    ]);
    expect(new Set(files.map(({ path }) => path.replace(/-\d+\.\w+$/, ''))).size).toBe(1);
    expect([...(photos['flatbed-towing']?.files ?? []), { path: photos['flatbed-towing']?.fallback }]).toEqual(
      files.map(({ path }) => expect.objectContaining({ path })),
    );
    for (const { body } of files) {
      const { width = 0, height = 0, exif, xmp, orientation } = await sharp(body as Uint8Array).metadata();
      expect(height / width).toBeCloseTo(1600 / 1440, 1);
      expect([exif, xmp]).toEqual([undefined, undefined]);
      expect(orientation ?? 1).toBe(1);
    }
  });

  test('is resized to its own width where it is narrower than the widest place; litter of desktops is passed over', async () => {
    for (const junk of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._car-towing.jpg', '.gitkeep']) put(junk, 'junk');
    put('car-towing.png', await picture(1000, 700).png().toBuffer());
    const { photos } = await resizeFolder();
    expect(Object.keys(photos)).toEqual(['car-towing']);
    expect(photos['car-towing']?.files.map(({ width }) => width)).toEqual([480, 960, 1000]);
  });

  test('takes the scene’s place on its page and its cards, with size and alternative text', () => {
    const files = [{ path: '/assets/flatbed-towing-480.avif', width: 480 }];
    const photo = { width: 960, height: 540, files, fallback: '/assets/flatbed-towing-960.webp' };
    const url = 'https://example.com/tow/';
    const facts = businessWith({ url, photos: { 'flatbed-towing': 'Our flatbed in the yard' } });
    const pages = [...routes(facts, contentsFor(facts), { photos: { 'flatbed-towing': photo } })].filter(isPage);
    const shown = ['/services/flatbed-towing/', '/', '/services/car-towing/'];
    for (const page of pages.filter(({ path }) => shown.includes(path))) {
      const document = parse(htmlOf(page, facts));
      const image = document.querySelector('.scene-picture img');
      const values = ['alt', 'width', 'height', 'loading'].map((name) => image?.getAttribute(name));
      const loading = page.path === '/services/flatbed-towing/' ? null : 'lazy';
      expect(values).toEqual(['Our flatbed in the yard', '960', '540', loading]);
      const source = document.querySelector('.scene-picture source')?.getAttribute('srcset');
      expect(source).toBe('/tow/assets/flatbed-towing-480.avif 480w');
      expect(document.querySelector('img[src="/tow/scenes/flatbed-towing.svg"]')).toBeNull();
    }
  });

  test('without alternative text, or named like no service, is asked about, and a text without a photo', () => {
    const photo = { width: 1, height: 1, files: [], fallback: '' };
    const facts = businessWith({ photos: { home: 'Our three trucks', about: 'Our yard' } });
    expect(photoFaults(facts, { 'flatbed-towing': photo, truck: photo, about: photo })).toEqual([
      'site/photos: the photo "flatbed-towing" has no alternative text. Say what it shows under "photos" in the facts: { "flatbed-towing": "…" }.',
      expect.stringMatching(
        /^site\/photos: found a photo named "truck", expected the slug of a service, home, about or logo: emergency-/,
      ),
      'site/photos: found no photo for the text under "photos" in the facts: "home". Put home.jpg there, or delete the text.',
    ]);
  });
});

describe('a file that cannot be used gets one clear sentence', () => {
  const damaged = 'found a file that is damaged';
  test.each([
    ['is truncated', async () => (await phonePicture(540, 960)).subarray(0, 900), damaged],
    ['is no picture at all', () => 'not a picture', damaged],
    ['is empty', () => '', damaged],
    ['is too small', () => phonePicture(1200, 900), 'found 900 by 1200 pixels, expected at least 960 by 540. Take the'],
    [
      'is a strip',
      () => picture(4000, 300).png().toBuffer(),
      'found 4000 by 300 pixels, expected at least 960 by 540.',
    ],
    ['is a GIF', () => picture(1200, 900).gif().toBuffer(), 'found GIF, expected JPEG, PNG, WebP or AVIF.'],
    ['is a TIFF', () => picture(1200, 900).tiff().toBuffer(), 'found TIFF, '],
    ['is a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>', 'found SVG, '],
    ['would take too much memory', () => huge(), 'found 210 megapixels, expected at most 64.'],
  ])('when it %s', async (_, make, sentence) => {
    put('car-towing.jpg', await make());
    expect(await faults(resizeFolder())).toEqual([expect.stringContaining(`car-towing.jpg: ${sentence}`)]);
  });

  test('by its name, before any is read: one of two for a page, a folder', () => {
    put('car-towing.jpg', 'not read');
    put('car-towing.png', 'not read');
    mkdirSync(join(folder, 'flatbed-towing'));
    expect(faultsOf(() => findImages(folder))).toEqual([
      expect.stringMatching(/car-towing\.png and car-towing\.jpg are photos for the same page/),
      expect.stringMatching(/flatbed-towing is no file/),
    ]);
  });

  test('and a folder that is not there has no photos', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await resizeFolder('none')).toEqual({ photos: {}, files: [] });
    expect(await resizeFolder('empty')).toEqual({ photos: {}, files: [] });
  });
});
