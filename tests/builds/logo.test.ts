import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { icons } from '../../build/assets/icons.ts';
import { makeLogo } from '../../build/assets/logo.ts';
import { isPage } from '../../build/route.ts';
import { routes, siteMeta } from '../../site/routes.tsx';
import { buildWithLogo, drawnLogo, paintedLogo, pink } from '../setup/logos.ts';
import { business, contentsFor, htmlOf } from '../setup/pages.ts';
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

  test('stands in every header as a file of its own, with its size, and says the name', () => {
    for (const page of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    )) {
      const link = parse(readFileSync(join(out, page), 'utf8')).querySelector('.site-header__home');
      expect(link?.querySelector('svg')).toBeNull();
      expect(link?.textContent).toBe('');
      const image = link?.querySelector('img');
      expect(image?.getAttribute('src')).toMatch(/^\/tow\/assets\/logo-[0-9a-f]{8}\.svg$/);
      expect(image?.getAttribute('alt')).toBe(business.name);
      expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['160', '40']);
    }
  });

  test('is published without scripts, handlers and links', () => {
    const [file = ''] = readdirSync(join(out, 'assets')).filter((name) => name.startsWith('logo-'));
    const svg = readFileSync(join(out, 'assets', file), 'utf8');
    expect(svg).toContain(pink);
    expect(svg).not.toMatch(/script|onload|tracker|iframe|foreignObject|ENTITY|<a /);
  });

  test('takes the mark’s place in icons and pictures for sharing', async () => {
    for (const icon of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon.svg']) {
      expect(`${icon} ${(await share(join(out, icon), pink)) > 0.08}`).toBe(`${icon} true`);
      expect(`${icon} ${await share(join(out, icon), '#ffb21a')}`).toBe(`${icon} 0`);
    }
    expect(await share(sharePicture(out), pink)).toBeGreaterThan(0.02);
  });
});

describe('a compact PNG', () => {
  let out: string;
  beforeAll(async () => {
    out = await buildWithLogo(site('compact'), 'logo.png', await paintedLogo(1600, 1600));
  }, 60_000);

  test('stands beside the name, small, and says nothing of its own', async () => {
    const link = home(out).querySelector('.site-header__home');
    expect(link?.textContent).toBe(business.name);
    expect(link?.querySelector('img')?.getAttribute('alt')).toBe('');
    const file = join(out, link?.querySelector('img')?.getAttribute('src') ?? '');
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([144, 144]);
  });

  test('takes the mark’s place in icons and pictures for sharing, inside the circle that masks leave', async () => {
    const { data, info } = await sharp(join(out, 'icon-512.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const reach = Array.from({ length: data.length / 4 }, (_, at) => at)
      .filter((at) => (data[at * 4] ?? 0) > 180)
      .map((at) => Math.hypot((at % info.width) - 256, Math.floor(at / info.width) - 256));
    expect(reach.length).toBeGreaterThan(50_000);
    expect(Math.max(...reach)).toBeLessThan(0.4 * 512);
    expect(await share(sharePicture(out), pink)).toBeGreaterThan(0.002);
  });
});

test('a logo in ink gets paper behind it, one in color keeps the night', async () => {
  const file = join(folder, 'shade.svg');
  const ground = async (color: string) => {
    writeFileSync(file, drawnLogo(100, 100, color));
    const { logo } = await makeLogo(file);
    const icon = (await icons(siteMeta(business, logo))).find(({ path }) => path === '/icon-192.png');
    const corner = await sharp(icon?.body as Uint8Array)
      .removeAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const page = [...routes(business, contentsFor(business), { logo })].find(isPage);
    const header = parse(page ? htmlOf(page) : '').querySelector('.site-header__logo');
    return { corner: [...corner], plate: header?.classList.contains('site-header__logo--dark') };
  };
  expect(await ground('#1a1a1a')).toEqual({ corner: [255, 255, 255], plate: true });
  expect(await ground('#e0218a')).toEqual({ corner: [16, 21, 28], plate: false });
});

describe('a logo that cannot be used is told in one sentence', () => {
  const picture = { create: { width: 400, height: 200, channels: 4, background: '#00000000' } } as const;
  test.each([
    [
      'is a JPEG, whatever its name says',
      () => sharp(picture).flatten().jpeg().toBuffer(),
      'found neither SVG nor PNG',
    ],
    ['is a web page', () => '<!doctype html><html lang="en"><svg></svg></html>', 'found neither SVG nor PNG'],
    ['is empty', () => '', 'found neither SVG nor PNG'],
    ['is half an SVG', () => drawnLogo(400, 100).slice(0, 420), 'found an SVG that is damaged'],
    ['is half a PNG', async () => (await paintedLogo(3000, 1500)).subarray(0, 900), 'found a PNG that is damaged'],
    ['is too small', () => paintedLogo(200, 100), 'found 200 by 100 pixels, expected at least 256'],
    ['is a banner', () => drawnLogo(700, 100), 'found a logo of 700 by 100, expected at most six times as wide'],
    ['is a pole', () => paintedLogo(300, 900), 'found a logo of 300 by 900, expected at most six times as wide'],
    ['cannot be seen', () => sharp(picture).png().toBuffer(), 'found nothing in it that can be seen'],
    [
      'is set in a font',
      () => drawnLogo(400, 100).replace('</svg>', '<text y="50">Tow</text></svg>'),
      'found words set in a font',
    ],
    ['holds photos', () => drawnLogo(400, 100) + ' '.repeat(100_000), 'found 101 KB, expected at most 100.'],
  ])('where it %s', async (_, logo, words) => {
    const file = join(folder, 'logo.png');
    writeFileSync(file, await logo());
    const fault = await makeLogo(file).catch((error) => error);
    expect(fault.lines).toEqual([expect.stringContaining(`logo.png: ${words}`)]);
    expect(fault.lines[0]).toMatch(/\.$/);
  });

  test('and no logo is none', async () => {
    expect(await makeLogo(undefined)).toEqual({ files: [] });
  });
});
