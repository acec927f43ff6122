import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { icons } from '../../build/assets/icons/icons.ts';
import { makeLogo } from '../../build/assets/images/logo.ts';
import { siteMeta } from '../../site/routes.tsx';
import { buildWithLogo, drawnLogo, paintedLogo, pink } from '../setup/logos.ts';
import { business } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const site = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
const home = (out: string) => parse(readFileSync(join(out, 'index.html'), 'utf8'));

/** The share of a picture's pixels that have a color, give or take what a palette changes. */
async function share(file: string, color: string): Promise<number> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255 && wanted.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 12))
      found += 1;
  return found / (info.width * info.height);
}

const sharePicture = (out: string) => {
  const address = home(out).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  return join(out, 'assets', basename(address));
};

describe('a wide SVG, full of what must not reach a page', () => {
  let out: string;
  beforeAll(async () => {
    out = await buildWithLogo(site('wide'), 'logo.svg', drawnLogo(400, 100), { url: 'https://example.com/tow/' });
  }, 60_000);

  test('takes the mark’s place in icons and pictures for sharing', async () => {
    for (const icon of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg']) {
      expect(`${icon} ${(await share(join(out, icon), pink)) > 0.08}`).toBe(`${icon} true`);
      expect(`${icon} ${await share(join(out, icon), '#ffb21a')}`).toBe(`${icon} 0`);
    }
    expect(await share(sharePicture(out), pink)).toBeGreaterThan(0.012);
  });
});

describe('a compact PNG', () => {
  let out: string;
  beforeAll(async () => {
    out = await buildWithLogo(site('compact'), 'logo.png', await paintedLogo(1600, 1600));
  }, 60_000);

  test('takes the mark’s place in icons and pictures for sharing, inside the circle that masks leave', async () => {
    const { data, info } = await sharp(join(out, 'icon-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const reach = Array.from({ length: data.length / 4 }, (_, at) => at)
      .filter((at) => (data[at * 4 + 1] ?? 255) < 120)
      .map((at) => Math.hypot((at % info.width) - 256, Math.floor(at / info.width) - 256));
    expect(reach.length).toBeGreaterThan(50_000);
    expect(Math.max(...reach)).toBeLessThan(0.4 * 512);
    expect(await share(sharePicture(out), pink)).toBeGreaterThan(0.0015);
  });
});

test('a logo stands on white in icons, whatever its color', async () => {
  const file = join(folder, 'color.svg');
  for (const color of ['#1a1a1a', pink, '#ffb21a']) {
    writeFileSync(file, drawnLogo(100, 100, color));
    const { logo } = await makeLogo(file);
    const icon = (await icons(siteMeta(business, logo))).find(({ path }) => path === '/icon-192.png');
    const corner = await sharp(icon?.body as Uint8Array)
      .removeAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner]).toEqual([255, 255, 255]);
  }
});
