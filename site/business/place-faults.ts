import type { Business, Point } from './business.ts';
import { sentence } from './field-faults.ts';
import { milesOf, offset } from './geography.ts';

const farthestMiles = 150;
const example = 'such as {"name":"Freehold","latitude":40.26,"longitude":-74.28}';

// The contiguous states, Alaska, Hawaii: from south to north, from west to east, in degrees.
const country = [
  [24.3, 49.4, -124.9, -66.8],
  [51, 71.5, -180, -129.9],
  [18.8, 22.4, -160.4, -154.7],
] as const;

const isInCountry = ({ latitude, longitude }: Point) =>
  country.some(
    ([south, north, west, east]) => south <= latitude && latitude <= north && west <= longitude && longitude <= east,
  );

/** Asks for the minus sign where a place is right with it. */
const minus = ({ latitude, longitude }: Point, isRight: (place: Point) => boolean) =>
  isRight({ latitude, longitude: -longitude }) ? '; is the minus sign of the longitude missing?' : '';

/**
 * What cannot be true of the center and the towns together.
 * @param facts the fields that are right by themselves
 */
export function placeFaults({ township = '', coordinates, towns = [] }: Partial<Business>): string[] {
  const center = coordinates && isInCountry(coordinates) ? coordinates : undefined;
  const faults = towns.flatMap((town, index) => {
    const names = [township, ...towns.slice(0, index).map(({ name }) => name)];
    const fault = townFault(town, names, center);
    return fault ? [sentence(['towns', index], ...fault)] : [];
  });
  if (!coordinates || center) return faults;
  const expected = `a place in the United States, such as {"latitude":40.17,"longitude":-74.2}${minus(coordinates, isInCountry)}`;
  return [sentence(['coordinates'], JSON.stringify(coordinates), expected), ...faults];
}

/** What was found and what is expected instead, where something is wrong with a town. */
function townFault(
  town: Business['towns'][number],
  names: readonly string[],
  center?: Point,
): [string, string] | undefined {
  const name = JSON.stringify(town.name);
  const once = `each town around the township once, ${example}`;
  if (names.some((other) => other.toLowerCase() === town.name.toLowerCase())) return [`${name} a second time`, once];
  if (!center) return;
  const miles = (place: Point) => milesOf(offset(center, place));
  if (miles(town) === 0) return [`${name} at the center itself`, once];
  const isNear = (place: Point) => miles(place) <= farthestMiles;
  if (isNear(town)) return;
  const away = `${Math.round(miles(town)).toLocaleString('en-US')} miles from the center`;
  return [`${name} ${away}`, `a town within ${farthestMiles} miles, ${example}${minus(town, isNear)}`];
}
