import { openFile, save, undo, useEditor } from './editor.ts';
import { kindOf } from './fields.ts';
import { fileLabel, isBlocking } from './notes.ts';

/** What is open, the buttons, whether all is saved, and what is left before a release; in two rows where there is no room. */
export function Header() {
  const { notes, isChecked, isChanged, steps, page } = useEditor();
  const left = isChecked ? notes.filter(isBlocking).length : '…';
  return (
    <header>
      <FilePicker />
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged} onClick={save}>
        Save
      </button>
      <button type="button" disabled={steps.length < 2} onClick={undo}>
        Undo
      </button>
      <a href={page} target="_blank" rel="noreferrer">
        Site
      </a>
      <p role="status">
        {isChanged ? 'Not saved yet' : 'All changes saved'}{' '}
        <a href="#ready">{left === 0 ? 'Ready to publish' : `${left} to do`}</a>
      </p>
    </header>
  );
}

/** The heading of the page, which is a menu: the file that is open, and the others by their kinds, as far as the site has a page of them. */
function FilePicker() {
  const { files, facts, kinds, absent, open } = useEditor();
  const there = Object.keys(files).filter((name) => files[name] !== null && (name === open || !absent.includes(name)));
  return (
    <h1>
      <select aria-label="What to change" value={open} onChange={({ target }) => openFile(target.value)}>
        {[...new Set(kinds.map(({ title }) => title))].map((title) => (
          <optgroup key={title} label={title}>
            {there
              .filter((name) => kindOf(kinds, name)?.title === title)
              .map((name) => (
                <option key={name} value={name}>
                  {name === facts ? 'Facts and photos' : fileLabel(name, kindOf(kinds, name))}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </h1>
  );
}
