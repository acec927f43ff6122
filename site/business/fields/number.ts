import * as v from 'valibot';

const inFigures = (number: number) => number.toLocaleString('en-US');

function number(min: number, max: number, example: number, description: string, kind: string, shown = inFigures) {
  const expected = `${kind} from ${shown(min)} to ${shown(max)}`;
  return v.pipe(
    v.number(),
    v.minValue(min),
    v.maxValue(max),
    v.metadata({ description, expected, examples: [example] }),
  );
}

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, example: number, description: string, kind = 'a whole number') =>
  v.pipe(number(min, max, example, description, kind), v.integer());

/** A year of the calendar. */
export const year = (min: number, max: number, example: number, description: string) =>
  v.pipe(number(min, max, example, description, 'a year', String), v.integer());

/** An angle on the globe, in degrees. */
export const degrees = (min: number, max: number, example: number, description: string) =>
  number(min, max, example, description, 'a number of degrees');

/** The same with five decimals or more; JSON keeps no zeros at the end. */
export const exactDegrees = (min: number, max: number, example: number, description: string) =>
  v.pipe(
    number(min, max, example, description, 'degrees with five decimals or more, the last of them not 0,'),
    v.check((angle) => /\.\d{5}/.test(`${angle}`)),
  );

const price = (min: number, max: number, example: number, description: string, kind: string) =>
  v.pipe(
    number(min, max, example, description, kind),
    v.check(
      (price) => price === Math.round(price * 100) / 100,
      `Expected a price in dollars with at most two decimals, such as ${example}.`,
    ),
  );

/** A price in dollars and whole cents, up to `max`. */
export const dollars = (max: number, example: number, description: string) =>
  price(0.01, max, example, description, 'a price in dollars');

/** The same for what may cost nothing. */
export const dollarsOrFree = (max: number, example: number, description: string) =>
  price(0, max, example, description, 'a price in dollars, or 0,');

/** A share in percent, from 0 to `max`. */
export const percent = (max: number, example: number, description: string) =>
  number(0, max, example, description, 'a number of percent');
