import * as v from 'valibot';
import type { Checked, Problem } from '../../build/route.ts';
import { expectedName, nearestName } from '../../build/text/text-reader.ts';
import { metersPerMile } from './earth.ts';
import { exampleOf } from './fields/object.ts';

/** The parts of a schema that other schemas stand in. */
interface Field extends v.GenericSchema {
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

type Path = NonNullable<Problem['path']>;

/**
 * An error at a field.
 * @param path names and indexes that lead from the whole file to the field
 * @param expected with an example
 */
export const fieldProblem = (path: Path, found: string, expected: string): Problem => ({
  severity: 'error',
  path,
  message: `found ${found}, expected ${expected}`,
});

/**
 * Checks a value by a schema.
 * @returns the value as the schema makes it, where it is right, or what is wrong; a field whose name is mistyped is not
 * reported as missing, too
 */
export function checkFields<Output>(schema: Field & v.GenericSchema<unknown, Output>, value: unknown): Checked<Output> {
  // One issue for each field; it also keeps regular expressions from huge texts.
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true, message: '' });
  if (success) return { data: output, problems: [] };
  const keysOf = ({ path }: (typeof issues)[number]) => (path ?? []).map(({ key }) => key as string | number);
  const isUnknown = ({ type, expected }: (typeof issues)[number]) => type === 'strict_object' && expected === 'never';
  const unknown = issues
    .filter(isUnknown)
    .flatMap((issue) => unknownFields(schema, keysOf(issue).slice(0, -1), issue.path?.at(-1)?.input));
  const mistyped = new Set(unknown.flatMap(({ meant }) => meant ?? []));
  const wrong = issues
    .filter((issue) => !isUnknown(issue))
    .flatMap((issue) => {
      const keys = keysOf(issue);
      const isMissing = (issue.path ? issue.path.at(-1)?.value : issue.input) === undefined;
      return isMissing && mistyped.has(keys.join('.')) ? [] : problemOf(schema, issue, keys);
    });
  return { problems: [...wrong, ...unknown.map(({ problem }) => problem)] };
}

function problemOf(schema: Field, issue: v.BaseIssue<unknown>, keys: Path): Problem {
  const { path, input, type, message } = issue;
  const field = fieldAt(schema, keys);
  const bare = field.wrapped ?? field;
  // `v.forward` tells a check of an object at one of its fields.
  const found = path ? path.at(-1)?.value : input;
  const nearest = type === 'picklist' && nearestName(String(found), [bare.options].flat().map(String));
  const remedy = nearest ? `; did you mean "${nearest}"?` : remedyFor(found, field.type, bare.type);
  return fieldProblem(keys, shorten(found), expectationAt(schema, keys, message) + remedy);
}

/**
 * What is expected of a field, with an example.
 * @param message of the check that failed; else it stands in the metadata of the field
 */
export function expectationAt(schema: Field, path: readonly unknown[], message = ''): string {
  const field = fieldAt(schema, path);
  const bare = field.wrapped ?? field;
  const expected = message || `${v.getMetadata(bare).expected}`;
  return expected.includes(', such as')
    ? expected
    : `${expected}, such as ${cut(JSON.stringify(exampleOf(bare)), 300)}`;
}

/** What owners look for under other names, and where it stands. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:second|toll_?free|cell|mobile|fax|phones$|phone_?\d)/i,
    'one number, "phone", for every call button; another is "secondPhone", and one that takes texts is "textPhone"',
  ],
  [/^(?:open|opening|business|working)(?:hours|times?)?$/i, '"hours", a line for each day'],
  [/^(?:slogan|tagline|motto)$/i, '"headline"'],
  [
    /^(?:facebook|google|instagram|yelp|bbb|nextdoor|x|twitter|youtube|linkedin|social(?:_?media)?)$/i,
    '"profiles", a list of addresses',
  ],
  [/^(?:logo|pictures?|images?)$/i, 'the file itself in the folder "photos"'],
  [/^(?:zip|zip_?code)$/i, '"postalCode"'],
  [/^state$/i, '"region"'],
];

/** Fields of earlier versions: what is written in their place. */
const replaced = new Map<string, (value: unknown) => string>([
  ['serviceAreaMeters', (meters) => `"serviceAreaMiles": ${Math.round(Number(meters) / metersPerMile) || 15}`],
]);

/** A problem for each unknown field of an object, of which valibot reports only the first, and the field that it may mean. */
function unknownFields(schema: Field, path: Path, value: unknown): { problem: Problem; meant: string | undefined }[] {
  const known = Object.keys(partsOf(fieldAt(schema, path)).find(({ entries }) => entries)?.entries ?? {});
  const unknown = Object.keys(Object(value)).filter((name) => !known.includes(name));
  const names = known.filter((name) => !name.startsWith('$'));
  return unknown.map((name) => {
    const [, wish] = wishes.find(([pattern]) => pattern.test(name)) ?? [];
    const nearest = wish ? undefined : nearestName(name, names);
    const expected = wish ? `expected ${wish}.` : expectedName(name, names, JSON.stringify);
    const instead = replaced.get(name);
    const old = Object(value)[name];
    const message = instead ? `found ${shorten(old)}, expected ${instead(old)}` : `found an unknown field, ${expected}`;
    return {
      problem: { severity: 'error', path: [...path, name], message },
      meant: nearest && [...path, nearest].join('.'),
    };
  });
}

/** The field that a path of names and indexes leads to. */
export const fieldAt = (schema: Field, path: readonly unknown[]): Field => path.reduce(fieldInside, schema);

/** The field of this name in an object or record, or any item of a list. */
const fieldInside = (outer: Field, key: unknown): Field =>
  partsOf(outer).flatMap(
    ({ entries, item, items, value }) => entries?.[String(key)] ?? item ?? items?.[Number(key)] ?? value ?? [],
  )[0] ?? outer;

/** A schema and those in it: in `v.optional`, in the steps of a pipe, in a union. */
const partsOf = (field: Partial<Field>): Partial<Field>[] => {
  const inner: unknown[] = [field.wrapped, field.pipe, field.options].flat();
  return [field, ...inner.filter((part): part is object => typeof part === 'object').flatMap(partsOf)];
};

/** What helps where a value is nearly right, as the end of a sentence. */
function remedyFor(input: unknown, ...types: string[]): string {
  if (typeof input === 'number' || typeof input === 'boolean')
    return types.includes('string') ? '; put it in quotes' : '';
  if (typeof input !== 'string') return '';
  if (input === '' && types.includes('optional')) return '; where there is none, delete the whole line';
  if (types.includes('number') && /^[-+$]?\d[\d.,]*$/.test(input)) return '; write figures alone, without quotes';
  return input === input.trim() ? '' : '; delete the spaces around it';
}

const longest = 60;

function shorten(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length.toLocaleString('en-US')}`;
  if (typeof value === 'object' && value !== null)
    return cut(`an object of ${Object.keys(value).join(', ') || 'nothing'}`);
  const json = JSON.stringify(value ?? undefined) ?? 'nothing';
  return json.length > longest ? `${cut(json)} (${json.length.toLocaleString('en-US')} characters)` : json;
}

const cut = (text: string, length = longest) => (text.length > length ? `${text.slice(0, length - 3)}…` : text);
