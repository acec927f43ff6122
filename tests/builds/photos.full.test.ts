import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findImages } from '../../build/assets/images/find-images.ts';
import { resizePhotos } from '../../build/assets/images/photos.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const resizeFolder = () => resizePhotos(findImages(folder));
const put = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes);
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

test('a photo is known by its content, whatever its name', async () => {
  put('car-towing.jfif', await picture(960, 540).jpeg().toBuffer());
  put('flatbed-towing.JPG', await picture(960, 540).avif().toBuffer());
  put('junk-car-removal.png', await picture(960, 540).webp().toBuffer());
  expect(Object.keys((await resizeFolder()).photos)).toEqual(['car-towing', 'flatbed-towing', 'junk-car-removal']);
});

test('a photo of 50 megapixels is an ordinary phone’s and is resized', async () => {
  put('car-towing.jpg', await picture(8160, 6120).jpeg().toBuffer());
  const { photos } = await resizeFolder();
  expect(photos['car-towing']?.files.at(-1)?.width).toBe(1440);
}, 60_000);

test('a photo that is damaged in its middle is told so, however it was saved', async () => {
  for (const progressive of [false, true]) {
    const whole = await busy(960, 540).jpeg({ progressive, quality: 80 }).toBuffer();
    const middle = Math.floor(whole.length / 2);
    put('car-towing.jpg', Buffer.from(whole).fill(0, middle, middle + 4096));
    put('flatbed-towing.jpg', Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 1024)]));
    expect(await resizeFolder().catch(({ lines }) => lines)).toEqual([
      expect.stringMatching(/car-towing\.jpg: found a file that is damaged/),
      expect.stringMatching(/flatbed-towing\.jpg: found a file that is damaged/),
    ]);
  }
});
