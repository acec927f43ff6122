import type { FieldPath } from '../../problem.ts';

export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export type Fields = { [name: string]: Value };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** A value with another one at a path in it; `undefined` leaves the field out. */
export function setIn(within: Value, [name, ...rest]: FieldPath, value: Value): Value {
  if (name === undefined || (within === undefined && value === undefined)) return value;
  if (typeof name === 'string') {
    const fields = isFields(within) ? within : {};
    return { ...fields, [name]: setIn(fields[name], rest, value) };
  }
  const list = Array.isArray(within) ? within : [];
  return Object.assign([...list], { [name]: setIn(list[name], rest, value) });
}

/** The name of a file, without its folder and its type. */
export const nameAt = (file: string) => file.replace(/.*\/|\.\w+$/g, '');
/** Words as a name of `a-z`, `0-9` and `-`. */
export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');
/** A US phone number as (732) 555-0142, in whatever form it was typed; anything else as it is. */
export const phoneInFigures = (number: string) =>
  number.replace(/^\s*(?:\+?1)?\D*([2-9]\d\d)\D*(\d{3})\D*(\d{4})\s*$/, '($1) $2-$3');
