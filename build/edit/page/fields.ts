import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import type { FieldPath } from '../../problem.ts';
import { splitFrontMatter } from '../../text/front-matter.ts';

export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export type Fields = { [name: string]: Value };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Gives an object without keys one: the form would take it for one that is left out. */
const keepEmpty = (_: string, value: unknown) =>
  isFields(value) && Object.keys(value).length === 0 ? { '': undefined } : value;

/**
 * A file as fields: those of JSON, or those above a text with the text as one more, `text`. A file that cannot be read is
 * all text, so that it can be fixed.
 */
export function readFields(source: string): Fields {
  const { yaml, body } = splitFrontMatter(source);
  try {
    const fields: unknown = yaml === undefined ? JSON.parse(source, keepEmpty) : parseDocument(yaml).toJS();
    if (isFields(fields)) return yaml === undefined ? fields : { ...fields, text: body.replace(/^\n+/, '') };
  } catch {}
  return { text: source };
}

/** A file with other fields; what stays the same keeps its layout. */
export function writeFields(source: string, fields: Fields): string {
  const { text: body, ...before } = readFields(source);
  const { text = '', ...after } = fields;
  if (body === undefined) return editJson(source, before, fields);
  const head = source.slice(0, source.length - `${body}`.length);
  const { yaml } = splitFrontMatter(head);
  if (yaml === undefined) return `${text}`;
  const document = parseDocument(yaml);
  for (const name of Object.keys({ ...before, ...after })) {
    if (isSame(before[name], after[name])) continue;
    if (after[name] === undefined) document.delete(name);
    else document.set(name, after[name]);
  }
  // Without wrapping lines, and with lists as `[a, b]`.
  return head.replace(yaml, () => document.toString({ lineWidth: 0, flowCollectionPadding: false })) + text;
}

/** A JSON text with another value; a field that stays the same keeps its layout, and a list that changes has a line for each item. */
function editJson(text: string, before: Value, after: Value, path: JSONPath = []): string {
  if (isSame(before, after)) return text;
  if (isFields(before) && isFields(after))
    return Object.keys({ ...before, ...after }).reduce(
      (edited, name) => editJson(edited, before[name], after[name], [...path, name]),
      text,
    );
  return applyEdits(text, modify(text, path, after, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}

/** Fields with another value at the path of one; `undefined` leaves it out. */
export function withValue(given: Fields, path: FieldPath, value: Value): Fields {
  const fields = structuredClone(given);
  let within = fields;
  for (const [index, name] of path.slice(0, -1).entries()) {
    if (value === undefined && within[name] === undefined) return fields;
    within[name] ??= typeof path[index + 1] === 'number' ? [] : {};
    within = within[name] as Fields;
  }
  within[path.at(-1) ?? ''] = value;
  return fields;
}

/** What is at the path of a field. */
export const valueAt = (fields: Value, path: FieldPath): Value =>
  path.reduce((within: Value, name) => Object(within)[name], fields);

/** The name of a file, without its folder and its type. */
export const nameAt = (file: string) => file.replace(/.*\/|\.\w+$/g, '');
/** Words made of a name: `average-response` → `Average response`. */
export const inPlainWords = (name: string) =>
  name
    .replace(/(?<=[a-z])[A-Z]|-(?=\w)/g, (sign) => ` ${sign.replace('-', '').toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Words as a name of `a-z`, `0-9` and `-`. */
export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');

/**
 * The kind that a file is of.
 * @param kinds with their folders, and the names that they have; left out, any
 */
export const kindOf = <Kind extends { folder?: string; slugs?: readonly string[] }>(
  kinds: readonly Kind[],
  file: string,
): Kind | undefined =>
  kinds.find(
    ({ folder, slugs }) => file.replace(/\/?[^/]*$/, '') === folder && (slugs?.includes(nameAt(file)) ?? true),
  );
