import { expect, test } from 'vitest';
import { drawBasemap } from '../../build/assets/basemap.ts';
import { mapProjection } from '../../site/components/area-map/map-projection.ts';
import { business, businessWith } from '../setup/pages.ts';

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

/** A place on a map; the longitude is to the east. */
interface Place {
  name: string;
  map: ReturnType<typeof mapProjection>;
  at: { latitude: number; longitude: number };
}
/** Which shapes of its map a place is in. */
const shapesAt = async ({ map, at: { latitude, longitude } }: Place) => {
  const spot = map([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  const { land, abroad } = await drawBasemap(map);
  return Object.entries({ land, abroad }).flatMap(([name, shape]) => (isFilled(shape, spot) ? [name] : []));
};

const around = (latitude: number, longitude: number) => {
  const towns = [{ name: 'A town', latitude: latitude + 0.2, longitude: longitude + 0.2 }];
  return mapProjection(businessWith({ coordinates: { latitude, longitude }, towns }));
};
const howell = mapProjection(business);
const jerseyCity = around(40.719, -74.068);
const capeMay = around(39.04, -74.85);

const buffalo = around(42.89, -78.87);
const elPaso = around(31.76, -106.49);

test.each<Place & { is: string[] }>([
  { name: 'Trenton’s side', map: howell, at: { latitude: 40.2, longitude: -74.5 }, is: ['land'] },
  { name: 'the Atlantic off Howell', map: howell, at: { latitude: 40.15, longitude: -73.92 }, is: [] },
  {
    name: 'Manhattan, east of the Jersey shore',
    map: jerseyCity,
    at: { latitude: 40.78, longitude: -73.97 },
    is: ['land'],
  },
  { name: 'the Upper Bay', map: jerseyCity, at: { latitude: 40.665, longitude: -74.045 }, is: [] },
  { name: 'the Atlantic off Cape May', map: capeMay, at: { latitude: 38.95, longitude: -74.6 }, is: [] },
  { name: 'the Delaware Bay, west of the land', map: capeMay, at: { latitude: 39.05, longitude: -75.1 }, is: [] },
  {
    name: 'Fort Erie, over the Niagara River',
    map: buffalo,
    at: { latitude: 42.9, longitude: -78.95 },
    is: ['abroad'],
  },
  { name: 'Canada’s half of Lake Erie', map: buffalo, at: { latitude: 42.83, longitude: -79.03 }, is: ['abroad'] },
  { name: 'the United States’ half of it', map: buffalo, at: { latitude: 42.8, longitude: -78.88 }, is: [] },
  { name: 'Ciudad Juárez', map: elPaso, at: { latitude: 31.69, longitude: -106.43 }, is: ['abroad'] },
])('$name is land, a neighboring country or water as it lies', async ({ is, ...place }) => {
  expect(await shapesAt(place)).toEqual(is);
});

test('a map with no border of the country draws no neighbor', async () => {
  expect((await drawBasemap(howell)).abroad).toBe('');
});

test('the state line runs in the Hudson, and is one of the county lines', async () => {
  const { counties, states } = await drawBasemap(jerseyCity);
  const ends = (path: string) => new Set(path.match(/-?\d+,-?\d+/g));
  expect(ends(states).size).toBeGreaterThan(5);
  const known = ends(counties);
  expect([...ends(states)].filter((end) => !known.has(end))).toEqual([]);
  expect((await drawBasemap(howell)).states).toBe('');
});
