import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cutPhotos } from '../build/assets/photos.ts';
import { isPage } from '../build/route.ts';
import { photoFaults } from '../site/business/photos.ts';
import { routes } from '../site/routes.tsx';
import { businessWith, editionsFor, htmlOf } from './setup/pages.ts';
import { parse } from './setup/parse.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A picture as a phone held upright takes it: lying, with a note to turn it, and with the place written into it. */
const phonePicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 10/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes);
const faults = (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ lines }) => lines as string[],
  );

describe('a photo in the folder', () => {
  test('comes out upright in AVIF and WebP, in the widths needed, without place or camera', async () => {
    put('flatbed-towing.jpg', await phonePicture(2400, 1800));
    const { photos, files } = await cutPhotos(folder);
    expect(photos['flatbed-towing']).toMatchObject({ width: 1800, height: 2400 });
    expect(photos['flatbed-towing']?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(files.map(({ path }) => path.replace(/-[0-9a-f]{8}\./, '.'))).toEqual([
      '/assets/flatbed-towing-480.avif',
      '/assets/flatbed-towing-960.avif',
      '/assets/flatbed-towing-1440.avif',
      '/assets/flatbed-towing-480.webp',
      '/assets/flatbed-towing-960.webp',
      '/assets/flatbed-towing-1440.webp',
    ]);
    for (const { body } of files) {
      const { width = 0, height = 0, exif, orientation } = await sharp(body as Uint8Array).metadata();
      expect(height / width).toBeCloseTo(4 / 3, 1);
      expect(exif).toBeUndefined();
      expect(orientation ?? 1).toBe(1);
    }
  });

  test('that is small is not blown up', async () => {
    put(
      'car-towing.png',
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#333' } })
        .png()
        .toBuffer(),
    );
    const { files } = await cutPhotos(folder);
    expect(files).toHaveLength(2);
  });

  test('of 50 megapixels is an ordinary phone’s and is resized', async () => {
    put('car-towing.jpg', await phonePicture(8160, 6120));
    const { photos } = await cutPhotos(folder);
    expect(photos['car-towing']?.sources[0]?.files.at(-1)?.width).toBe(1440);
  }, 60_000);

  test('takes the scene’s place on its page and its cards, with size and alternative text', async () => {
    put('flatbed-towing.jpg', await phonePicture(1200, 900));
    const { photos } = await cutPhotos(folder);
    const facts = businessWith({
      url: 'https://example.com/tow/',
      photos: { 'flatbed-towing': 'Our flatbed in the yard' },
    });
    const pages = [...routes(facts, editionsFor(facts), photos)].filter(isPage);
    for (const path of ['/services/flatbed-towing/', '/', '/services/car-towing/']) {
      const page = pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`There is no page ${path}.`);
      const document = parse(htmlOf(page, facts));
      const image = document.querySelector('picture img');
      expect(image?.getAttribute('alt')).toBe('Our flatbed in the yard');
      expect(image?.getAttribute('width')).toBe('900');
      expect(image?.getAttribute('height')).toBe('1200');
      expect(image?.getAttribute('loading')).toBe(path === '/services/flatbed-towing/' ? null : 'lazy');
      expect(document.querySelector('picture source')?.getAttribute('srcset')).toMatch(
        /^\/tow\/assets\/flatbed-towing-480-[0-9a-f]{8}\.avif 480w, /,
      );
      expect(document.querySelector('img[src="/tow/scenes/flatbed-towing.svg"]')).toBeNull();
    }
  });

  test('without alternative text, or named like no service, is asked about, and a text without a photo', () => {
    const photo = { width: 1, height: 1, sources: [] };
    const facts = businessWith({ photos: { home: 'Our three trucks', about: 'Our yard' } });
    expect(photoFaults(facts, { 'flatbed-towing': photo, truck: photo, about: photo })).toEqual([
      'site/photos: the photo "flatbed-towing" has no alternative text. Say what it shows under "photos" in the facts: { "flatbed-towing": "…" }.',
      expect.stringMatching(
        /^site\/photos: found a photo named "truck", expected the slug of a service, home or about: emergency-/,
      ),
      'site/photos: found no photo for the text under "photos" in the facts: "home". Put home.jpg there, or delete the text.',
    ]);
  });
});

describe('a file that cannot be used gets one clear sentence', () => {
  test('when it is truncated, or no picture at all', async () => {
    const whole = await phonePicture(1200, 900);
    put('car-towing.jpg', whole.subarray(0, whole.length / 2));
    put('flatbed-towing.png', 'not a picture');
    expect(await faults(cutPhotos(folder))).toEqual([
      expect.stringMatching(/car-towing\.jpg: found a file that is damaged/),
      expect.stringMatching(/flatbed-towing\.png: found a file that is damaged/),
    ]);
  });

  test('when it has more than 200 megapixels', async () => {
    const wide = sharp({
      create: { width: 20_000, height: 10_500, channels: 3, background: '#000' },
      limitInputPixels: false,
    });
    put('car-towing.png', await wide.png({ compressionLevel: 1 }).toBuffer());
    expect(await faults(cutPhotos(folder))).toEqual([
      expect.stringMatching(/car-towing\.png: found more than 200 megapixels/),
    ]);
  }, 60_000);

  test('when it is of another kind, or one of two for a page', async () => {
    put('car-towing.heic', 'x');
    put('flatbed-towing.jpg', await phonePicture(40, 30));
    put('flatbed-towing.png', await phonePicture(40, 30));
    expect(await faults(cutPhotos(folder))).toEqual([
      expect.stringMatching(/car-towing\.heic is no photo that can be used here\. Expected a file that ends in \.jpg/),
      expect.stringMatching(/flatbed-towing\.png and flatbed-towing\.jpg are photos for the same page/),
    ]);
  });

  test('and a folder that is not there has no photos', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await cutPhotos(join(folder, 'none'))).toEqual({ photos: {}, files: [] });
    expect(await cutPhotos(join(folder, 'empty'))).toEqual({ photos: {}, files: [] });
  });
});
