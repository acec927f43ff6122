import * as v from 'valibot';
import { about, type ValueInfo } from './shape.ts';

function number(min: number, max: number, info: ValueInfo<number>, kind: string) {
  // A year has no comma: 1998, but 75,000.
  const [from, to] = [min, max].map((limit) => limit.toLocaleString('en-US', { useGrouping: 'min2' }));
  const expected = `${kind} from ${from} to ${to}`;
  return v.pipe(v.number(), v.minValue(min), v.maxValue(max), about({ ...info, expected }));
}

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, info: ValueInfo<number>) =>
  v.pipe(number(min, max, info, 'a whole number'), v.integer());

/** A price in dollars and whole cents, up to `max`. */
export const dollars = (max: number, info: ValueInfo<number>, min = 0.01) =>
  v.pipe(
    number(min, max, info, 'dollars and whole cents'),
    v.check((price) => price === Math.round(price * 100) / 100),
  );

/** The same, or 0. */
export const dollarsOrFree = (max: number, info: ValueInfo<number>) => dollars(max, info, 0);

/** A percentage from 0 to `max`. */
export const percent = (max: number, info: ValueInfo<number>) => number(0, max, info, 'a number of percent');

/** Where a place is, with at least so many decimals. JSON drops zeros at the end. */
function placeWith(decimals: number, latitude: number, longitude: number) {
  const exact = decimals > 0 ? ` with ${decimals} decimals or more, the last of them not 0,` : '';
  const degrees = (min: number, max: number, hint: string, example: number) =>
    v.pipe(
      number(min, max, { hint, example }, `degrees${exact}`),
      v.check((angle) => (`${angle}`.split('.')[1] ?? '').length >= decimals),
    );
  return {
    latitude: degrees(18, 72, 'North of the equator, in decimal degrees.', latitude),
    longitude: degrees(-180, -66, 'East of Greenwich, in decimal degrees: negative in the United States.', longitude),
  };
}

/** Roughly where a place is: from Hawaii to Alaska, and from Alaska to Maine. */
export const position = placeWith(0, 40.17, -74.2);

/** The same to about a yard, as maps give it. */
export const exactPosition = placeWith(5, 40.17021, -74.20013);
