import { createElement, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { subsetFont } from '../../build/assets/fonts.ts';
import type { Business } from '../../site/business/business.ts';
import { ArtboardSvg, drawingFile, drawings, tallDrawingFile } from '../../site/scenes/drawings/index.tsx';
import { Flatbed } from '../../site/scenes/kit/flatbed.tsx';
import { OwnTruck } from '../../site/scenes/kit/own-truck.tsx';
import { WheelLift } from '../../site/scenes/kit/wheel-lift.tsx';
import { headingFont } from '../../site/styles/heading-font.ts';
import { markupOf } from '../setup/mount.ts';
import { business, businessWith } from '../setup/pages.ts';
import { parseXml } from '../setup/parse.ts';

/** Turns the words in drawings into outlines. */
const { lettering } = await subsetFont(headingFont, '/');

type Drawable = Parameters<typeof ArtboardSvg>[0];

const drawn = (drawable: Drawable, facts: Business = business) =>
  markupOf(createElement(ArtboardSvg, drawable), { business: facts, images: { lettering } });

/** Every drawing by its file. */
const drawables = Object.entries(drawings).flatMap(([name, { tall, ...wide }]): [string, Drawable][] => [
  [drawingFile(name), wide],
  ...(tall ? [[tallDrawingFile(name), tall] as [string, Drawable]] : []),
]);

/** The files of drawings at the head of a page. */
const heads = new Set(
  Object.entries(drawings).flatMap(([name, { isBackground }]) =>
    isBackground ? [drawingFile(name), tallDrawingFile(name)] : [],
  ),
);

describe.each(drawables)('%s', (file, drawable) => {
  const svg = drawn(drawable);

  test('is well-formed SVG of the size that its place is kept for', () => {
    const root = parseXml(svg).documentElement;
    const { width, height } = drawable;
    expect(root?.nodeName).toBe('svg');
    expect(['width', 'height', 'viewBox'].map((name) => root?.getAttribute(name))).toEqual([
      `${width}`,
      `${height}`,
      `0 0 ${width} ${height}`,
    ]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('has words only as outlines, because a picture can’t use the page’s fonts', () => {
    expect(svg).not.toMatch(/<(?:text|title|desc)\b/);
  });

  test('has no duplicate id and no sun, and a lit beacon only at the head of a page', () => {
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(svg).not.toMatch(heads.has(file) ? /class="s-disc"/ : /class="s-(?:disc|flare|glow)"/);
  });
});

test('the flatbed’s and the wrecker’s bars are as long as their pounds, each with its figure', () => {
  const facts = businessWith({ claims: { ...business.claims, flatbedPounds: 60_000, heavyDutyPounds: 30_000 } });
  const svg = drawn(drawings['pounds-to-scale'] as Drawable, facts);
  // The lengths of the bars' paths: `M0 0h120v8H0Z`.
  const lengthOf = (color: string) =>
    Number(new RegExp(`<path class="s-${color}" d="M\\d+ \\d+h(\\d+)v`).exec(svg)?.[1]);
  expect(Math.round(lengthOf('mark') / lengthOf('white'))).toBe(2);
  for (const figure of ['60,000 lb', '30,000 lb']) expect(svg).toContain(lettering(figure, 26).d);
});

test.each([
  { roads: ['I-195', 'US 9', 'US 1'], has: ['9'], hasNot: ['1', '195'] },
  { roads: ['Route 33'], has: [], hasNot: ['33'] },
])('the route marker has the number of the first US route of $roads, or none', ({ roads, has, hasNot }) => {
  const svg = drawn(drawings['where-you-are'] as Drawable, { ...business, roads });
  const isDrawn = (number: string) => svg.includes(lettering(number, 40).d);
  expect(has.filter(isDrawn)).toEqual(has);
  expect(hasNot.filter(isDrawn)).toEqual([]);
});

const kitPart = (part: ReactElement, facts: Business = business) => markupOf(part, { business: facts });

const vehicles = {
  flatbed: kitPart(createElement(Flatbed)),
  wrecker: kitPart(createElement(WheelLift, { work: 'driving', x: 86 })),
};

test.each([
  { does: 'flatbed towing', services: ['flatbed-towing', 'roadside-assistance'], has: 'flatbed' },
  { does: 'towing without a flatbed', services: ['car-towing', 'roadside-assistance'], has: 'wrecker' },
])('a company that does $does is pictured with its $has', ({ services, has }) => {
  const picture = kitPart(createElement(OwnTruck), businessWith({ services }));
  const shown = Object.entries(vehicles).filter(([, vehicle]) => picture.includes(vehicle));
  expect(shown.map(([name]) => name)).toEqual([has]);
});
