import { parseDocument } from 'yaml';
import { splitFrontMatter } from '../../text/front-matter.ts';
import { editJson } from './edit-json.ts';
import { type Fields, isFields, isSame } from './values.ts';

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
  return head.replace(yaml, () => document.toString(asPeopleWriteIt)) + text;
}

/** In whole lines, and lists as `[a, b]`. */
const asPeopleWriteIt = { lineWidth: 0, flowCollectionPadding: false };
