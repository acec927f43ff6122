import zipcodes from 'zipcodes';
import { drawBasemap } from '../assets/basemap.ts';
import { mapAround, mapSide, type Point } from './page/form/map-around.ts';
import { findPlace } from './places.ts';

/** Units between two names, side by side and one above the other. */
const [nameWidth, nameHeight] = [112, 18];

/**
 * A small map around a point, from data that is here: shores, borders and the names of places, those of the most ZIP
 * codes first, as long as they do not cover each other.
 */
export async function drawMap(center: Point) {
  const projection = mapAround(center);
  const zips = new Map<string, number>();
  for (const { city, state, latitude, longitude } of Object.values(zipcodes.codes)) {
    const name = `${city}, ${state}`;
    const isNear = Math.abs(latitude - center.latitude) < 1 && Math.abs(longitude - center.longitude) < 2;
    if (isNear) zips.set(name, (zips.get(name) ?? 0) + 1);
  }
  const places: { name: string; x: number; y: number }[] = [];
  for (const [query] of [...zips].sort(([, one], [, other]) => other - one)) {
    const { name = '', latitude = 0, longitude = 0 } = findPlace(query, '') ?? {};
    const [x = 0, y = 0] = projection([longitude, latitude])?.map(Math.round) ?? [];
    const isWithin = x > 0 && x < mapSide - nameWidth && y > nameHeight && y < mapSide;
    const isFree = places.every((one) => Math.abs(one.x - x) > nameWidth || Math.abs(one.y - y) > nameHeight);
    if (isWithin && isFree) places.push({ name, x, y });
  }
  return { ...(await drawBasemap(projection)), places };
}
