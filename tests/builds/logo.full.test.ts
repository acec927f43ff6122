import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildWithLogo, drawnLogo, paintedLogo, pink } from '../setup/logos.ts';
import { parse } from '../setup/parse.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('logo');

/** The pixels of a picture: their place, and whether they have a color, give or take what a palette changes. */
async function pixelsOf(file: string, color: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const isOf = (at: number) =>
    data[at + 3] === 255 && wanted.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 12);
  const all = Array.from({ length: data.length / 4 }, (_, at) => ({
    x: at % info.width,
    y: Math.floor(at / info.width),
    isFound: isOf(at * 4),
  }));
  const found = all.filter(({ isFound }) => isFound);
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
  'a %s takes the mark’s place in icons, on white and inside a round mask, and in pictures for sharing',
  async (_, name, logo, least) => {
    const out = await buildWithLogo(join(folder, name), name, await logo());
    for (const icon of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg'].map((file) =>
      join(out, file),
    )) {
      expect((await pixelsOf(icon, pink)).share, `the share of ${icon} that is pink`).toBeGreaterThan(0.08);
      expect((await pixelsOf(icon, '#ffb21a')).share, `the share of ${icon} that is amber`).toBe(0);
    }
    const reach = (await pixelsOf(join(out, 'icon-512.png'), pink)).found.map(({ x, y }) =>
      Math.hypot(x - 256, y - 256),
    );
    expect(Math.max(...reach), 'px from the middle of the icon to the end of the logo').toBeLessThan(0.4 * 512);
    expect((await pixelsOf(join(out, 'icon-192.png'), '#ffffff')).found[0]).toMatchObject({ x: 0, y: 0 });
    expect(
      (await pixelsOf(sharePicture(out), pink)).share,
      'the share of the picture for sharing that is pink',
    ).toBeGreaterThan(least);
  },
  60_000,
);
