import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';

const ground = [0x10, 0x15, 0x1c];

/** The pixels of a picture, each with how far it lies from the center as a share of half the width. */
async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const half = info.width / 2;
  return Array.from({ length: info.width * info.height }, (_, index) => ({
    color: [...data.subarray(index * 4, index * 4 + 3)],
    alpha: data[index * 4 + 3],
    distance: Math.hypot((index % info.width) + 0.5 - half, Math.floor(index / info.width) + 0.5 - half) / half,
  }));
}

/** The pictures in an ICO file, each with the sides that its entry tells: six bytes of head, then sixteen for each. */
function picturesIn(ico: Buffer) {
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + index * 16);
    const [offset, length] = [entry.readUInt32LE(12), entry.readUInt32LE(8)];
    return { told: [entry[0], entry[1]], end: offset + length, body: ico.subarray(offset, offset + length) };
  });
}

const file = (name: string) => join(inject('site'), name);

test('favicon.ico holds 16, 32 and 48 pixels, each a PNG of just that size, and nothing else', async () => {
  const ico = readFileSync(file('favicon.ico'));
  const pictures = picturesIn(ico);
  const found = await Promise.all(pictures.map(({ body }) => sharp(body).metadata()));
  const sides = [16, 32, 48];
  expect(pictures.map(({ told }) => told)).toEqual(sides.map((side) => [side, side]));
  expect(found.map(({ format, width, height }) => [format, width, height])).toEqual(
    sides.map((side) => ['png', side, side]),
  );
  expect(pictures.at(-1)?.end).toBe(ico.length);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is %i pixels wide and high, small, fills its square, and its sign survives a round mask', async (name, side) => {
  const { width, height, format, size } = await sharp(readFileSync(file(name))).metadata();
  expect([width, height, format]).toEqual([side, side, 'png']);
  expect(size).toBeLessThan(5000);
  const pixels = await pixelsOf(file(name));
  expect(pixels.filter(({ alpha }) => alpha !== 255)).toEqual([]);
  // The safe zone of https://www.w3.org/TR/appmanifest/#icon-masks: a circle whose radius is two fifths of the width.
  const outside = pixels.filter(({ distance }) => distance > 0.8);
  const isGround = (color: number[]) => color.every((value, index) => Math.abs(value - (ground[index] ?? 0)) <= 3);
  expect(outside.filter(({ color }) => !isGround(color))).toEqual([]);
  const sign = pixels.filter(({ color }) => (color[0] ?? 0) > 200);
  expect(sign.length / pixels.length).toBeGreaterThan(0.15);
});
