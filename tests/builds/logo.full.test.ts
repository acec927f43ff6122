import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWithLogo, paintedLogo, pink } from '../setup/build-into.ts';
import { parse } from '../setup/parse.ts';
import { pixelsOf } from '../setup/pixels.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('logo');

/** The pixels of about this color in a picture, and their share. */
async function pixelsIn(file: string, color: string) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const all = await pixelsOf(file);
  const found = all.filter(
    (pixel) => pixel.alpha === 255 && wanted.every((value, index) => Math.abs(value - (pixel.color[index] ?? 0)) < 12),
  );
  return { found, share: found.length / all.length };
}

const sharePicture = (out: string) => {
  const home = parse(readFileSync(join(out, 'index.html'), 'utf8'));
  const address = home.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  return join(out, 'assets', basename(address));
};

test('a logo replaces the mark in icons, on white and within a round mask, and in share pictures', async () => {
  const out = await buildWithLogo(join(folder, 'logo'), 'logo.png', await paintedLogo(1600, 1600));
  for (const icon of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg']) {
    expect((await pixelsIn(join(out, icon), pink)).share, `the share of ${icon} that is pink`).toBeGreaterThan(0.08);
    expect((await pixelsIn(join(out, icon), '#ffb21a')).share, `the share of ${icon} that is amber`).toBe(0);
  }
  const pinks = (await pixelsIn(join(out, 'icon-512.png'), pink)).found;
  const reach = Math.max(...pinks.map(({ x, y }) => Math.hypot(x - 256, y - 256)));
  expect(reach, 'px from the middle of the icon to the end of the logo').toBeLessThan(0.4 * 512);
  expect((await pixelsIn(join(out, 'icon-192.png'), '#ffffff')).found[0]).toMatchObject({ x: 0, y: 0 });
  const { share } = await pixelsIn(sharePicture(out), pink);
  expect(share, 'the share of the picture for sharing that is pink').toBeGreaterThan(0.0015);
}, 60_000);
