import { flushSync } from 'react-dom';
import { editor, openFile } from './editor.ts';
import { type Note, photoAt } from './notes.ts';

/** Leads to the field of a note, in whichever file it is: that of its path, else what it is in, else the list of what is left. */
export function go({ problem }: Note): void {
  const { files, facts, open } = editor;
  const { file = '' } = problem;
  flushSync(() => openFile(photoAt(file) ? facts : typeof files[file] === 'string' ? file : open));
  const { path = [] } = editor.notes.find((note) => note.problem === problem) ?? {};
  const ids = path.map((_, index) => `root_${path.slice(0, path.length - index).join('_')}`);
  const fields = ids.map((id) => document.querySelector(`#${CSS.escape(id)}, [id^="${CSS.escape(id)}_"]`));
  const field = fields.find((found) => found !== null);
  const inputs = 'input, select, textarea, button';
  const input = field?.matches(inputs) ? field : field?.closest('.rjsf-field')?.querySelector(inputs);
  field?.closest('details')?.setAttribute('open', '');
  (input instanceof HTMLElement ? input : document.getElementById('ready'))?.focus();
}
