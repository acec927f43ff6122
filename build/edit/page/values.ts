export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export type Fields = { [name: string]: Value };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** The name of a file, without its folder and its type. */
export const nameAt = (file: string) => file.replace(/.*\/|\.\w+$/g, '');
/** Words as a name of `a-z`, `0-9` and `-`. */
export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');
/** A US phone number as (732) 555-0142, in whatever form it was typed; anything else as it is. */
export const phoneInFigures = (number: string) =>
  number.replace(/^\s*(?:\+?1)?\D*([2-9]\d\d)\D*(\d{3})\D*(\d{4})\s*$/, '($1) $2-$3');
