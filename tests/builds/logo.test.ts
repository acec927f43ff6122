import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSvg } from '../../build/assets/images/draw-svg.ts';
import { makeImages } from '../../build/assets/images/images.ts';
import { filesIn } from '../../build/files-in.ts';
import { buildWithLogo, drawnLogo, paintedLogo } from '../setup/build-into.ts';
import { business } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('logo');

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
}, 60_000);

test('a compact PNG logo is next to the name, small, with an empty alt text', async () => {
  const out = await buildWithLogo(join(folder, 'compact'), 'logo.png', await paintedLogo(1600, 1600));
  const link = parse(readFileSync(join(out, 'index.html'), 'utf8')).querySelector('.site-header__home');
  expect([link?.textContent, link?.querySelector('img')?.getAttribute('alt')]).toEqual([business.name, '']);
  const { width, height } = await sharp(join(out, link?.querySelector('img')?.getAttribute('src') ?? '')).metadata();
  expect([width, height]).toEqual([144, 144]);
}, 60_000);

const drawn = (parts: string) => drawnLogo(400, 100).replace('</svg>', `${parts}</svg>`);
const shape = '<path d="M0 0h400v100z"/>';
const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at + 1)).join('');
const masks = (levels: number) =>
  drawn(
    `<style>${times(levels, (at) => `.m${at}{mask:url(#a${at - 1})}`)}</style><mask id="a0">${shape}</mask>${times(levels, (at) => `<mask id="a${at}"><g class="x m${at}">${shape}</g><g class="m${at}">${shape}</g></mask>`)}<g class="m${levels}">${shape}</g>`,
  );

test('draws a logo with clip paths and gradients, as drawing programs save it', async () => {
  const file = join(folder, 'logo.svg');
  const parts =
    '<style>.st0{clip-path:url(#S2);}.st1{fill:url(#S3);filter:none}</style><defs><rect id="S1" width="9" height="9"/></defs><clipPath id="S2"><use xlink:href="#S1" style="overflow:visible"/></clipPath><linearGradient id="S3"/><g class="st0"><path class="st1" d="M0 0h9"/></g>';
  writeFileSync(file, drawn(parts));
  expect((await makeImages({ found: { logo: file }, problems: [] })).logo).toMatchObject({ width: 1024, height: 256 });
});

const colored = (color: string) => `<path class="a b" d="M0 0h400v100H0z" ${color}/>`;
test.each([
  colored('fill="hsl(0deg, 100%, 40%)"'),
  colored('fill="rgb(204 0 0 / 100%)"'),
  colored('fill="var(--fill-0, #CC0000)"'),
  colored('fill="#000" style="fill:#CC0000;fill:color(display-p3 0.8 0 0);"'),
  `<g fill="#c00">${colored('fill=""')}</g>`,
  `<style>.a{fill:#c00!important}.b{fill:#0c0}</style>${colored('')}`,
  `<style><![CDATA[.a>.b{fill:#0c0}]]> .a{fill:#c00}</style>${colored('')}`,
  `<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}.a:hover{fill:#fff}.a{fill:#c00}</style>${colored('')}`,
  `<linearGradient id="g-0"><stop style="stop-color: rgb(204 0 0)"/></linearGradient>${colored('style="fill: url(&quot;#g-0&quot;);"')}`,
  `<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>${colored('fill="#c00"')}`,
  `<style>@import url(https://fonts.googleapis.com/css?family=A);</style>${colored('fill="#c00"')}`,
  `<defs><marker id="m"/></defs>${colored('fill="#c00" style="marker:none"')}`,
  `<!-- was: <text x="1">Tow</text> -->${colored('fill="#c00"')}`,
  `<desc><![CDATA[a <text> once]]></desc><text/>${colored('fill="#c00"')}`,
])('draws a logo in its own colors and ignores parts that aren’t drawn: %s', async (parts) => {
  const png = await drawSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">${parts}</svg>`);
  const { channels } = await sharp(png).stats();
  expect(channels.map(({ min, max }) => [min, max])).toEqual([204, 0, 0, 255].map((value) => [value, value]));
});

test('draws a logo with nested masks', async () => {
  const file = join(folder, 'logo.svg');
  writeFileSync(file, masks(3));
  expect((await makeImages({ found: { logo: file }, problems: [] })).logo).toMatchObject({ width: 1024, height: 256 });
});

test('gives up on a logo that takes too long to draw', async () => {
  expect(await linesOf(() => drawSvg(masks(60), 300))).toEqual([expect.stringContaining('takes too long to draw')]);
});

describe('reports an unusable logo in one sentence', () => {
  const toldOf = async (logo: string | Uint8Array) => {
    const file = join(folder, 'logo.png');
    writeFileSync(file, logo);
    return formatted((await makeImages({ found: { logo: file }, problems: [] })).problems);
  };
  const otherFile = 'has a part that is in another file';
  const unreadable = 'can’t be read \\(';
  const picture = { create: { width: 400, height: 200, channels: 4, background: '#00000000' } } as const;
  const text = () => drawnLogo(400, 100).replace('</svg>', '<text y="50">Tow</text></svg>');
  test.each([
    ['is a JPEG', () => sharp(picture).flatten().jpeg().toBuffer(), unreadable],
    ['is half a PNG', async () => (await paintedLogo(3000, 1500)).subarray(0, 900), unreadable],
    ['is too small', () => paintedLogo(200, 100), 'has 200 by 100 pixels. Expected at least 256'],
    ['is a banner', () => drawnLogo(700, 100), 'is 7 times as wide as it is high. Expected at most 6'],
    ['is a pole', () => paintedLogo(300, 900), 'is 0.3 times as wide as it is high. Expected at most 6'],
    ['cannot be seen', () => sharp(picture).png().toBuffer(), 'can’t be seen on white'],
    ['is white', () => drawnLogo(200, 100, '#f4f6f8'), 'can’t be seen on white'],
    ['is set in a font', text, 'has words set in a font'],
    ['holds a picture of this machine', () => drawn('<image xlink:href="/dev/zero"/>'), 'has <image>'],
    ['holds parts of another file', () => drawn('<use href="other.svg#a"/>'), otherFile],
    ['is filled from another site', () => drawn('<g fill="url(https://a.example/b.svg#c)"/>'), otherFile],
    ['is styled from another file', () => `<?xml-stylesheet href="a.css"?>${drawn(shape)}`, otherFile],
    ['has a variable without a value', () => drawn(colored('style="fill:var(--c)"')), 'has the color var\\(--c\\), wh'],
    [
      'has a stop without a color',
      () => drawn('<stop stop-color="color(x 1 1 1)"/>'),
      'has the color color\\(x 1 1 1\\)',
    ],
    [
      'has a selector that nobody draws by',
      () => drawn(`<style>:is(.a,.b){fill:#c00}</style>${colored('')}`),
      'has a style that can’t be drawn, :is\\(\\.a,\\.b\\)',
    ],
    [
      'has colors for wide windows',
      () => drawn(`<style>@media (width > 9px){.a{fill:#c00}}</style>${colored('')}`),
      'has a style that can’t be drawn, @media',
    ],
  ])('where it %s', async (_, logo, words) => {
    expect(await toldOf(await logo())).toEqual([
      expect.stringMatching(new RegExp(`logo\\.png: This file ${words}.*\\.$`)),
    ]);
  });
});
