import { describe, expect, test } from 'vitest';
import { drawBasemap } from '../../build/assets/basemap.ts';
import type { Point } from '../../site/business/business.ts';
import { mapProjection, unitsPerMile } from '../../site/components/area-map/map-projection.ts';
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

  test('no town lies farther out at sea than the shore is rough', async () => {
    const { land } = await drawBasemap(projection);
    const mile = unitsPerMile(projection);
    for (const town of facts.towns) {
      const [x, y] = spot(town);
      const around = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((north) => [x + east * mile, y + north * mile]));
      expect(
        around.some((at) => isFilled(land, at as [number, number])),
        town.name,
      ).toBe(true);
    }
  });
});

test('Howell’s land takes 60 to 300 bytes', async () => {
  const { land } = await drawBasemap(mapProjection(business));
  expect(land.length).toBeGreaterThan(60);
  expect(land.length).toBeLessThan(300);
});

test('the state line runs in the Hudson, and is one of the county lines', async () => {
  const { counties, states } = await drawBasemap(mapProjection(hudsonCounty));
  const ends = (path: string) => new Set(path.match(/-?\d+,-?\d+/g));
  expect(ends(states).size).toBeGreaterThan(5);
  const known = ends(counties);
  expect([...ends(states)].filter((end) => !known.has(end))).toEqual([]);
  expect((await drawBasemap(mapProjection(business))).states).toBe('');
});

test('a map of far more than the county has no lines between counties, but those between states', async () => {
  const claims = { ...business.claims, serviceAreaMeters: 240_000 };
  const { counties, states } = await drawBasemap(mapProjection({ ...business, claims }));
  expect(counties).toBe('');
  expect(states).not.toBe('');
});

test('far from any shore nothing is water', async () => {
  const inland = mapProjection({ ...business, coordinates: { latitude: 40.55, longitude: -74.75 }, towns: [] });
  const { land } = await drawBasemap(inland);
  for (const place of [
    [10, 10],
    [430, 10],
    [220, 220],
    [10, 430],
    [430, 430],
  ] as [number, number][])
    expect(isFilled(land, place)).toBe(true);
});
