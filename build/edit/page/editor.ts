import { useSyncExternalStore } from 'react';
import type { Files } from '../owner-files.ts';
import { allText, isAllText, kindOf, nameAt, readFields } from './fields.ts';
import { noteOf } from './notes.ts';
import { type Answer, keepDraft, send } from './server.ts';

/** While this goes by between two keys, somebody types. */
const typingMs = 300;

/** What the server said last, with the files as it found them. */
interface State extends Omit<Answer, 'saved' | 'draft'> {
  /** The files as they are on the disk. */
  saved: Files;
  /** The files after each change, the newest last, and the field that was changed. */
  steps: readonly { files: Files; field: string }[];
  /** The files that the server has checked. */
  checked?: Files;
  /** The file that was opened last. */
  chosen?: string;
  /** Why the files are not what the owner may expect. */
  alert?: string;
}

let state: State;
let timer = 0;
let isChecking = false;
const readers = new Set<() => void>();
/** What the parts of the page show, as of now. */
export let editor: ReturnType<typeof show>;

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
/** The same for a component, which renders again after each change. */
export const useEditor = () => useSyncExternalStore(subscribe, () => editor);

function set(changes: Partial<State>): void {
  state = { ...state, ...changes };
  editor = show(state);
  if (changes.steps || changes.saved) {
    clearTimeout(timer);
    timer = window.setTimeout(check, typingMs);
    void keepDraft(editor.changes);
  }
  for (const reader of readers) reader();
}

/** Derives from the state the newest files, the open one with its form, and what is wrong or not saved. */
function show(state: State) {
  const { saved, steps, chosen = '', kinds, problems = [], site, pages } = state;
  const { files } = steps.at(-1) ?? state;
  const [facts = ''] = Object.keys(saved);
  // A text that is deleted, or was begun and is taken back, leaves the facts open.
  const open = typeof files[chosen] === 'string' ? chosen : facts;
  const source = files[open] ?? '';
  const stored = readFields(source);
  const kind = kindOf(kinds, open);
  const own = kind?.page.slice(1).replace('*', nameAt(open)) ?? '';
  const schema = (!isAllText(source) && kind?.schema) || allText;
  const form = { kinds, files, saved, facts, open, source, stored, schema };
  const names = Object.keys({ ...saved, ...files }).filter((name) => (files[name] ?? null) !== (saved[name] ?? null));
  const changed = (from: Files) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return {
    ...state,
    ...form,
    kind,
    /** The page that shows the file; home for what has none, such as a post of a later day. */
    page: site && site + (pages?.includes(own) ? own : ''),
    company: readFields(files[facts] ?? ''),
    notes: problems.map((problem) => noteOf(problem, form)),
    isChanged: names.length > 0,
    isChecked: state.checked === files,
    /** The changed files, and what these were. */
    changes: { files: changed(files), base: changed(saved) },
  };
}

/** Begins with what the server found, and as one change, with what nobody saved. */
export function start({ draft, ...found }: Answer): void {
  const saved = { ...found.files, ...draft.base };
  set({ ...found, saved, steps: [{ files: saved, field: '' }] });
  change(draft.files);
  if (editor.isChanged) set({ alert: 'You didn’t save these changes. Here they are again; Undo takes them back.' });
}

export const openFile = (chosen: string) => set({ chosen });
export const undo = () => set({ steps: state.steps.slice(0, -1), alert: '' });

/** Changes files; changes of one field in a row are one step, and one that changes nothing is none. */
export function change(next: Files, field = ''): void {
  const { files, steps } = editor;
  const changed = Object.entries(next).filter(([name, text]) => text !== (files[name] ?? null));
  if (changed.length === 0) return;
  const before = field && steps.at(-1)?.field === field ? steps.slice(0, -1) : steps;
  set({ steps: [...before, { files: { ...files, ...Object.fromEntries(changed) }, field }] });
}

/** Has the files checked; where they are changed meanwhile, once more. */
async function check(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  const { files, changes } = editor;
  const answer = await send('/check', changes);
  isChecking = false;
  if (files !== editor.files) return check();
  // What the answer leaves out, such as where the site is, stays as it was.
  set({ ...answer, checked: files });
}

/** Saves what is right. Where somebody else saved meanwhile, shows their files instead, as one more change. */
export async function save() {
  const { files, changes } = editor;
  const { changed, ...answer } = await send('/save', changes);
  if (!changed) return set({ ...answer, checked: files, saved: { ...state.saved, ...answer.saved }, alert: '' });
  const names = Object.keys(changed).join(', ');
  set({ saved: { ...state.saved, ...changed } });
  change(changed);
  set({ alert: `Someone else changed ${names} meanwhile. That is what you see now; Undo brings back yours.` });
}
