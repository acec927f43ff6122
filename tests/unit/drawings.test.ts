import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../build/assets/asset.ts';
import { renderFile } from '../../build/page/render.tsx';
import type { Business } from '../../site/business/business.ts';
import { metersPerMile } from '../../site/business/geography.ts';
import { drawingFile, drawings, Framed, tallDrawingFile } from '../../site/scenes/drawings/index.tsx';
import { drawnFiles } from '../../site/scenes/drawn-files.tsx';
import { roundSteps } from '../../site/scenes/kit/round-steps.ts';
import { windingRoad } from '../../site/scenes/kit/winding-road.ts';
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

test('every drawing is as it was when it was last looked at: a change in the kit tells whom it reaches', async () => {
  const digests = [...drawnFiles(business)].map((file) => `${file.path} ${contentHash(renderFile(file))}\n`);
  expect(digests.length).toBeGreaterThan(60);
  await expect(digests.join('')).toMatchFileSnapshot('../pages/drawings.txt');
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
    expect(calls.length).toBeGreaterThan(35);
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
function forms(name: string, claims: Partial<Business['claims']>) {
  const facts = businessWith({ claims: { ...business.claims, ...claims } });
  const { tall, ...wide } = drawings[name] as (typeof drawings)[string];
  return [wide, ...(tall ? [tall] : [])].map((sheet) => parse(drawn(sheet, facts)));
}

type Drawn = ReturnType<typeof forms>[number];
const figures = (document: Drawn) => [...document.querySelectorAll('text')].map((text) => text.textContent);

describe('pounds to scale', () => {
  /** The bars' lengths, by the numbers of their paths: `M0 0H120V36H0Z`. */
  const bars = (document: Drawn) =>
    [...document.querySelectorAll('path.s-mark')].map((bar) =>
      Number(/^M0 0H(\d+)V/.exec(bar.getAttribute('d') ?? '')?.[1]),
    );

  test.each([
    [10_000, 75_000],
    [6_000, 50_000],
    [3_000, 200_000],
    [60_000, 10_000],
    [20_000, 20_000],
  ])('a flatbed of %i and a wrecker of %i pounds are bars as long as that, each with its figure', (flatbed, heavy) => {
    for (const document of forms('pounds-to-scale', { flatbedPounds: flatbed, heavyDutyPounds: heavy })) {
      const [first = 0, second = 0] = bars(document);
      const longest = Math.max(first, second);
      const most = Math.max(flatbed, heavy);
      expect(Math.abs(first / longest - flatbed / most)).toBeLessThan(0.004);
      expect(Math.abs(second / longest - heavy / most)).toBeLessThan(0.004);
      const shown = figures(document);
      expect(shown).toContain(flatbed.toLocaleString('en-US'));
      expect(shown).toContain(heavy.toLocaleString('en-US'));
    }
  });

  test('its round numbers stand where they belong on the scale', () => {
    for (const document of forms('pounds-to-scale', { flatbedPounds: 6_000, heavyDutyPounds: 50_000 })) {
      const length = Math.max(...bars(document));
      const ticks = [...document.querySelectorAll('text[text-anchor=middle]')];
      expect(ticks.length).toBeGreaterThan(1);
      for (const tick of ticks) {
        const pounds = Number(tick.textContent.replace(',', ''));
        expect(Math.abs(Number(tick.getAttribute('x')) / length - pounds / 50_000)).toBeLessThan(0.004);
      }
    }
  });
});

describe('miles of road', () => {
  const radius = (document: Drawn | undefined) =>
    Number(document?.querySelector('circle.s-verge-d')?.getAttribute('r'));
  const localMiles = (meters: number) => meters / metersPerMile;

  test.each([500, 80, 3_500, 50, 999])('the road has a sign at each round number of miles and ends at %i', (miles) => {
    for (const document of forms('miles-of-road', { longDistanceMiles: miles }))
      expect(figures(document)).toEqual([...roundSteps(miles), miles].map((step) => step.toLocaleString('en-US')));
  });

  test('the circle is the local area on the scale of the road', () => {
    const [wide] = forms('miles-of-road', { longDistanceMiles: 500, serviceAreaMeters: 25_000 });
    const circle = wide?.querySelector('circle.s-verge-d');
    const [sign] = [...(wide?.querySelectorAll('text') ?? [])];
    const [, x] = /^translate\((\d+)/.exec(sign?.parentElement?.getAttribute('transform') ?? '') ?? [];
    const unitsPerMile = (Number(x) - Number(circle?.getAttribute('cx'))) / 100;
    expect(radius(wide) / unitsPerMile).toBeCloseTo(localMiles(25_000), 0);
  });

  test.each([
    [80, 40_000],
    [3_500, 100_000],
    [50, 240_000],
  ])('and keeps to it at %i miles and %i meters', (miles, meters) => {
    const usual = forms('miles-of-road', { longDistanceMiles: 500, serviceAreaMeters: 100_000 });
    for (const [index, document] of forms('miles-of-road', {
      longDistanceMiles: miles,
      serviceAreaMeters: meters,
    }).entries()) {
      const expected = (radius(usual[index]) * (meters / miles)) / (100_000 / 500);
      expect(Math.abs(radius(document) / expected - 1)).toBeLessThan(0.02);
    }
  });

  test('its signs stay within the picture', () => {
    for (const miles of [50, 75, 500, 999, 1_001, 3_500]) {
      for (const document of forms('miles-of-road', { longDistanceMiles: miles })) {
        const width = Number(document.querySelector('svg')?.getAttribute('width'));
        for (const sign of document.querySelectorAll('path.s-white')) {
          const [, half] = /^M-([\d.]+)/.exec(sign.getAttribute('d') ?? '') ?? [];
          const [, x] = /^translate\((\d+)/.exec(sign.parentElement?.getAttribute('transform') ?? '') ?? [];
          if (half === undefined || x === undefined) continue;
          expect(Number(x) - Number(half)).toBeGreaterThan(0);
          expect(Number(x) + Number(half)).toBeLessThan(width);
        }
      }
    }
  });
});

describe('a winding road', () => {
  const road = windingRoad({ left: 0, right: 100, top: 0, r: 10, runs: 3 });

  test('is as long as its stretches and turns', () => {
    expect(road.length).toBeCloseTo(300 + 20 * Math.PI);
  });

  test('comes back below after each turn', () => {
    const places = [0, 100, 100 + 5 * Math.PI, 100 + 10 * Math.PI, road.length].map(road.at);
    expect(places.map((place) => place.map(Math.round))).toEqual([
      [0, 0],
      [100, 0],
      [110, 10],
      [100, 20],
      [100, 40],
    ]);
  });
});

test.each([
  [500, [100, 200, 300, 400]],
  [75_000, [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000]],
  [80, [10, 20, 30, 40, 50, 60, 70]],
  [90, [20, 40, 60, 80]],
])('a ruler to %i has round numbers below it', (total, steps) => {
  expect(roundSteps(total)).toEqual(steps);
});
