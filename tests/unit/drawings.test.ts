import { readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { drawingFile, drawings, Framed, tallDrawingFile } from '../../site/scenes/drawings/index.tsx';
import { Person } from '../../site/scenes/kit/person.tsx';
import { Sedan } from '../../site/scenes/kit/sedan.tsx';
import { paletteOf } from '../../site/scenes/palette.ts';
import { SiteContext } from '../../site/site-context.ts';
import { brandOf } from '../../site/styles/brand.ts';
import { contrast } from '../../site/styles/color.ts';
import { business, businessWith, contentFor, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf, parse } from '../setup/parse.ts';
import { parseXml } from '../setup/xml.ts';

type Sheet = Parameters<typeof Framed>[0];

const drawn = (sheet: Sheet, facts: Business = business) =>
  renderToStaticMarkup(createElement(SiteContext, { value: { business: facts } }, createElement(Framed, sheet)));

/** Every sheet by the file that it becomes. */
const sheets = Object.entries(drawings).flatMap(([name, { tall, ...wide }]): [string, Sheet][] => [
  [drawingFile(name), wide],
  ...(tall ? [[tallDrawingFile(name), tall] as [string, Sheet]] : []),
]);

describe.each(sheets)('%s', (file, sheet) => {
  const svg = drawn(sheet);

  test('is well-formed SVG of the size that its place is kept for', () => {
    const root = parseXml(svg).documentElement;
    const { width, height } = sheet;
    expect(root?.nodeName).toBe('svg');
    expect(['width', 'height', 'viewBox'].map((name) => root?.getAttribute(name))).toEqual([
      `${width}`,
      `${height}`,
      `0 0 ${width} ${height}`,
    ]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('holds figures and what stands on signs in English, no other words', () => {
    const texts = [...svg.matchAll(/<(text|title|desc)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    const signs = ['TOW-AWAY ZONE', 'NORTH', 'ROUTE', 'MILE', 'EXIT 31', business.towns[0]?.name];
    expect(texts.filter((text) => !/^[\d,.#%$-]+$/.test(text) && !signs.includes(text))).toEqual([]);
  });

  test('names nothing twice, and has neither a sun nor a lamp of the company by itself', () => {
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).not.toMatch(/class="s-(?:disc|flare|glow)"/);
  });

  test('has its labels within it, four at most but for the lines of a paper', () => {
    const { labels = [], width, height } = sheet;
    expect(labels.length).toBeLessThan(/bill-apart|lot-sign/.test(file) ? 8 : 5);
    for (const { x, y } of labels) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  });
});

describe('the drawings of all pages', () => {
  const images = pagesOf(business).flatMap((page) =>
    [...documentOf(htmlOf(page)).querySelectorAll('main img[src^="/drawings/"]')].map((image) => ({
      page: page.path,
      source: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? '',
    })),
  );

  test('are called for by one text at the most, once', () => {
    const { services, posts, help, about } = contentFor(business);
    const texts = [...services, ...posts, ...help].map(({ text }) => text);
    const calls = [...JSON.stringify([...texts, about]).matchAll(/"drawing:([\w-]+)"/g)].map(([, name]) => name);
    expect([...new Set(calls)]).toEqual(calls);
  });

  test('stand on one page each, and say in words of their own what they show', () => {
    expect(images.map(({ source }) => source).sort()).toEqual(Object.keys(drawings).map(drawingFile).sort());
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
    for (const { source, alt } of images) {
      expect(`${source}: ${alt.split(' ').length > 7}`).toBe(`${source}: true`);
      expect(alt).toMatch(/^\p{Lu}[^{}]*\.$/u);
      expect(alt).not.toMatch(/^(?:an? )?(?:image|picture|drawing|illustration)\b/i);
    }
  });
});

describe('the kit', () => {
  const palette = paletteOf(brandOf(business.brandColor));
  const color = (name: string, light: 'day' | 'night') => palette[name]?.[light] ?? '';

  test.each([
    ['sky', 'disc'],
    ['sky', 'far'],
    ['far', 'pine'],
    ['near', 'pine'],
    ['disc', 'far'],
    ['verge', 'road'],
    ['road', 'tire'],
    ['road', 'line'],
  ])('%s and %s stand apart by day and by night', (one, other) => {
    expect(contrast(color(one, 'day'), color(other, 'day'))).toBeGreaterThan(1.3);
    expect(contrast(color(one, 'night'), color(other, 'night'))).toBeGreaterThan(1.3);
  });

  test('a person is 1.2 times as high as a sedan', () => {
    const top = (drawing: ReactElement) =>
      Math.min(...[...renderToStaticMarkup(drawing).matchAll(/-\d+(?:\.\d+)?/g)].map(Number));
    const heights = [
      createElement(Person, { clothes: 'teal', look: 'short' }),
      createElement(Sedan, { paint: 'blue' }),
    ];
    const [person = 0, sedan = 0] = heights.map(top);
    expect(person / sedan).toBeCloseTo(1.2, 1);
  });

  test('no drawing takes the color of the call but by a truck of the kit', () => {
    const folder = 'site/scenes/drawings';
    const own = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    expect(own.join('').match(/s-amber|s-lens|useBrand/g)).toBeNull();
  });
});

/** A drawing's two forms for an owner's claims. */
function forms(name: string, claims: Partial<Business['claims']> = {}) {
  const facts = businessWith({ claims: { ...business.claims, ...claims } });
  const { tall, ...wide } = drawings[name] as (typeof drawings)[string];
  return [wide, ...(tall ? [tall] : [])].map((sheet) => parse(drawn(sheet, facts)));
}

test.each([
  [10_000, 75_000],
  [6_000, 50_000],
  [3_000, 200_000],
  [60_000, 10_000],
  [20_000, 20_000],
])('a flatbed of %i and a wrecker of %i pounds are bars as long as that, each with its figure', (flatbed, heavy) => {
  for (const document of forms('pounds-to-scale', { flatbedPounds: flatbed, heavyDutyPounds: heavy })) {
    // The bars' lengths, by the numbers of their paths: `M0 0H120V36H0Z`.
    const [first = 0, second = 0] = [...document.querySelectorAll('path.s-mark')].map((bar) =>
      Number(/^M0 0H(\d+)V/.exec(bar.getAttribute('d') ?? '')?.[1]),
    );
    // Lengths are whole units.
    expect(Math.abs(first - (second * flatbed) / heavy)).toBeLessThan(Math.max(1, flatbed / heavy));
    const figures = [...document.querySelectorAll('text')].map((text) => text.textContent);
    expect(figures).toEqual(expect.arrayContaining([flatbed, heavy].map((pounds) => pounds.toLocaleString('en-US'))));
  }
});

test('people watch a winch line from farther away than it is long', () => {
  for (const document of forms('winch-line')) {
    const numbers = (transform: string | null | undefined) => (transform?.match(/-?[\d.]+/g) ?? []).map(Number);
    const danger = document.querySelector('path.l-danger')?.closest('[transform*="rotate"]');
    const [x = 0, y = 0, angle = 0, scale = 1] = numbers(danger?.getAttribute('transform'));
    const [, length = 0] = /H(\d+)A/.exec(document.querySelector('path.l-danger')?.getAttribute('d') ?? '') ?? [];
    const line = Number(length) * scale;
    const along = [0, 0.25, 0.5, 0.75, 1].map((part) => [
      x + part * line * Math.cos((angle * Math.PI) / 180),
      y + part * line * Math.sin((angle * Math.PI) / 180),
    ]);
    const group = document.querySelector('ellipse.l-safe');
    const [left = 0, top = 0, size = 1] = numbers(group?.parentElement?.getAttribute('transform'));
    const rim = size * Math.max(Number(group?.getAttribute('rx')), Number(group?.getAttribute('ry')));
    for (const [a = 0, b = 0] of along) expect(Math.hypot(left - a, top - b) - rim).toBeGreaterThan(line);
  }
});
