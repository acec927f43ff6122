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

const around = (latitude: number, longitude: number) => {
  const towns = [{ name: 'A town', latitude: latitude + 0.2, longitude: longitude + 0.2 }];
  return mapProjection(businessWith({ coordinates: { latitude, longitude }, towns }));
};
const howell = mapProjection(business);
const jerseyCity = around(40.719, -74.068);
const capeMay = around(39.04, -74.85);

test.each([
  ['Trenton’s side', howell, 40.2, -74.5, true],
  ['the Atlantic off Howell', howell, 40.15, -73.92, false],
  ['Manhattan, east of the longitude of the Jersey shore', jerseyCity, 40.78, -73.97, true],
  ['the Upper Bay', jerseyCity, 40.665, -74.045, false],
  ['the Atlantic off Cape May', capeMay, 38.95, -74.6, false],
  ['the Delaware Bay, west of the land', capeMay, 39.05, -75.1, false],
])('%s is land or water as it lies', async (_, projection, latitude, longitude, isLand) => {
  const spot = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
  expect(isFilled((await drawBasemap(projection)).land, spot)).toBe(isLand);
});

const buffalo = around(42.89, -78.87);
const elPaso = around(31.76, -106.49);

test.each([
  ['Fort Erie, over the Niagara River', buffalo, 42.9, -78.95, true],
  ['Canada’s half of Lake Erie', buffalo, 42.83, -79.03, true],
  ['the United States’ half of it', buffalo, 42.8, -78.88, false],
  ['Ciudad Juárez', elPaso, 31.69, -106.43, true],
])(
  '%s is in a neighboring country or not, and no land of the United States',
  async (_, projection, latitude, longitude, isAbroad) => {
    const spot = projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];
    const { abroad, land } = await drawBasemap(projection);
    expect([isFilled(abroad, spot), isFilled(land, spot)]).toEqual([isAbroad, false]);
  },
);

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
