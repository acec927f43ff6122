import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawBasemap } from '../../build/assets/basemap.ts';
import { mapProjection } from '../../site/components/map/map-projection.ts';
import { business, businessWith } from '../setup/pages.ts';

/** The shapes of a map that cover a place, found by painting them. */
async function shapesAt(map: ReturnType<typeof mapProjection>, [latitude, longitude]: Spot): Promise<string[]> {
  const [x = 0, y = 0] = map([longitude, latitude]) ?? [];
  const { land, abroad } = await drawBasemap(map);
  const isIn = (path: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="${x} ${y} .1 .1"><path fill-rule="evenodd" d="${path}"/></svg>`;
    return new Resvg(svg).render().pixels.some((value) => value > 0);
  };
  return Object.entries({ land, abroad }).flatMap(([name, path]) => (isIn(path) ? [name] : []));
}
type Spot = readonly [latitude: number, longitude: number];

const around = (latitude: number, longitude: number) => {
  const towns = [{ name: 'A town', latitude: latitude + 0.2, longitude: longitude + 0.2 }];
  return mapProjection(businessWith({ coordinates: { latitude, longitude }, towns }));
};
const howell = mapProjection(business);
const jerseyCity = around(40.719, -74.068);
const capeMay = around(39.04, -74.85);

const buffalo = around(42.89, -78.87);
const elPaso = around(31.76, -106.49);

test.each<{ place: string; map: ReturnType<typeof mapProjection>; at: Spot; is: string[] }>([
  { place: 'the Atlantic off Howell', map: howell, at: [40.15, -73.92], is: [] },
  { place: 'Manhattan, east of the Jersey shore', map: jerseyCity, at: [40.78, -73.97], is: ['land'] },
  { place: 'the Delaware Bay, west of the land', map: capeMay, at: [39.05, -75.1], is: [] },
  { place: 'Canada’s half of Lake Erie', map: buffalo, at: [42.83, -79.03], is: ['abroad'] },
  { place: 'the United States’ half of it', map: buffalo, at: [42.8, -78.88], is: [] },
  { place: 'Ciudad Juárez', map: elPaso, at: [31.69, -106.43], is: ['abroad'] },
])('$place is drawn as land, a neighboring country or water, as it should be', async ({ map, at, is }) => {
  expect(await shapesAt(map, at)).toEqual(is);
});
