import * as v from 'valibot';
import { type About, about } from './shape.ts';

const inFigures = (number: number) => number.toLocaleString('en-US');

function number(min: number, max: number, said: About<number>, kind: string, shown = inFigures) {
  const expected = `${kind} from ${shown(min)} to ${shown(max)}`;
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.metadata(about({ ...said, expected })));
}

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, said: About<number>) =>
  v.pipe(number(min, max, said, 'a whole number'), v.integer());

/** A year of the calendar. */
export const year = (min: number, max: number, said: About<number>) =>
  v.pipe(number(min, max, said, 'a year', String), v.integer());

/** An angle on the globe, in degrees. */
const degrees = (min: number, max: number, said: About<number>) => number(min, max, said, 'a number of degrees');

/** The same with five decimals or more; JSON keeps no zeros at the end. */
const exactDegrees = (min: number, max: number, said: About<number>) =>
  v.pipe(
    number(min, max, said, 'degrees with five decimals or more, the last of them not 0,'),
    v.check((angle) => /\.\d{5}/.test(`${angle}`)),
  );

const price = (min: number, max: number, said: About<number>, kind: string) =>
  v.pipe(
    number(min, max, said, kind),
    v.check(
      (price) => price === Math.round(price * 100) / 100,
      `Expected a price in dollars with at most two decimals, such as ${said.example}.`,
    ),
  );

/** A price in dollars and whole cents, up to `max`. */
export const dollars = (max: number, said: About<number>) => price(0.01, max, said, 'a price in dollars');

/** The same for what may cost nothing. */
export const dollarsOrFree = (max: number, said: About<number>) => price(0, max, said, 'a price in dollars, or 0,');

/** A share in percent, from 0 to `max`. */
export const percent = (max: number, said: About<number>) => number(0, max, said, 'a number of percent');

const latitude = { hint: 'North of the equator, in decimal degrees.', example: 40.17 };
const longitude = { hint: 'East of Greenwich, in decimal degrees: negative in the United States.', example: -74.2 };

/** About where a place is: from Hawaii to Alaska, and from Alaska to Maine. */
export const position = { latitude: degrees(18, 72, latitude), longitude: degrees(-180, -66, longitude) };

/** The same to about a yard, as a map gives it. */
export const exactPosition = {
  latitude: exactDegrees(18, 72, { ...latitude, example: 40.17021 }),
  longitude: exactDegrees(-180, -66, { ...longitude, example: -74.20013 }),
};
