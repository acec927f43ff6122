import { useState } from 'react';
import { openFile, save, undo, useEditor } from './editor.ts';
import { go } from './go-to.ts';
import { NewMenu } from './new-menu.tsx';
import { isBlocking, isError, labelAt } from './notes.ts';
import { nameAt } from './values.ts';

/** What is open, the buttons, whether all is saved, and what is left before a release; in two rows where there is no room. */
export function Header() {
  const { notes, isChecked, isChanged, steps } = useEditor();
  const [isSiteShown, setSiteShown] = useState(false);
  const errors = notes.filter(isError);
  // One in the form that is open is at hand.
  const error = errors.find(({ path }) => path) ?? errors[0];
  const left = isChecked ? notes.filter(isBlocking).length : '…';
  return (
    <header>
      <FilePicker />
      <button type="button" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
        Site
      </button>
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged || Boolean(error)} onClick={save}>
        Save
      </button>
      <button type="button" disabled={steps.length < 2} onClick={undo}>
        Undo
      </button>
      <NewMenu />
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
function FilePicker() {
  const { files, facts, kinds, kindOf, labels, open } = useEditor();
  const there = Object.keys(files).filter((name) => files[name] !== null);
  return (
    <h1>
      <select aria-label="What to change" value={open} onChange={({ target }) => openFile(target.value)}>
        {[...new Set(kinds.map(({ title }) => title))].map((title) => (
          <optgroup key={title} label={title}>
            {there
              .filter((name) => kindOf(name)?.title === title)
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
