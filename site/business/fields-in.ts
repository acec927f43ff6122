import type * as v from 'valibot';

/** The parts of a schema that other schemas are in. */
export interface Field extends v.GenericSchema {
  /** In `v.optional`. */
  wrapped?: Field;
  entries?: Record<string, Field>;
  item?: Field;
  /** Those of a tuple. */
  items?: readonly Field[];
  /** Of every field of a record. */
  value?: Field;
  /** The names of a picklist, or the schemas of a union. */
  options?: unknown;
  pipe?: readonly object[];
}

/** The field that a path of names and indexes leads to. */
export const fieldAt = (schema: Field, path: readonly unknown[]): Field => path.reduce(fieldInside, schema);

/** The same without the `v.optional` that it is in. */
export const bareAt = (schema: Field, path: readonly unknown[]): Field => {
  const field = fieldAt(schema, path);
  return field.wrapped ?? field;
};

/** The field of this name in an object or record, or any item of a list. */
const fieldInside = (outer: Field, key: unknown): Field =>
  partsOf(outer).flatMap(
    ({ entries, item, items, value }) => entries?.[String(key)] ?? item ?? items?.[Number(key)] ?? value ?? [],
  )[0] ?? outer;

/** A schema and those in it: in `v.optional`, in the steps of a pipe, in a union. */
export const partsOf = (field: Partial<Field>): Partial<Field>[] => {
  const inner: unknown[] = [field.wrapped, field.pipe, field.options].flat();
  return [field, ...inner.filter((part): part is object => typeof part === 'object').flatMap(partsOf)];
};

/** The fields of an object, by their names. */
export const entriesOf = (object: Field): Readonly<Record<string, Field>> =>
  partsOf(object).find(({ entries }) => entries)?.entries ?? {};
