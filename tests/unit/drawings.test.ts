import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { drawingFile, drawings, Framed, tallDrawingFile } from '../../site/scenes/drawings/index.tsx';
import { SiteContext } from '../../site/site-context.ts';
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

describe.each(sheets)('%s', (_, sheet) => {
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

  test('holds figures at most, no words', () => {
    const texts = [...svg.matchAll(/<(text|title|desc)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    expect(texts.filter((text) => !/^[\d,.#%$-]+$/.test(text))).toEqual([]);
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
    const [left = 0, top = 0] = numbers(group?.parentElement?.getAttribute('transform'));
    const rim = Math.max(Number(group?.getAttribute('rx')), Number(group?.getAttribute('ry')));
    for (const [a = 0, b = 0] of along) expect(Math.hypot(left - a, top - b) - rim).toBeGreaterThan(line);
  }
});
