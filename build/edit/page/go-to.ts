import { flushSync } from 'react-dom';
import type { FieldPath } from '../../problem.ts';
import { editor, openFile } from './editor.ts';
import { type Note, photoAt } from './notes.ts';

/** Leads to the field of a note, in whichever file it is. */
export function go({ problem }: Note): void {
  const { files, facts, open } = editor;
  const { file = '' } = problem;
  const isThere = typeof files[file] === 'string';
  flushSync(() => openFile(photoAt(file) ? facts : isThere ? file : open));
  goTo(editor.notes.find((note) => note.problem === problem)?.path ?? []);
}

/** Brings a field into sight, and gives it the focus: that of this path, else what it is in, else the list of what is left. */
function goTo(path: FieldPath) {
  for (let length = path.length; length > 0; length -= 1) {
    const id = `root_${path.slice(0, length).join('_')}`;
    const field = document.getElementById(id) ?? document.querySelector(`[id^="${CSS.escape(id)}_"]`);
    const inputs = 'input, select, textarea, button';
    const input = field?.matches(inputs) ? field : field?.closest('.rjsf-field')?.querySelector(inputs);
    if (!(input instanceof HTMLElement)) continue;
    input.closest('details')?.setAttribute('open', '');
    return input.focus();
  }
  document.getElementById('ready')?.focus();
}
