import { findNodeAtLocation, getNodeValue, type JSONPath, parseTree } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import type { FieldPath } from '../../problem.ts';
import { splitFrontMatter } from '../../text/front-matter.ts';

export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export type Fields = { [name: string]: Value };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** The form takes an object without keys for one that is left out. */
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

/** Whether a file is text without fields. */
export const isAllText = (source: string) => Object.keys(readFields(source)).join() === 'text';

/** A file with other fields; what stays the same keeps its layout. */
export function writeFields(source: string, fields: Fields): string {
  const { text: body, ...before } = readFields(source);
  const { text = '', ...after } = fields;
  if (body === undefined) return editJson(source, fields);
  const head = source.slice(0, source.length - `${body}`.length);
  const { yaml } = splitFrontMatter(head);
  if (yaml === undefined) return `${text}`;
  const document = parseDocument(yaml);
  for (const name of Object.keys({ ...before, ...after })) {
    if (isSame(before[name], after[name])) continue;
    if (after[name] === undefined) document.delete(name);
    else document.set(name, after[name]);
  }
  // In whole lines, and lists as `[a, b]`.
  return head.replace(yaml, () => document.toString({ lineWidth: 0, flowCollectionPadding: false })) + text;
}

/**
 * A JSON text with another value, in which what stays the same keeps its layout. The library says only where a value is:
 * its own edits would lay out anew the lines around them.
 * @param path of the value that `after` takes the place of; `undefined` leaves it out
 */
function editJson(text: string, after: Value, path: JSONPath = []): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  const before: Value = node && getNodeValue(node);
  if (isSame(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0) {
    const { length } = after;
    // What is too many goes one after the other, each from the same place.
    return [...after, ...before.slice(length)].reduce<string>(
      (edited, _, index) => editJson(edited, after[index], [...path, Math.min(index, length)]),
      text,
    );
  }
  if (isFields(before) && isFields(after) && Object.keys(before).length > 0)
    return Object.keys({ ...before, ...after }).reduce(
      (edited, name) => editJson(edited, after[name], [...path, name]),
      text,
    );
  const entries = (tree && findNodeAtLocation(tree, path.slice(0, -1)))?.children ?? [];
  const index = entries.findIndex((entry) => entry === node || entry === node?.parent);
  // Without an index, the last one.
  const entry = entries.at(index);
  const end = (found: typeof node) => (found ? found.offset + found.length : 0);
  const put = (from = 0, to = 0, by = '') => text.slice(0, from) + by + text.slice(to);
  if (after === undefined && index > 0) return put(end(entries[index - 1]), end(entry));
  if (after === undefined) return put(entry?.offset, entries[1]?.offset ?? end(entry));
  // As people write it: in one line with spaces, or in several where it is long.
  const [gap = ''] = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, entry?.offset)) ?? [];
  const lines = JSON.stringify(after, null, 2);
  const line = lines.replace(/(?<=\[)\n\s*|\n\s*(?=\])/g, '').replace(/\n\s*/g, ' ');
  const json = line.length < 100 ? line : lines.replaceAll('\n', gap || '\n');
  if (node) return put(node.offset, end(node), json);
  const name = path.at(-1);
  return put(end(entry), end(entry), `,${gap}${typeof name === 'string' ? `"${name}": ` : ''}${json}`);
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
/** Words as a name of `a-z`, `0-9` and `-`. */
export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');

/** A text with the facts in place of their names, and the names of those that the company lacks; others stay. */
export function inFacts(text: string, words: Readonly<Record<string, string>>) {
  const isName = (name: string) => Object.hasOwn(words, name);
  const lacking = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => words[name] === '');
  return { shown: text.replace(/\{(\w+)\}/g, (braces, name) => (isName(name) ? `${words[name]}` : braces)), lacking };
}
