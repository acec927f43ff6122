import * as v from 'valibot';

/** What an owner is told of a field: in the editor (description, example) and where it is wrong (expected, example). */
interface Notes {
  expected: string;
  example: unknown;
  description: string;
}

const message = ({ expected, example }: Notes) => `expected ${expected}, such as ${JSON.stringify(example)}`;
const meta = <Input>({ description, example }: Notes): v.MetadataAction<Input, { description: string }> =>
  v.metadata({ description, examples: [example] });

/** A text of a fixed form, of 200 characters at the most. */
export const matching = (regex: RegExp, notes: Notes) =>
  v.pipe(v.string(message(notes)), v.maxLength(200, message(notes)), v.regex(regex, message(notes)), meta(notes));

/** A web address; hosts that browsers read as a number or not at all, such as 1.2 or xn--a.com, are refused. */
export const address = (regex: RegExp, notes: Notes) =>
  v.pipe(
    matching(regex, notes),
    v.check((url) => URL.canParse(url) && new URL(url).host === url.split('/')[2], message(notes)),
  );

// Refused: control characters, lone surrogates, the sign for a broken encoding, and what cannot be seen, such as the
// marks that turn the direction of a text around. Let in: the joiners that some scripts and emoji need.
const plain = /(?:\u200C|\u200D|\uFE0E|\uFE0F|[^\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD])/u;

/** A text in one line of `min` to `max` characters (Unicode code points), a letter or figure among them. */
export function text(min: number, max: number, example: string, description: string) {
  const notes = { expected: `a plain text of ${min} to ${max} characters`, example, description };
  const regex = new RegExp(`^(?!\\s)(?=.*[\\p{L}\\p{N}])${plain.source}{${min},${max}}(?<!\\s)$`, 'u');
  return v.pipe(v.string(message(notes)), v.regex(regex, message(notes)), meta(notes));
}

/** An angle on the globe, in degrees, up to `limit` either way. */
export function degrees(limit: number, example: number, description: string) {
  const notes = { expected: `a number of degrees from -${limit} to ${limit}`, example, description };
  const told = message(notes);
  return v.pipe(v.number(told), v.minValue(-limit, told), v.maxValue(limit, told), meta(notes));
}

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
    message({ expected: 'an object of these fields', example, description }),
  );
  // What is missing is told in the words of the field.
  const missing = ({ path }: v.BaseIssue<unknown>) =>
    v.safeParse(entries[String(path?.[0].key)] as v.GenericSchema, undefined).issues?.[0].message ?? '';
  const unknown = v.never(`expected one of ${names.join(', ')}`);
  // Where there is never another field, the type need not speak of any.
  const fields = v.objectWithRest(entries, unknown, missing) as unknown as v.GenericSchema<
    v.InferInput<Fields>,
    v.InferOutput<Fields>
  >;
  return v.pipe(object, fields, v.description(description));
}

/** A list of `min` to `max` items. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  notes: Omit<Notes, 'expected'>,
) {
  const told = message({ ...notes, expected: `a list of ${min} to ${max}` });
  return v.pipe(v.array(item, told), v.minLength(min, told), v.maxLength(max, told), v.description(notes.description));
}
