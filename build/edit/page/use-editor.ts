import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listIn, newText, withField } from './changes.ts';
import { ask } from './form/ask.ts';
import { goTo } from './go-to.ts';
import { isIn, type Kind, schemaOf } from './kinds.ts';
import { type Note, noteOf, photoAt } from './notes.ts';
import type { Answer } from './server.ts';
import { useCheck } from './use-check.ts';
import { useFiles } from './use-files.ts';
import { useSave } from './use-save.ts';

/** All that the parts of the page show and do: the files and what is wrong with them, and which file is open. */
export function useEditor(found: Answer) {
  const state = useFiles(found);
  const { files, facts, change } = state;
  const check = useCheck(state, found);
  const { kinds, labels } = check.answer;
  const saving = useSave(state, check.show);
  const [chosen, setOpen] = useState(facts);

  // A text that is deleted, or was begun and is taken back, leaves the facts open.
  const open = typeof files[chosen] === 'string' ? chosen : facts;
  function formOf(open: string) {
    const kind = kinds.find((kind) => isIn(open, kind));
    const schema = schemaOf(files[open] ?? '', kind);
    return { labels, files, facts, open, kind, schema, fields: Object.keys(schema.properties ?? {}) };
  }
  const form = formOf(open);
  const notes = (check.answer.problems ?? []).map((problem) => noteOf(problem, form));

  /** Leads to the field of a note, in whichever file it is. */
  function go({ problem }: Note) {
    const { file = '' } = problem;
    const isThere = typeof files[file] === 'string';
    const next = photoAt(file) ? facts : isThere ? file : open;
    flushSync(() => setOpen(next));
    goTo(noteOf(problem, formOf(next)).path ?? []);
  }
  async function addText(kind: Kind) {
    const added = newText(files, kind, await ask('What is it called?'));
    const [name] = Object.keys(added);
    if (!name) return;
    change(() => added);
    setOpen(name);
  }
  function addTown() {
    const path = ['towns', listIn(files[facts], 'towns').length];
    flushSync(() => {
      change((files) => withField(files, facts, path, { name: '' }));
      setOpen(facts);
    });
    goTo(path);
  }
  return { ...check.answer, ...state, ...check, ...saving, ...form, setOpen, notes, go, addText, addTown };
}
export type EditorState = ReturnType<typeof useEditor>;
