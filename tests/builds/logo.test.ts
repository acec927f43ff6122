import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readImages } from '../../build/assets/images/images.ts';
import { drawSvg } from '../../build/assets/images/logo.ts';
import { drawPng } from '../../build/assets/png.ts';
import { filesIn } from '../../build/files-in.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { buildWithLogo, drawnLogo, paintedLogo } from '../setup/build-into.ts';
import { business } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { pixelsOf } from '../setup/pixels.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('logo');
const photos = join(folder, 'photos');
mkdirSync(photos);

test('a wide SVG logo is in every header, next to the name', async () => {
  const out = await buildWithLogo(join(folder, 'wide'), 'logo.svg', drawnLogo(400, 100), {
    url: 'https://a.example/b/',
  });
  for (const page of filesIn(out).filter((file) => file.endsWith('.html'))) {
    const link = parse(readFileSync(join(out, page), 'utf8')).querySelector('.site-header__home');
    expect([link?.querySelector('svg'), link?.textContent]).toEqual([null, business.name]);
    const image = link?.querySelector('img');
    expect(image?.getAttribute('src')).toMatch(/^\/b\/assets\/logo-[0-9a-f]{8}\.png$/);
    const values = ['alt', 'width', 'height'].map((name) => image?.getAttribute(name));
    expect(values).toEqual(['', '160', '40']);
  }
  const drawn = await sharp(
    join(out, 'assets', readdirSync(join(out, 'assets')).find((file) => /^logo-/.test(file)) ?? ''),
  );
  expect(await drawn.metadata()).toMatchObject({ width: 576, height: 144 });
});

const drawn = (parts: string) => drawnLogo(400, 100).replace('</svg>', `${parts}</svg>`);

test('draws a logo with clip paths and gradients, as drawing programs save it', async () => {
  const parts =
    '<style>.st0{clip-path:url(#S2);}.st1{fill:url(#S3);filter:none}</style><defs><rect id="S1" width="9" height="9"/></defs><clipPath id="S2"><use xlink:href="#S1" style="overflow:visible"/></clipPath><linearGradient id="S3"/><g class="st0"><path class="st1" d="M0 0h9"/></g>';
  writeFileSync(join(photos, 'logo.png'), drawn(parts));
  expect((await readImages(photos)).logo).toMatchObject({ width: 1024, height: 256 });
});

const red = '<path class="a" d="M0 0h400v100H0z" fill="#c00"/>';
test.each([
  `<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}.a:hover{fill:#fff}</style>${red}`,
  `<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>${red}`,
  `<style>@import url(https://fonts.googleapis.com/css?family=A);</style>${red}`,
  `<!-- was: <text x="1">Tow</text> -->${red}`,
  `<desc><![CDATA[a <text> once]]></desc><text/>${red}`,
])('draws a logo in its own colors and ignores parts that aren’t drawn: %s', async (parts) => {
  const png = await drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${parts}</svg>`);
  const { channels } = await sharp(png).stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([204, 0, 0, 255].map((value) => [value, value]));
});

const toldOf = async (logo: string | Uint8Array) => {
  writeFileSync(join(photos, 'logo.png'), logo);
  return formatted((await readImages(photos)).problems);
};
const undrawn = 'has words in a font, a picture, or a part that is in another file';
const unreadable = 'can’t be read \\(';
const picture = { create: { width: 400, height: 200, channels: 4, background: '#00000000' } } as const;
const text = () => drawnLogo(400, 100).replace('</svg>', '<text y="50">Tow</text></svg>');
test.each([
  ['is a JPEG', () => sharp(picture).flatten().jpeg().toBuffer(), unreadable],
  ['is too small', () => paintedLogo(200, 100), 'has 200 by 100 pixels. Expected at least 256'],
  ['is a banner', () => drawnLogo(700, 100), 'is 7 times as wide as it is high. Expected at most 6'],
  ['is set in a font', text, undrawn],
  ['holds a picture of this machine', () => drawn('<image xlink:href="/dev/zero"/>'), undrawn],
  ['holds parts of another file', () => drawn('<use href="other.svg#a"/>'), undrawn],
  ['is styled from another file', () => `<?xml-stylesheet href="a.css"?>${drawn('')}`, undrawn],
])('reports in one sentence a logo that %s', async (_, logo, words) => {
  expect(await toldOf(await logo())).toEqual([
    expect.stringMatching(new RegExp(`logo\\.png: This file ${words}.*\\.$`)),
  ]);
});

test('a logo replaces the mark in icons and share pictures: on white, in the middle, and in app icons within a round mask', async () => {
  writeFileSync(join(photos, 'logo.png'), await paintedLogo(1600, 400));
  const { logo } = await readImages(photos);
  const { icon, share } = siteMeta(business, logo);
  for (const [name, picture] of Object.entries({ ...icon, share: share.mark })) {
    const pixels = await pixelsOf(await drawPng(renderToStaticMarkup(picture), 256));
    const [width, height] = [256, pixels.length / 256];
    expect(pixels[width / 2], `the top of ${name}`).toMatchObject({ color: [255, 255, 255], alpha: 255 });
    const pinks = pixels.filter(({ color }) => String(color) === '224,33,138');
    const middle = (at: 'x' | 'y') => pinks.reduce((sum, pixel) => sum + pixel[at] + 0.5, 0) / pinks.length;
    expect(Math.hypot(middle('x') - width / 2, middle('y') - height / 2), `off the middle of ${name}`).toBeLessThan(1);
    const reach = Math.max(...pinks.map(({ x, y }) => Math.hypot(x - width / 2, y - height / 2)));
    expect(reach / width, `the reach of the logo in ${name}`).toBeGreaterThan(0.35);
    if (name === 'app') expect(reach / width, 'the reach of the logo in the app icon').toBeLessThan(0.4);
  }
});
