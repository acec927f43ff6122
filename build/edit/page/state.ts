import type { RJSFSchema } from '@rjsf/utils';
import type { Files } from '../owner-files.ts';
import { kindOf, nameAt, readFields } from './fields.ts';
import { noteOf } from './notes.ts';
import type { Answer } from './server.ts';

/** What the server said last, with the files as it found them. */
export interface State extends Omit<Answer, 'saved' | 'draft'> {
  /** The files as they are on the disk. */
  saved: Files;
  /** The files after each change, the newest last, and the field that was changed. */
  steps: readonly { files: Files; field: string }[];
  /** The files that the server has checked. */
  checked?: Files;
  /** The file that was opened last. */
  chosen?: string;
  /** The fields that the owner has changed or tried to save: `business.json#root_phone`. */
  touched: ReadonlySet<string>;
  /** Why the files are not what the owner may expect. */
  alert?: string;
}

/** The fields of a file that cannot be read. */
const allText: RJSFSchema = { type: 'object', properties: { text: { type: 'string', format: 'markdown' } } };

/** Derives from the state the newest files, the open one with its form, and what is wrong or not saved. */
export function derive(state: State) {
  const { saved, steps, chosen = '', kinds, problems = [], site, pages } = state;
  const { files } = steps.at(-1) ?? state;
  const [facts = ''] = Object.keys(saved);
  // A text that is deleted, or was begun and is taken back, leaves the facts open.
  const open = typeof files[chosen] === 'string' ? chosen : facts;
  const source = files[open] ?? '';
  const stored = readFields(source);
  const kind = kindOf(kinds, open);
  const own = kind?.page.slice(1).replace('*', nameAt(open)) ?? '';
  const schema = (Object.keys(stored).join() !== 'text' && kind?.schema) || allText;
  const form = { kinds, files, facts, open, source, stored, schema };
  const notes = problems.map((problem) => noteOf(problem, form));
  const names = Object.keys({ ...saved, ...files }).filter((name) => (files[name] ?? null) !== (saved[name] ?? null));
  const changed = (from: Files) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return {
    ...state,
    ...form,
    kind,
    notes,
    /** The page that shows the file; home for what has none, such as a post of a later day. */
    page: site && site + (pages?.includes(own) ? own : ''),
    company: readFields(files[facts] ?? ''),
    isChanged: names.length > 0,
    isChecked: state.checked === files,
    /** The changed files, and what these were. */
    changes: { files: changed(files), base: changed(saved) },
  };
}
