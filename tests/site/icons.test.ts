import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../setup/built.ts';
import { pixelsOf } from '../setup/pixels.ts';

const ground = [0x10, 0x15, 0x1c];

const file = (name: string) => join(site.folder, name);

test('favicon.ico holds one PNG of 32 pixels', async () => {
  const ico = readFileSync(file('favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect([offset, offset + length]).toEqual([22, ico.length]);
  const { format, width, height } = await sharp(ico.subarray(offset)).metadata();
  expect([format, width, height]).toEqual(['png', 32, 32]);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])(
  '%s is %i pixels wide and high, a small file without transparency, whose sign fits a round mask',
  async (name, side) => {
    const { width, height, format, size } = await sharp(readFileSync(file(name))).metadata();
    expect([width, height, format]).toEqual([side, side, 'png']);
    expect(size, `bytes of ${name}`).toBeLessThan(6500);
    const pixels = await pixelsOf(file(name));
    expect(pixels.filter(({ alpha }) => alpha !== 255)).toEqual([]);
    // The safe zone of https://www.w3.org/TR/appmanifest/#icon-masks: a circle whose radius is two fifths of the width.
    const outside = pixels.filter(({ x, y }) => Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) > 0.4 * side);
    const isBackground = (color: number[]) =>
      color.every((value, index) => Math.abs(value - (ground[index] ?? 0)) <= 3);
    expect(outside.filter(({ color }) => !isBackground(color))).toEqual([]);
    const sign = pixels.filter(({ color }) => (color[0] ?? 0) > 200);
    expect(sign.length / pixels.length, `the share of ${name} that is its sign`).toBeGreaterThan(0.15);
  },
);
