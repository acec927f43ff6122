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

/** An error at a field: `found`, `message` and `inFile` as a Problem has them. */
export const fieldProblem = (path: Path, found: string, message: string, inFile?: string): Problem => ({
  ...{ severity: 'error', path, found, message },
  ...(inFile && { inFile }),
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
  const expectation = expectationAt(schema, keys, message);
  const remedy = remedyFor(found, field.type, bare.type);
  const sentences = [nearest ? `Did you mean "${nearest}"?` : expectation.message, remedy.message];
  return fieldProblem(keys, foundIs(found), sentences.filter(Boolean).join(' '), remedy.inFile ?? expectation.inFile);
}

/**
 * What is expected of a field, as a sentence, and an example: one with brackets is for its file alone.
 * @param message of the check that failed; else it is made of the field's metadata
 */
export function expectationAt(
  schema: Field,
  path: readonly unknown[],
  message = '',
): Pick<Problem, 'message' | 'inFile'> {
  const field = fieldAt(schema, path);
  const bare = field.wrapped ?? field;
  const example = exampleOf(bare);
  if (message.includes(', such as')) return { message };
  const expected = `Expected ${v.getMetadata(bare).expected}`;
  if (!message && bare.type === 'picklist' && expected.endsWith('"')) return { message: `${expected}.` };
  if (!message && !/[[{]/.test(JSON.stringify(example ?? ''))) return { message: `${expected}, such as ${example}.` };
  return {
    message: message || `${expected}.`,
    inFile: `Example: ${cut(JSON.stringify(example), 300)}.`,
  };
}

/** What owners look for under other names, and where to put it. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:second|toll_?free|cell|mobile|fax|phones$|phone_?\d)/i,
    'Use "phone" for the number of every call button, "secondPhone" for another one, and "textPhone" for one that takes texts.',
  ],
  [/^(?:open|opening|business|working)(?:hours|times?)?$/i, 'Use "hours", with the hours of each day.'],
  [/^(?:slogan|tagline|motto)$/i, 'Use "headline".'],
  [
    /^(?:facebook|google|instagram|yelp|bbb|nextdoor|x|twitter|youtube|linkedin|social(?:_?media)?)$/i,
    'Use "profiles", a list of addresses.',
  ],
  [/^(?:logo|pictures?|images?)$/i, 'Put the file itself into the folder photos.'],
  [/^(?:zip|zip_?code)$/i, 'Use "postalCode".'],
  [/^state$/i, 'Use "region".'],
];

/** Fields of earlier versions: what to write in their place. */
const replaced = new Map<string, (value: unknown) => string>([
  ['serviceAreaMeters', (meters) => `Write "serviceAreaMiles": ${Math.round(Number(meters) / metersPerMile) || 15}.`],
]);

/** A problem for each unknown field of an object, of which valibot reports only the first, and the field that it may mean. */
function unknownFields(schema: Field, path: Path, value: unknown): { problem: Problem; meant: string | undefined }[] {
  const known = Object.keys(partsOf(fieldAt(schema, path)).find(({ entries }) => entries)?.entries ?? {});
  const unknown = Object.keys(Object(value)).filter((name) => !known.includes(name));
  const names = known.filter((name) => !name.startsWith('$'));
  return unknown.map((name) => {
    const [, wish] = wishes.find(([pattern]) => pattern.test(name)) ?? [];
    const nearest = wish ? undefined : nearestName(name, names);
    const instead = replaced.get(name)?.(Object(value)[name]);
    const message = instead ?? wish ?? expectedName(name, names, JSON.stringify);
    return {
      problem: fieldProblem([...path, name], 'isn’t a field here', message),
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

/** What helps where a value is nearly right. */
function remedyFor(input: unknown, ...types: string[]): Partial<Pick<Problem, 'message' | 'inFile'>> {
  if (typeof input === 'number' || typeof input === 'boolean')
    return types.includes('string') ? { inFile: 'Put it in quotes.' } : {};
  if (typeof input !== 'string') return {};
  if (input === '' && types.includes('optional')) return { message: 'If there is none, leave the field out.' };
  if (types.includes('number') && /^[-+$]?\d[\d.,]*$/.test(input))
    return { inFile: 'Write digits only, without quotes.' };
  if (types.includes('boolean') && /^(?:true|false)$/.test(input)) return { inFile: 'Write it without quotes.' };
  return input === input.trim() ? {} : { message: 'Delete the spaces around it.' };
}

const longest = 60;

/** What a value is, as the end of a sentence. */
function foundIs(value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : `is a list of ${inFigures(value.length)}`;
  if (typeof value === 'object')
    return cut(
      `is an object ${Object.keys(value).length > 0 ? `of ${Object.keys(value).join(', ')}` : 'without fields'}`,
    );
  const json = JSON.stringify(value);
  return `is ${json.length > longest ? `${cut(json)} (${inFigures(json.length)} characters)` : json}`;
}

const inFigures = (number: number) => number.toLocaleString('en-US');

const cut = (text: string, length = longest) => (text.length > length ? `${text.slice(0, length - 3)}…` : text);
