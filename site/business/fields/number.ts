import * as v from 'valibot';
import { type About, about } from './about.ts';

const inFigures = (number: number) => number.toLocaleString('en-US');

function number(min: number, max: number, said: About<number>, kind: string, shown = inFigures) {
  const expected = `${kind} from ${shown(min)} to ${shown(max)}`;
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.metadata(about(said, { expected })));
}

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, said: About<number>) =>
  v.pipe(number(min, max, said, 'a whole number'), v.integer());

/** A year of the calendar. */
export const year = (min: number, max: number, said: About<number>) =>
  v.pipe(number(min, max, said, 'a year', String), v.integer());

/** An angle on the globe, in degrees. */
export const degrees = (min: number, max: number, said: About<number>) => number(min, max, said, 'a number of degrees');

/** The same with five decimals or more; JSON keeps no zeros at the end. */
export const exactDegrees = (min: number, max: number, said: About<number>) =>
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
