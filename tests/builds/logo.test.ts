import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLogo } from '../../build/assets/images/logo.ts';
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
    ['cannot be seen', () => sharp(picture).png().toBuffer(), 'found nothing in it that can be seen on white'],
    ['is white', () => drawnLogo(200, 100, '#f4f6f8'), 'found nothing in it that can be seen on white'],
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
