import { useState } from 'react';
import { isIn } from './kinds.ts';
import { labelAt } from './labels.ts';
import { isBlocking, isError } from './notes.ts';
import type { EditorState } from './use-editor.ts';
import { nameAt } from './values.ts';

/** What is open, the buttons, whether all is saved, and what is left before a release; in two rows where there is no room. */
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
      <button type="button" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
        Site
      </button>
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged || Boolean(error)} onClick={save}>
        Save
      </button>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
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
      <a href="#ready">
        {left === 0 ? 'Ready' : `${left} to do`} <span>{left === 0 ? 'to publish' : 'before you publish'}</span>
      </a>
    </header>
  );
}

/** The heading of the page, which is a menu: the file that is open, and the others by their kinds. */
function FilePicker({ files, facts, kinds, labels, open, setOpen }: EditorState) {
  const there = Object.keys(files).filter((name) => files[name] !== null);
  const titleOf = (name: string) => kinds.find((kind) => isIn(name, kind))?.title;
  const titles = new Set(kinds.map(({ title }) => title));
  return (
    <h1>
      <select aria-label="What to change" value={open} onChange={({ target }) => setOpen(target.value)}>
        {[...titles].map((title) => (
          <optgroup key={title} label={title}>
            {there
              .filter((name) => titleOf(name) === title)
              .map((name) => (
                <option key={name} value={name}>
                  {name === facts ? 'Facts and photos' : labelAt(labels, [nameAt(name)])}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </h1>
  );
}

/** What an owner can begin: a text of a kind, or a town. */
function NewMenu({ kinds, addText, addTown }: EditorState) {
  const starts = kinds.flatMap((kind) => (kind.start ? [{ name: kind.start.name, begin: () => addText(kind) }] : []));
  return (
    <>
      <button type="button" popoverTarget="new">
        New
      </button>
      {/* It closes before anything is begun, so that the focus is on a button that stays. */}
      <div id="new" popover="auto" onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}>
        {[...starts, { name: 'A town', begin: addTown }].map(({ name, begin }) => (
          <button key={name} type="button" onClick={begin}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
