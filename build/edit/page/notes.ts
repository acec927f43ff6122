import type { FieldPath, Problem } from '../../problem.ts';
import type { Files } from '../owner-files.ts';
import { type Fields, nameAt } from './fields.ts';

/** What the site calls its fields and choices, by the ends of their paths: `reviews.url`, `url`, `NJ`. */
export type Labels = Readonly<Record<string, string>>;

/** The label of a field by its path, else by its name: `average-response` → `Average response`. */
export function labelAt(labels: Labels, path: readonly (string | number)[]): string {
  const names = path.filter((name) => typeof name === 'string');
  const known = names.map((_, from) => labels[names.slice(from).join('.')]).find((label) => label !== undefined);
  const words = (names.at(-1) ?? '').replace(
    /(?<=[a-z])[A-Z]|-(?=\w)/g,
    (sign) => ` ${sign.replace('-', '').toLowerCase()}`,
  );
  return known ?? words.replace(/^./, (letter) => letter.toUpperCase());
}

/** A problem in the words of the form: what is expected, without what only a file needs, and fields by their labels. */
export function inWords(
  { path, found, message, help, blocks }: Pick<Problem, 'path' | 'found' | 'message' | 'help' | 'blocks'>,
  labels: Labels,
): string {
  // What is in a field can be seen there; what is wrong with a photo, and what a release asks for, can't.
  const words = [found && (blocks || !path) && `This ${found}.`, message, help].filter(Boolean).join(' ');
  // What is quoted from a file may hold quotation marks of its own, each after a backslash.
  return words.replace(/"((?:[^"\\]|\\.)*)"/g, (_, name: string) => {
    const isField = /^[a-z]\w+(\.\w+)?$/.test(name);
    return `“${isField ? labelAt(labels, name.split('.')) : name.replaceAll('\\"', '"')}”`;
  });
}

/** A problem of the build as the form says it. */
export interface Note {
  problem: Problem;
  /** What its field is called, or else its file. */
  name: string;
  message: string;
  /** Where it is in the form that is open; left out where it is about something else. */
  path?: FieldPath | undefined;
}

/** Whether nothing is published while it is there. */
export const isBlocking = ({ problem: { severity, blocks } }: Note) => severity === 'error' || blocks !== undefined;
/** Whether it is only told beside the text that it is about. */
export const isSilent = ({ problem: { severity } }: Note) => severity === 'note';
export const isError = ({ problem: { severity } }: Note) => severity === 'error';

/** What the form knows when it says a problem. */
interface Form {
  labels: Labels;
  files: Files;
  /** The file of facts; the one that is open, its text, its fields, and the names of those that the form has. */
  facts: string;
  open: string;
  source: string;
  stored: Fields;
  fields: readonly string[];
}

/** Says a problem in the words of the form. */
export function noteOf(problem: Problem, form: Form): Note {
  const { path = [], file = '' } = problem;
  const words = inWords(problem, form.labels);
  const isKnown = path.length > 0 || !file || typeof form.files[file] === 'string';
  const message = isKnown ? words : `${file}: ${words}`;
  const isOfText = isKnown && file !== '' && file !== form.facts;
  const ofText = path.length > 0 ? ['text', ...path] : [nameAt(file)];
  const name = labelAt(form.labels, isOfText ? ofText : path);
  return { problem, name, message, ...placeOf(problem, message, form) };
}

/** The name of a photo by its file. */
export const photoAt = (file = '') => /^photos\/([a-z\d-]+)/.exec(file)?.[1];

/** Where a problem is in the form that is open, and in a text on which line. */
function placeOf({ file, line = 0, path = [] }: Problem, message: string, form: Form): Partial<Note> {
  const photo = photoAt(file);
  if (photo && form.fields.includes('photos')) return { path: photo === 'logo' ? [photo] : ['photos', photo] };
  if (file !== form.open) return {};
  if (form.fields.includes(`${path[0]}`)) return { path };
  const { source, stored } = form;
  const { text } = stored;
  if (text === undefined) return {};
  const above = source.slice(0, source.length - `${text}`.length).split('\n');
  const textLine = line - above.length + 1;
  return textLine > 0 ? { path: ['text'], message: `Line ${textLine}: ${message}` } : {};
}
