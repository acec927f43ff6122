import * as v from 'valibot';
import type { Checked, FieldPath, Problem } from '../../build/route.ts';
import { expectedName, nearestName } from '../../build/text/text-reader.ts';
import { cut, fieldProblem, foundIs } from './field-problem.ts';
import { exampleOf } from './fields/shape.ts';
import { invisible } from './fields/text.ts';
import { bareAt, type Field, fieldAt, partsOf } from './fields-in.ts';

/**
 * Checks a value by a schema.
 * @returns the value as the schema makes it, where it is right, or what is wrong; a field whose name is mistyped is not
 * reported as missing, too
 */
export function checkFields<Output>(schema: Field & v.GenericSchema<unknown, Output>, value: unknown): Checked<Output> {
  // One issue for each field; it also keeps regular expressions from huge texts.
  const options = { abortPipeEarly: true, message: '' } as const;
  const { success, output, issues = [] } = v.safeParse(schema, withoutMarks(value), options);
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

/** A problem for each unknown field of an object, of which valibot reports only the first, and the field that it may mean. */
function unknownFields(schema: Field, path: FieldPath, value: unknown) {
  const known = Object.keys(partsOf(fieldAt(schema, path)).find(({ entries }) => entries)?.entries ?? {});
  const names = known.filter((name) => !name.startsWith('$'));
  const unknown = Object.keys(Object(value)).filter((name) => !known.includes(name));
  return unknown.map((name) => {
    const nearest = nearestName(name, names);
    const message = expectedName(name, names, JSON.stringify);
    return {
      problem: fieldProblem([...path, name], 'isn’t a field here', message),
      meant: nearest && [...path, nearest].join('.'),
    };
  });
}

/** Around a text, where a clipboard puts them, these signs change nothing: directions, joiners, a soft hyphen, a byte order mark. */
const marks = '[\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\u00AD\\uFEFF]+';
const marksAround = new RegExp(`^${marks}|${marks}$`, 'g');

/** Data as it is, its texts without the signs around them that nobody sees. */
function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(marksAround, '');
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutMarks(inner)]));
}

function problemOf(schema: Field, issue: v.BaseIssue<unknown>, keys: FieldPath): Problem {
  const { path, input, type, message } = issue;
  const field = fieldAt(schema, keys);
  const bare = field.wrapped ?? field;
  // `v.forward` reports a check of an object at one of its fields. What is wrong with a name is at its value.
  const at = path?.at(-1) ?? { value: input, origin: 'value', key: '' };
  const found = at.origin === 'key' && at.value !== undefined ? at.key : at.value;
  const nearest = type === 'picklist' && nearestName(String(found), [bare.options].flat().map(String));
  const expectation = expectationAt(schema, keys, message);
  const remedy = found === '' && field.wrapped ? 'If you have none, leave the field out.' : remedyFor(found);
  const sentences = [nearest ? `Did you mean "${nearest}"?` : expectation.message, remedy];
  const inFile = [expectation.inFile, quoting[`${typeof found} ${typeof exampleOf(bare)}`]];
  return fieldProblem(keys, foundIs(found), joined(sentences), joined(inFile));
}

const joined = (sentences: readonly unknown[]) => sentences.filter(Boolean).join(' ');

/** What to do about quotes, by the types of what was found and of what is expected. */
const quoting: Readonly<Record<string, string>> = {
  'number string': 'Put it in quotes.',
  'boolean string': 'Put it in quotes.',
  'string number': 'Write digits only, without quotes.',
  'string boolean': 'Write true or false, without quotes.',
};

/**
 * What is expected of a field, as a sentence, and an example: one that is no plain text or number is for the file alone.
 * @param message of the check that failed; else it is made of the field's metadata
 */
export function expectationAt(
  schema: Field,
  path: readonly unknown[],
  message = '',
): Pick<Problem, 'message' | 'inFile'> {
  const field = bareAt(schema, path);
  const example = exampleOf(field);
  if (message.includes(', such as')) return { message };
  const expected = `Expected ${v.getMetadata(field).expected}`;
  if (!message && ['string', 'number'].includes(typeof example))
    return { message: `${expected}, such as ${example}`.replace(/[^.]$/, '$&.') };
  return { message: message || `${expected}.`, inFile: `Example: ${cut(JSON.stringify(example) ?? '', 300)}.` };
}

/** What helps where a text is nearly right. */
function remedyFor(found: unknown): string {
  if (typeof found !== 'string') return '';
  const [hidden] = invisible.exec(found) ?? [];
  if (hidden) {
    const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `There is an invisible character in it (U+${code}). Delete all of it, and type it again.`;
  }
  return found === found.trim() ? '' : 'Delete the spaces around it.';
}
