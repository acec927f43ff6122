import { useSyncExternalStore } from 'react';
import type { FieldPath } from '../../problem.ts';
import type { Files } from '../owner-files.ts';
import { readFields, type Value, withValue, writeFields } from './fields.ts';
import { type Answer, keepDraft, send } from './server.ts';
import { derive, type State } from './state.ts';

/** Who presses no key for this long has stopped typing. */
const typingMs = 300;

let state: State;
let timer = 0;
let isChecking = false;
const readers = new Set<() => void>();
/** The newest state, as the page shows it. */
export let editor: ReturnType<typeof derive>;

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};
/** The same for a component, which renders again after each change. */
export const useEditor = () => useSyncExternalStore(subscribe, () => editor);

function set(changes: Partial<State>): void {
  state = { ...state, ...changes };
  editor = derive(state);
  if (changes.steps || changes.saved) {
    clearTimeout(timer);
    timer = window.setTimeout(check, typingMs);
    void keepDraft(editor.changes);
  }
  for (const reader of readers) reader();
}

/** Begins with what the server found, and as one change, with what nobody saved. */
export function start({ draft, ...found }: Answer): void {
  const saved = { ...found.files, ...draft.base };
  set({ ...found, saved, steps: [{ files: saved, field: '' }], touched: new Set() });
  change(draft.files);
  if (editor.isChanged) set({ alert: 'You didn’t save these changes. Here they are again; Undo takes them back.' });
}

export const openFile = (chosen: string) => set({ chosen });
export const undo = () => set({ steps: state.steps.slice(0, -1), alert: '' });

/** Notes that the owner has changed these fields or tried to save them. */
export function touch(fields: readonly string[]): void {
  const touched = new Set([...state.touched, ...fields]);
  if (touched.size > state.touched.size) set({ touched });
}

/** Changes files; changes of one field in a row are one step, and one that changes nothing is none. */
export function change(next: Files, field = ''): void {
  const { files, steps } = editor;
  const changed = Object.entries(next).filter(([name, text]) => text !== (files[name] ?? null));
  if (changed.length === 0) return;
  const before = field && steps.at(-1)?.field === field ? steps.slice(0, -1) : steps;
  set({ steps: [...before, { files: { ...files, ...Object.fromEntries(changed) }, field }] });
}

/** A file with another value at the path of a field; `undefined` leaves the field out. */
export function withField(file: string, path: FieldPath, value: Value): Files {
  const source = editor.files[file] ?? '';
  return { [file]: writeFields(source, withValue(readFields(source), path, value)) };
}

/** A list of the facts; an empty one where it is left out. */
export function listOf(field: string): readonly Value[] {
  const list = editor.company[field];
  return Array.isArray(list) ? list : [];
}

/** Has the files checked, and again if they change in the meantime. */
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

/** Saves what is right. If someone else saved in the meantime, shows their files instead, as one more change. */
export async function save() {
  const { files, changes } = editor;
  const { changed, ...answer } = await send('/save', changes);
  if (!changed) {
    set({ ...answer, checked: files, saved: { ...state.saved, ...answer.saved }, alert: '' });
    return touch(editor.notes.flatMap(({ field }) => field ?? []));
  }
  const names = Object.keys(changed).join(', ');
  set({ saved: { ...state.saved, ...changed } });
  change(changed);
  set({ alert: `Someone else changed ${names} meanwhile. That is what you see now; Undo brings back yours.` });
}
