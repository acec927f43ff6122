import type * as v from 'valibot';

/** A valibot schema, with the parts that hold other schemas. */
export interface Field extends v.GenericSchema {
  /** The schema inside `v.optional`. */
  wrapped?: Field;
  entries?: Record<string, Field>;
  item?: Field;
  /** The items of a tuple. */
  items?: readonly Field[];
  /** The schema of every field of a record. */
  value?: Field;
  /** The names of a picklist, or the schemas of a union. */
  options?: unknown;
  pipe?: readonly object[];
}

/** The field that a path of names and indexes leads to. */
export const fieldAt = (schema: Field, path: readonly unknown[]): Field => path.reduce(fieldInside, schema);

/** The field with this name in an object or a record, or the item of a list. */
const fieldInside = (outer: Field, key: unknown): Field =>
  partsOf(outer).flatMap(
    ({ entries, item, items, value }) => entries?.[String(key)] ?? item ?? items?.[Number(key)] ?? value ?? [],
  )[0] ?? outer;

/** A schema, and those inside it: of `v.optional`, of a pipe, of a union. */
export const partsOf = (field: Partial<Field>): Partial<Field>[] => {
  const inner: unknown[] = [field.wrapped, field.pipe, field.options].flat();
  return [field, ...inner.filter((part): part is object => typeof part === 'object').flatMap(partsOf)];
};

/** The fields of an object, by their names. */
export const entriesOf = (object: Field): Readonly<Record<string, Field>> =>
  partsOf(object).find(({ entries }) => entries)?.entries ?? {};
