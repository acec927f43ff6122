import type { RJSFSchema } from '@rjsf/utils';
import type { FieldPath, Problem } from '../../problem.ts';
import type { Files } from '../owner-files.ts';
import { type Fields, inPlainWords, kindOf, nameAt } from './fields.ts';
import type { Kind } from './server.ts';

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
  /** Whether it is a field to fill in, which is no mistake. */
  isEmpty: boolean;
  /** Where it is in the form that is open; left out where it is about something else. */
  path?: FieldPath | undefined;
}

/** Whether nothing is published while it is there. */
export const isBlocking = ({ problem: { severity, blocks } }: Note) => severity === 'error' || blocks !== undefined;
export const isError = ({ problem: { severity } }: Note) => severity === 'error';

/** How much there is to fix, or where nothing is wrong, to fill in: `2 to fix`. */
export function countOf(notes: readonly Note[]): string {
  const errors = notes.filter(isError);
  const wrong = errors.filter(({ isEmpty }) => !isEmpty);
  if (wrong.length > 0) return `${wrong.length} to fix`;
  return errors.length > 0 ? `${errors.length} to fill in` : '';
}

/** What the form knows when it says a problem. */
interface Form {
  kinds: readonly Kind[];
  files: Files;
  facts: string;
  /** The file that is open, its text, its fields, and the schema of its form. */
  open: string;
  source: string;
  stored: Fields;
  schema: RJSFSchema;
}

/** Says a problem in the words of the form. */
export function noteOf(problem: Problem, form: Form): Note {
  const { path = [], file = '', found = '', help = '' } = problem;
  const kind = kindOf(form.kinds, file) ?? form.kinds[0];
  const link = URL.canParse(help) ? help : undefined;
  const words = inWords({ ...problem, help: link ? '' : help }, kind?.schema);
  const isKnown = path.length > 0 || !file || typeof form.files[file] === 'string';
  const message = isKnown ? words : `${file}: ${words}`;
  const isOfText = isKnown && file !== '' && file !== form.facts;
  const name = isOfText && path.length === 0 ? fileLabel(file, kind) : labelAt(kind?.schema ?? {}, path);
  const isEmpty = /^is (?:missing|"")$/.test(found);
  return { problem, name, message, link, isEmpty, ...placeOf(problem, message, form) };
}

/** The name of a photo by its file. */
export const photoAt = (file = '') => /^photos\/([a-z\d-]+)/.exec(file)?.[1];

/** Where a problem is in the form that is open, and in a text on which line. */
function placeOf({ file, line = 0, path = [] }: Problem, message: string, form: Form): Partial<Note> {
  const hasField = (name: unknown) => Object.hasOwn(form.schema.properties ?? {}, `${name}`);
  const photo = photoAt(file);
  if (photo && hasField('photos')) return { path: photo === 'logo' ? [photo] : ['photos', photo] };
  if (file !== form.open) return {};
  if (hasField(path[0])) return { path };
  const { text } = form.stored;
  if (text === undefined) return {};
  const above = form.source.slice(0, form.source.length - `${text}`.length).split('\n');
  const textLine = line - above.length + 1;
  return textLine > 0 ? { path: ['text'], message: `Line ${textLine}: ${message}` } : {};
}
