import * as v from 'valibot';
import type { Checked, FieldPath, Problem } from '../../build/route.ts';
import { expectedName, nearestName } from '../../build/text/text-reader.ts';
import { cut, fieldProblem, foundIs } from './field-problem.ts';
import { exampleOf, infoOf } from './fields/shape.ts';
import { entriesOf, type Field, fieldAt } from './fields-in.ts';

/**
 * Checks a value against a schema.
 * @returns the value as the schema transforms it, or an error for each wrong field; and in any case its sound fields
 */
export function checkFields<Output>(
  schema: Field & v.GenericSchema<unknown, Output>,
  value: unknown,
): Checked<Output> & { sound: Partial<Output> } {
  // One issue per field. It also keeps huge texts away from regular expressions.
  const options = { abortPipeEarly: true, message: '' } as const;
  const { success, output, issues = [] } = v.safeParse(schema, withoutMarks(value), options);
  if (success) return { data: output, problems: [], sound: output };
  const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
  const unknown = issues.filter(isUnknown).flatMap((issue) => unknownFields(schema, issue));
  const others = issues.filter((issue) => !isUnknown(issue)).map((issue) => problemOf(schema, issue));
  // A field that is there under a mistyped name isn't missing as well.
  const isMistyped = ({ found, path = [] }: Problem) =>
    found === 'is missing' && unknown.some(({ message }) => message === `Did you mean "${path.at(-1)}"?`);
  const problems = [...others.filter((problem) => !isMistyped(problem)), ...unknown];
  const wrong = issues.map((issue) => pathOf(issue)[0]);
  const sound = Object.entries(Object(output)).filter(([name]) => !wrong.includes(name));
  return { problems, sound: Object.fromEntries(sound) as Partial<Output> };
}

type Issue = v.BaseIssue<unknown>;
const pathOf = ({ path }: Issue): FieldPath => (path ?? []).map(({ key }) => key as string | number);

/** An error for each unknown field of an object. Valibot reports only the first. */
function unknownFields(schema: Field, issue: Issue): Problem[] {
  const path = pathOf(issue).slice(0, -1);
  const known = Object.keys(entriesOf(fieldAt(schema, path)));
  const names = known.filter((name) => !name.startsWith('$'));
  return Object.keys(Object(issue.path?.at(-1)?.input))
    .filter((name) => !known.includes(name))
    .map((name) => fieldProblem([...path, name], 'isn’t a field here', expectedName(name, names, JSON.stringify)));
}

/** Invisible signs that a clipboard may put around a text: directions, joiners, a soft hyphen, a byte order mark. */
const marks = '[\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\u00AD\\uFEFF]+';
const marksAround = new RegExp(`^${marks}|${marks}$`, 'g');

/** The same data, its texts without the spaces and invisible signs around them. */
const withoutMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, inner) =>
    typeof inner === 'string' ? inner.trim().replace(marksAround, '').trim() : inner,
  );

function problemOf(schema: Field, issue: Issue): Problem {
  const { path, input, type } = issue;
  const keys = pathOf(issue);
  const field = fieldAt(schema, keys);
  // `v.forward` reports the check of an object at one of its fields. A wrong name is reported at its value.
  const at = path?.at(-1) ?? { value: input, origin: 'value', key: '' };
  const found = at.origin === 'key' && at.value !== undefined ? at.key : at.value;
  const nearest =
    type === 'picklist' && nearestName(String(found), [(field.wrapped ?? field).options].flat().map(String));
  const expectation = expectationAt(schema, keys, issue.message);
  const message = nearest ? `Did you mean "${nearest}"?` : expectation.message;
  const remedy = found === '' && field.wrapped ? ' If you have none, leave the field out.' : '';
  return fieldProblem(keys, foundIs(found), message + remedy, expectation.inFile);
}

/**
 * What is expected of a field, in a sentence, and an example. Only someone who edits the file needs an example that isn't
 * plain text or a number.
 * @param message of the failed check; by default it comes from the field's metadata
 */
export function expectationAt(
  schema: Field,
  path: readonly unknown[],
  message = '',
): Pick<Problem, 'message' | 'inFile'> {
  const field = fieldAt(schema, path);
  const example = exampleOf(field);
  if (message.includes(', such as')) return { message };
  const expected = `Expected ${infoOf(field).expected}`;
  if (!message && ['string', 'number'].includes(typeof example))
    return { message: `${expected}, such as ${example}`.replace(/[^.]$/, '$&.') };
  return { message: message || `${expected}.`, inFile: `Example: ${cut(JSON.stringify(example) ?? '', 300)}.` };
}
