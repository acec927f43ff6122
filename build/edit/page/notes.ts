import type { RJSFSchema } from '@rjsf/utils';
import type { FieldPath, Problem } from '../../problem.ts';
import { inPlainWords, kindOf, nameAt, readFields } from './fields.ts';
import type { Answer, Kind } from './server.ts';

/** The field at a path of names in a schema, whatever list or choice it is in. */
function fieldAt(schema: RJSFSchema, [name, ...rest]: readonly string[]): RJSFSchema | undefined {
  if (name === undefined) return schema;
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
  if (typeof own === 'object') return fieldAt(own, rest);
  const inner = [items ?? [], anyOf].flat(2) as RJSFSchema[];
  return inner.map((each) => fieldAt(each, [name, ...rest])).find((field) => field !== undefined);
}

/** What a field is called: as it is declared, or else by its name. */
export function labelAt(schema: RJSFSchema, path: FieldPath): string {
  const names = path.filter((name) => typeof name === 'string');
  return fieldAt(schema, names)?.title ?? inPlainWords(names.at(-1) ?? '');
}

/** What a file is called in the form. */
export const fileLabel = (file: string, kind: Kind | undefined) =>
  kind?.labels?.[nameAt(file)] ?? inPlainWords(nameAt(file));

/** A problem in the words of the form: what is expected, without what only a file needs, and fields by their labels. */
export function inWords(
  { path = [], found, message, help, blocks }: Pick<Problem, 'path' | 'found' | 'message' | 'help' | 'blocks'>,
  schema: RJSFSchema = {},
): string {
  // What is in a field can be seen there; what is wrong with a photo, and what a release asks for, can't.
  const words = [found && (blocks || path.length === 0) && `This ${found}.`, message, help].filter(Boolean).join(' ');
  // What is quoted from a file may hold quotation marks of its own, each after a backslash.
  return words.replace(/"((?:[^"\\]|\\.)*)"/g, (_, name: string) => {
    const isField = /^[a-z]\w+(\.\w+)?$/.test(name);
    return `“${isField ? nearestLabel(schema, path, name.split('.')) : name.replaceAll('\\"', '"')}”`;
  });
}

/** What a field is called that is named beside another one, or in what that is in. */
function nearestLabel(schema: RJSFSchema, path: FieldPath, names: readonly string[]): string {
  const outer = path.filter((name) => typeof name === 'string');
  while (outer.length > 0 && !fieldAt(schema, [...outer, ...names])) outer.pop();
  return labelAt(schema, [...outer, ...names]);
}

/** A problem of the build as the form says it. */
export interface Note {
  problem: Problem;
  /** What its field is called, or else its file. */
  name: string;
  message: string;
  /** Where to read about it on the web. */
  link?: string | undefined;
  /** The file in whose form it is, the path of its field there, and that field as `editor.touched` has it. */
  file?: string;
  path?: FieldPath;
  field?: string;
}

/** Whether the owner has touched its field, one within that or one around it. */
export const isTouched = ({ field = '' }: Note, touched: ReadonlySet<string>) =>
  [...touched].some((other) => isWithin(field, other) || isWithin(other, field));

const isWithin = (field: string, other: string) =>
  field.startsWith(other) && /^(?:[_-]|$)/.test(field.slice(other.length));

/** Whether nothing is published while it is there. */
export const isBlocking = ({ problem: { severity, blocks } }: Note) => severity === 'error' || blocks !== undefined;
export const isError = ({ problem: { severity } }: Note) => severity === 'error';

/** The id of a field, as the form's library makes it. */
export const fieldId = (path: FieldPath) => ['root', ...path].join('_');

/** What there is to edit, and which file the facts are. */
type Editing = Pick<Answer, 'kinds' | 'files'> & { facts: string };

/** Says a problem in the words of the form. */
export function noteOf(problem: Problem, editing: Editing): Note {
  const { kinds, files, facts } = editing;
  const { path = [], file = '', help = '' } = problem;
  const kind = kindOf(kinds, file) ?? kinds[0];
  const link = URL.canParse(help) ? help : undefined;
  const words = inWords({ ...problem, help: link ? '' : help }, kind?.schema);
  const isKnown = path.length > 0 || !file || typeof files[file] === 'string';
  const message = isKnown ? words : `${file}: ${words}`;
  const isOfText = isKnown && file !== '' && file !== facts;
  const name = isOfText && path.length === 0 ? fileLabel(file, kind) : labelAt(kind?.schema ?? {}, path);
  const place = placeOf(problem, message, editing);
  const field = place.path && { field: `${place.file}#${fieldId(place.path)}` };
  return { problem, name, message, link, ...place, ...field };
}

/** Where a problem is in a form, and in a text on which line. */
function placeOf(
  { file = '', line = 0, path = [] }: Problem,
  message: string,
  { files, facts }: Editing,
): Pick<Note, 'file' | 'path'> & { message?: string } {
  const [, photo] = /^photos\/([a-z\d-]+)/.exec(file) ?? [];
  if (photo) return { file: facts, path: photo === 'logo' ? [photo] : ['photos', photo] };
  const source = files[file];
  if (typeof source !== 'string') return {};
  if (path.length > 0) return { file, path };
  const { text = '' } = readFields(source);
  const above = source.slice(0, source.length - `${text}`.length).split('\n');
  const textLine = line - above.length + 1;
  return textLine > 0 ? { file, path: ['text'], message: `Line ${textLine}: ${message}` } : { file };
}
