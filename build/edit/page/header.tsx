import { useState } from 'react';
import { FilePicker } from './file-picker.tsx';
import { NewMenu } from './new-menu.tsx';
import { isBlocking, isError } from './notes.ts';
import type { EditorState } from './use-editor.ts';

/** What is open, what a new text can be, whether all is saved and what is left before a release, and the buttons. */
export function Header(editor: EditorState) {
  const { notes, isChecked, isChanged, canUndo, undo, save, go } = editor;
  const [isSiteShown, setSiteShown] = useState(false);
  const errors = notes.filter(isError);
  // One in the form that is open is at hand.
  const error = errors.find(({ path }) => path) ?? errors[0];
  const left = isChecked ? notes.filter(isBlocking).length : '…';
  return (
    <header>
      <FilePicker {...editor} />
      <NewMenu {...editor} />
      <p role="status">
        {error ? (
          <button type="button" onClick={() => go(error)}>
            {errors.length} to fix
          </button>
        ) : (
          (isChanged && 'Not saved yet') || 'All is saved'
        )}
      </p>
      <a href="#ready">{left === 0 ? 'Ready to publish' : `${left} to do before you publish`}</a>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged || Boolean(error)} onClick={save}>
        Save
      </button>
      <button type="button" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
        Site
      </button>
    </header>
  );
}
