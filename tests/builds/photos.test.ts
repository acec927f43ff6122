import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cutPhotos, findPhotos } from '../../build/assets/photos.ts';
import { progress } from '../../build/assets/progress.ts';
import type { Fault } from '../../build/fault.ts';
import { filesIn } from '../../build/files-in.ts';
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
const cutFolder = async (name = '') => cutPhotos(findPhotos(join(folder, name)));
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
/** The same picture each time, with as much in it as a real one. */
function busy(width: number, height: number) {
  let seed = 1;
  const pixels = Buffer.from(
    Array.from({ length: width * height }, () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return 90 + (seed >>> 24);
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(1)
    .toColourspace('srgb');
}
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
    const { photos, files } = await cutFolder();
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
      const { width = 0, height = 0, exif, orientation } = await sharp(body as Uint8Array).metadata();
      expect(height / width).toBeCloseTo(1600 / 1440, 1);
      expect(exif).toBeUndefined();
      expect(orientation ?? 1).toBe(1);
    }
  });

  test('is cut to its own width where it is narrower than the widest place', async () => {
    put('car-towing.png', await picture(1000, 700).png().toBuffer());
    const { photos } = await cutFolder();
    expect(photos['car-towing']?.files.map(({ width }) => width)).toEqual([480, 960, 1000]);
  });

  test('is known by its content, whatever its name', async () => {
    put('car-towing.jfif', await phonePicture(540, 960));
    put('flatbed-towing.JPG', await picture(960, 540).avif().toBuffer());
    put('junk-car-removal.png', await picture(960, 540).webp().toBuffer());
    expect(Object.keys((await cutFolder()).photos)).toEqual(['car-towing', 'flatbed-towing', 'junk-car-removal']);
  });

  test('stands among what desktops drop there, which is passed over', async () => {
    for (const litter of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._car-towing.jpg', '.gitkeep'])
      put(litter, 'litter');
    put('car-towing.jpg', await phonePicture(1200, 1000));
    expect(Object.keys(findPhotos(folder))).toEqual(['car-towing']);
    expect(filesIn(folder)).toEqual(['.gitkeep', 'car-towing.jpg']);
  });

  test('of 50 megapixels is an ordinary phone’s and is resized', async () => {
    put('car-towing.jpg', await picture(8160, 6120).jpeg().toBuffer());
    const { photos } = await cutFolder();
    expect(photos['car-towing']?.files.at(-1)?.width).toBe(1440);
  }, 60_000);

  test('takes the scene’s place on its page and its cards, with size and alternative text', async () => {
    put('flatbed-towing.jpg', await phonePicture(540, 960));
    const { photos } = await cutFolder();
    const facts = businessWith({
      url: 'https://example.com/tow/',
      photos: { 'flatbed-towing': 'Our flatbed in the yard' },
    });
    const pages = [...routes(facts, contentsFor(facts), { photos })].filter(isPage);
    for (const path of ['/services/flatbed-towing/', '/', '/services/car-towing/']) {
      const page = pages.find((candidate) => candidate.path === path);
      if (!page) throw new Error(`There is no page ${path}.`);
      const document = parse(htmlOf(page, facts));
      const image = document.querySelector('.scene-picture img');
      expect(image?.getAttribute('alt')).toBe('Our flatbed in the yard');
      expect(image?.getAttribute('width')).toBe('960');
      expect(image?.getAttribute('height')).toBe('540');
      expect(image?.getAttribute('loading')).toBe(path === '/services/flatbed-towing/' ? null : 'lazy');
      expect(document.querySelector('.scene-picture source')?.getAttribute('srcset')).toMatch(
        /^\/tow\/assets\/flatbed-towing-[0-9a-f]{8}-480\.avif 480w, /,
      );
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
  test('when it is truncated, or no picture at all', async () => {
    const whole = await phonePicture(540, 960);
    put('car-towing.jpg', whole.subarray(0, whole.length / 2));
    put('flatbed-towing.png', 'not a picture');
    expect(await faults(cutFolder())).toEqual([
      expect.stringMatching(/car-towing\.jpg: found a file that is damaged/),
      expect.stringMatching(/flatbed-towing\.png: found a file that is damaged/),
    ]);
  });

  test('when it is damaged in its middle, however it was saved', async () => {
    for (const progressive of [false, true]) {
      const whole = await busy(960, 540).jpeg({ progressive, quality: 80 }).toBuffer();
      const middle = Math.floor(whole.length / 2);
      put('car-towing.jpg', Buffer.from(whole).fill(0, middle, middle + 4096));
      put('flatbed-towing.jpg', Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 1024)]));
      expect(await faults(cutFolder())).toEqual([
        expect.stringMatching(/car-towing\.jpg: found a file that is damaged/),
        expect.stringMatching(/flatbed-towing\.jpg: found a file that is damaged/),
      ]);
    }
  });

  test('when it has more than 64 megapixels, which would take too much memory', async () => {
    // The header of a JPEG's frame says how high and how wide it is; nothing else of the picture is looked at.
    const small = await phonePicture(8, 8);
    const frame = small.indexOf('ffc0', 'hex');
    small.writeUInt16BE(10_500, frame + 5);
    small.writeUInt16BE(20_000, frame + 7);
    put('car-towing.jpg', small);
    expect(await faults(cutFolder())).toEqual([
      expect.stringMatching(/car-towing\.jpg: found 210 megapixels, expected at most 64\./),
    ]);
  });

  test('when it is too small for its place', async () => {
    put('car-towing.jpg', await phonePicture(1200, 900));
    put('flatbed-towing.png', await picture(4000, 300).png().toBuffer());
    expect(await faults(cutFolder())).toEqual([
      expect.stringMatching(
        /car-towing\.jpg: found 900 by 1200 pixels, expected at least 960 by 540\. Take the original/,
      ),
      expect.stringMatching(/flatbed-towing\.png: found 4000 by 300 pixels, expected at least 960 by 540\./),
    ]);
  });

  test('when it is of another kind, whatever its name says', async () => {
    put('car-towing.jpg', await picture(1200, 900).gif().toBuffer());
    put('flatbed-towing.jpg', await picture(1200, 900).tiff().toBuffer());
    put('junk-car-removal.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>');
    expect(await faults(cutFolder())).toEqual([
      expect.stringMatching(/car-towing\.jpg: found GIF, expected JPEG, PNG, WebP or AVIF\./),
      expect.stringMatching(/flatbed-towing\.jpg: found TIFF, /),
      expect.stringMatching(/junk-car-removal\.jpg: found SVG, /),
    ]);
  });

  test('by its name, before any is cut: one of two for a page, a folder, more than 100 MB', () => {
    put('car-towing.jpg', 'not read');
    put('car-towing.png', 'not read');
    mkdirSync(join(folder, 'flatbed-towing'));
    put('junk-car-removal.jpg', '');
    truncateSync(join(folder, 'junk-car-removal.jpg'), 100_000_001);
    expect(faultsOf(() => findPhotos(folder))).toEqual([
      expect.stringMatching(/car-towing\.png and car-towing\.jpg are photos for the same page/),
      expect.stringMatching(/flatbed-towing is no file/),
      expect.stringMatching(/junk-car-removal\.jpg has more than 100 MB/),
    ]);
  });

  test('and a folder that is not there has no photos', async () => {
    mkdirSync(join(folder, 'empty'));
    expect(await cutFolder('none')).toEqual({ photos: {}, files: [] });
    expect(await cutFolder('empty')).toEqual({ photos: {}, files: [] });
  });
});

test('the bar of a terminal moves on with every picture, and is gone at the end', () => {
  const { isTTY } = process.stderr;
  const written: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  process.stderr.isTTY = true;
  try {
    const bar = progress('Cutting photos', 3);
    expect(written).toEqual([]);
    bar.step();
    bar.step();
    bar.stop();
    expect(written.join('')).toMatch(/Cutting photos .* 2 of 3/);
  } finally {
    process.stderr.isTTY = isTTY;
    write.mockRestore();
  }
});
