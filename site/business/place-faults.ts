import type { Business, Point } from './business.ts';
import { sentence } from './field-faults.ts';
import { expectation } from './fields/notes.ts';
import { milesOf, offset } from './geography.ts';

const farthest = 150;
const example = { name: 'Freehold', latitude: 40.26, longitude: -74.28 };

// The contiguous states, Alaska, Hawaii: from south to north, from west to east, in degrees.
const country = [
  { latitude: [24.3, 49.4], longitude: [-124.9, -66.8] },
  { latitude: [51, 71.5], longitude: [-180, -129.9] },
  { latitude: [18.8, 22.4], longitude: [-160.4, -154.7] },
] as const;

const inCountry = ({ latitude, longitude }: Point) =>
  country.some(
    (part) =>
      part.latitude[0] <= latitude &&
      latitude <= part.latitude[1] &&
      part.longitude[0] <= longitude &&
      longitude <= part.longitude[1],
  );

const flipped = ({ latitude, longitude }: Point): Point => ({ latitude, longitude: -longitude });
const minus = '; is the minus sign of the longitude missing?';

/**
 * What cannot be true of the center and the towns together.
 * @param facts those of the fields that are right by themselves
 * @returns a sentence for each fault
 */
export function placeFaults({ township, coordinates, towns = [] }: Partial<Business>): string[] {
  const center = coordinates && inCountry(coordinates) ? coordinates : undefined;
  const faults = towns.flatMap((town, index) => {
    const wrong = townFault(town, towns.slice(0, index), township, center);
    return wrong ? [sentence(['towns', index], wrong)] : [];
  });
  return coordinates && !center ? [sentence(['coordinates'], centerFault(coordinates)), ...faults] : faults;
}

function centerFault(center: Point): string {
  const { latitude, longitude } = center;
  const told = expectation({
    expected: 'a place in the United States',
    example: { latitude: 40.17, longitude: -74.2 },
  });
  const slip = inCountry(flipped(center))
    ? minus
    : inCountry({ latitude: longitude, longitude: latitude })
      ? '; have latitude and longitude changed places?'
      : '';
  return `found ${JSON.stringify({ latitude, longitude })}, ${told}${slip}`;
}

function townFault(
  town: Business['towns'][number],
  before: Business['towns'],
  township: string | undefined,
  center: Point | undefined,
): string | undefined {
  const same = (name: string | undefined) => name?.toLowerCase() === town.name.toLowerCase();
  const name = JSON.stringify(town.name);
  if (before.some((other) => same(other.name)))
    return `found ${name} a second time, ${expectation({ expected: 'each town once', example })}`;
  const other = 'the towns around the township and its center, which the site adds';
  if (same(township)) return `found ${name}, the township itself, ${expectation({ expected: other, example })}`;
  if (!center) return;
  const miles = (place: Point) => milesOf(offset(center, place));
  if (miles(town) === 0) return `found ${name} at the center itself, ${expectation({ expected: other, example })}`;
  if (miles(town) <= farthest) return;
  const away = Math.round(miles(town)).toLocaleString('en-US');
  const told = expectation({ expected: `a town within ${farthest} miles`, example });
  return `found ${name} ${away} miles from the center, ${told}${miles(flipped(town)) <= farthest ? minus : ''}`;
}
