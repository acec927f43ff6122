import zipcodes from 'zipcodes';
import { drawBasemap } from '../assets/basemap.ts';
import { mapAround, mapSide, type Point } from './page/form/map-around.ts';

/** The names of the states, by their two letters. */
export const stateNames = Object.fromEntries(
  Object.entries(zipcodes.states.abbr).map(([letters, name]) => [
    letters,
    name.toLowerCase().replace(/\b(?!of\b)\w/g, (letter) => letter.toUpperCase()),
  ]),
);

/**
 * A US place, as the post office knows them: not every township is among them.
 * @param query its name or ZIP code: `Howell`, `Howell NJ` or `07731`
 * @param state where a name alone is looked for, as two capital letters
 */
export function findPlace(query: string, state: string) {
  const words = query.trim().replace(/^st\.? /i, 'Saint ');
  const [, name = words, own = state] = /^(.+?),? +([a-z]{2})$/i.exec(words) ?? [];
  const byZip = zipcodes.lookup(words);
  const found = byZip ? [byZip] : zipcodes.lookupByName(name, own.toUpperCase());
  const [first] = found;
  if (!first) return undefined;
  // A town of several ZIP codes is in the middle of them.
  const middle = (angle: 'latitude' | 'longitude') =>
    Number((found.reduce((sum, place) => sum + place[angle], 0) / found.length).toFixed(4));
  return { name: first.city, region: first.state, latitude: middle('latitude'), longitude: middle('longitude') };
}

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
