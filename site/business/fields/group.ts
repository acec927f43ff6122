import * as v from 'valibot';
import { expectation } from './notes.ts';

// The library takes lists for objects, and passes over some names, which are unknown fields like any other.
const passedOver = ['__proto__', 'constructor', 'prototype'];
const isObject = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !passedOver.some((name) => Object.hasOwn(value, name));

/** An object of just these fields; each that is missing or unknown is a fault of its own. */
export function group<Entries extends v.ObjectEntries>(entries: Entries, description: string) {
  type Fields = v.StrictObjectSchema<Entries, undefined>;
  const names = Object.keys(entries);
  const example = Object.fromEntries(names.map((name) => [name, '…']));
  const object = v.custom<v.InferInput<Fields>>(
    isObject,
    expectation({ expected: 'an object of these fields', example }),
  );
  // What is missing is told in the words of the field.
  const missing = ({ path }: v.BaseIssue<unknown>) =>
    faultOf(entries[String(path?.[0].key)] as v.GenericSchema, undefined);
  const unknown = v.never(`expected one of ${names.join(', ')}`);
  // Where there is never another field, the type need not speak of any.
  const fields = v.objectWithRest(entries, unknown, missing) as unknown as v.GenericSchema<
    v.InferInput<Fields>,
    v.InferOutput<Fields>
  >;
  return v.pipe(object, fields, v.description(description));
}

/** A field that may be left out; an empty text in its place is told how. */
export function maybe<Field extends v.GenericSchema>(field: Field) {
  const told = () => `${faultOf(field, '')}; where there is none, delete the whole line`;
  return v.optional(
    v.pipe(
      v.custom<v.InferInput<Field>>((value) => value !== '', told),
      field as v.GenericSchema<v.InferInput<Field>, v.InferOutput<Field>>,
    ),
  );
}

const faultOf = (field: v.GenericSchema, value: unknown) => v.safeParse(field, value).issues?.[0].message ?? '';
