import * as v from 'valibot';
import type { Checked, FieldPath, Problem } from '../../build/route.ts';
import { nearestName } from '../../build/text/text-reader.ts';
import { cut, fieldProblem, foundIs } from './field-problem.ts';
import { exampleOf } from './fields/object.ts';
import { type Field, fieldAt } from './fields-in.ts';
import { unknownFields } from './unknown-fields.ts';

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

function problemOf(schema: Field, issue: v.BaseIssue<unknown>, keys: FieldPath): Problem {
  const { path, input, type, message } = issue;
  const field = fieldAt(schema, keys);
  const bare = field.wrapped ?? field;
  // `v.forward` reports a check of an object at one of its fields.
  const found = path ? path.at(-1)?.value : input;
  const nearest = type === 'picklist' && nearestName(String(found), [bare.options].flat().map(String));
  const expectation = expectationAt(schema, keys, message);
  const remedy = remedyFor(found, field.type, bare.type);
  const sentences = [nearest ? `Did you mean "${nearest}"?` : expectation.message, remedy.message];
  return fieldProblem(keys, foundIs(found), sentences.filter(Boolean).join(' '), remedy.inFile ?? expectation.inFile);
}

/**
 * What is expected of a field, as a sentence, and an example: one with brackets is for its file alone. A field that the
 * form has a menu, a box or a calendar for says in its metadata what to do (`toDo`); what its file needs comes after that.
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
  const { expected, toDo } = v.getMetadata(bare);
  const json = cut(JSON.stringify(example) ?? '', 300);
  const isForFile = /[[{]/.test(json);
  if (!message && !toDo && !isForFile)
    return { message: `Expected ${expected}, such as ${example}`.replace(/[^.]$/, '$&.') };
  const sign = `${expected}`.includes(json) ? expected : `${expected}, such as ${json}`;
  return {
    message: message || `${toDo ?? `Expected ${expected}.`}`,
    inFile: isForFile || !toDo ? `Example: ${json}.` : `In the file: ${sign}.`,
  };
}

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
