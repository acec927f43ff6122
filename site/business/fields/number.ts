import * as v from 'valibot';
import { expectation, type Notes, shownInEditor } from './notes.ts';

/** What is said of a wrong number: quotes around one, and signs in it, are named. */
const numberFault =
  (notes: Notes) =>
  ({ input }: { input: unknown }) => {
    if (typeof input !== 'string' || !/^[-+$]?\d[\d.,]*$/.test(input.trim())) return expectation(notes);
    return expectation(notes, /[+$,]/.test(input) ? ' in plain figures and without quotes' : ' without quotes');
  };

const inWords = (figure: number) => figure.toLocaleString('en-US');

/** An angle on the globe, in degrees, up to `limit` either way. */
export function degrees(limit: number, example: number, description: string) {
  const notes = { expected: `a number of degrees from -${limit} to ${limit}`, example, description };
  const told = numberFault(notes);
  return v.pipe(v.number(told), v.minValue(-limit, told), v.maxValue(limit, told), shownInEditor(notes));
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number, example: number, description: string) {
  const notes = { expected: `a whole number from ${inWords(min)} to ${inWords(max)}`, example, description };
  const told = numberFault(notes);
  return v.pipe(v.number(told), v.integer(told), v.minValue(min, told), v.maxValue(max, told), shownInEditor(notes));
}

/** A price in dollars, up to `max`. */
export function dollars(max: number, example: number, description: string) {
  const expected = `a price in dollars from 0.01 to ${inWords(max)} with at most two decimals`;
  const notes = { expected, example, description };
  const told = numberFault(notes);
  return v.pipe(
    v.number(told),
    v.minValue(0.01, told),
    v.maxValue(max, told),
    v.check((price) => price === Math.round(price * 100) / 100, told),
    shownInEditor(notes),
  );
}
