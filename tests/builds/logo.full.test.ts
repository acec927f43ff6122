import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWithLogo, drawnLogo, paintedLogo, pink } from '../setup/build-into.ts';
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

test.each([
  ['wide SVG', 'logo.svg', () => drawnLogo(400, 100), 0.012],
  ['compact PNG', 'logo.png', () => paintedLogo(1600, 1600), 0.0015],
])(
  'a %s replaces the mark in icons (on white, within a round mask) and in share pictures',
  async (_, name, logo, least) => {
    const out = await buildWithLogo(join(folder, name), name, await logo());
    for (const icon of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg'].map((file) =>
      join(out, file),
    )) {
      expect((await pixelsIn(icon, pink)).share, `the share of ${icon} that is pink`).toBeGreaterThan(0.08);
      expect((await pixelsIn(icon, '#ffb21a')).share, `the share of ${icon} that is amber`).toBe(0);
    }
    const reach = (await pixelsIn(join(out, 'icon-512.png'), pink)).found.map(({ x, y }) =>
      Math.hypot(x - 256, y - 256),
    );
    expect(Math.max(...reach), 'px from the middle of the icon to the end of the logo').toBeLessThan(0.4 * 512);
    expect((await pixelsIn(join(out, 'icon-192.png'), '#ffffff')).found[0]).toMatchObject({ x: 0, y: 0 });
    expect(
      (await pixelsIn(sharePicture(out), pink)).share,
      'the share of the picture for sharing that is pink',
    ).toBeGreaterThan(least);
  },
  60_000,
);
