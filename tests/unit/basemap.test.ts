import { describe, expect, test } from 'vitest';
import { drawBasemap } from '../../build/assets/basemap.ts';
import type { Point } from '../../site/business/business.ts';
import { mapProjection } from '../../site/components/area-map/map-projection.ts';
import { capeMayCounty, hudsonCounty } from '../setup/counties.ts';
import { business } from '../setup/pages.ts';

/** The corners of each ring of a path of straight lines. */
function ringsOf(path: string): [number, number][][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => [...ring.matchAll(/(-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]));
}

/** Whether the even-odd rule fills a spot (https://www.w3.org/TR/SVG2/painting.html#FillRuleProperty). */
const isFilled = (path: string, [x, y]: [number, number]) =>
  ringsOf(path).reduce((filled, ring) => {
    let inside = filled;
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] as [number, number];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
    return inside;
  }, false);

const places: [string, typeof business, { land: [string, Point][]; water: [string, Point][] }][] = [
  [
    'Howell',
    business,
    {
      land: [
        ['Neptune', { latitude: 40.21, longitude: -74.06 }],
        ['Trenton’s side', { latitude: 40.2, longitude: -74.5 }],
      ],
      water: [['the Atlantic', { latitude: 40.15, longitude: -73.92 }]],
    },
  ],
  [
    'Hudson County',
    hudsonCounty,
    {
      land: [
        ['Manhattan, east of the longitude of the Jersey shore', { latitude: 40.78, longitude: -73.97 }],
        ['Queens', { latitude: 40.73, longitude: -73.87 }],
        ['Staten Island', { latitude: 40.6, longitude: -74.15 }],
      ],
      water: [['the Upper Bay', { latitude: 40.665, longitude: -74.045 }]],
    },
  ],
  [
    'Cape May County',
    capeMayCounty,
    {
      land: [['Millville', { latitude: 39.3, longitude: -75.04 }]],
      water: [
        ['the Atlantic', { latitude: 38.95, longitude: -74.6 }],
        ['the Delaware Bay, west of the land', { latitude: 39.05, longitude: -75.1 }],
      ],
    },
  ],
];

describe.each(places)('around %s', (_, facts, { land, water }) => {
  const projection = mapProjection(facts);
  const spot = ({ latitude, longitude }: Point) => projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];

  test.each(land)('%s is land', async (_name, place) => {
    expect(isFilled((await drawBasemap(projection)).land, spot(place))).toBe(true);
  });
  test.each(water)('%s is water', async (_name, place) => {
    expect(isFilled((await drawBasemap(projection)).land, spot(place))).toBe(false);
  });
});

test('the state line runs in the Hudson, and is one of the county lines', async () => {
  const { counties, states } = await drawBasemap(mapProjection(hudsonCounty));
  const ends = (path: string) => new Set(path.match(/-?\d+,-?\d+/g));
  expect(ends(states).size).toBeGreaterThan(5);
  const known = ends(counties);
  expect([...ends(states)].filter((end) => !known.has(end))).toEqual([]);
  expect((await drawBasemap(mapProjection(business))).states).toBe('');
});
