import { useState } from 'react';
import { change, editor, openFile, save, undo, useEditor } from './editor.ts';
import { kindOf, readFields, slugOf, writeFields } from './fields.ts';
import { go } from './go-to.ts';
import { countOf, fileLabel, isBlocking, isError } from './notes.ts';
import type { Kind } from './server.ts';

/** What is open, the buttons, whether all is saved, and what is left before a release; in two rows where there is no room. */
export function Header() {
  const { notes, newest, isChecked, isChanged, steps } = useEditor();
  const [isSiteShown, setSiteShown] = useState(false);
  const errors = notes.filter(isError);
  // A mistake comes before a blank, and one in the form that is open is at hand.
  const wrong = errors.filter(({ isEmpty }) => !isEmpty);
  const first = wrong.length > 0 ? wrong : errors;
  const error = first.find(({ path }) => path) ?? first[0];
  // A build that fails says nothing of what else is to do, and nothing of it can be saved.
  const isBuilt = newest?.site !== undefined;
  const left = isChecked && isBuilt ? notes.filter(isBlocking).length : '…';
  return (
    <header>
      <FilePicker />
      <button type="button" aria-pressed={isSiteShown} onClick={() => setSiteShown(!isSiteShown)}>
        Site
      </button>
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged || !isBuilt} onClick={save}>
        Save
      </button>
      <button type="button" disabled={steps.length < 2} onClick={undo}>
        Undo
      </button>
      <NewMenu />
      <p role="status">
        {error ? (
          <button type="button" onClick={() => go(error)}>
            {countOf(errors)}
          </button>
        ) : (
          (isChanged && 'Not saved yet') || 'All changes saved'
        )}
      </p>
      <a href="#ready">
        {left === 0 ? 'Ready' : `${left} to do`} <span>{left === 0 ? 'to publish' : 'before you publish'}</span>
      </a>
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

/** What an owner can begin: a text of a kind. */
function NewMenu() {
  const starts = useEditor().kinds.flatMap(({ folder, start }) =>
    start ? [{ name: start.name, begin: () => addText(folder, start) }] : [],
  );
  return (
    <>
      <button type="button" popoverTarget="new">
        New
      </button>
      {/* It closes before anything is begun, so that the focus is on a button that stays. */}
      <div id="new" popover="auto" onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}>
        {starts.map(({ name, begin }) => (
          <button key={name} type="button" onClick={begin}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** Adds a text under the title that is asked for, numbered after those that there are; where there is one, that opens. */
function addText(folder: string, { text, counter = '', heading }: NonNullable<Kind['start']>) {
  const title = prompt('What is it called?')?.trim() ?? '';
  if (!slugOf(title)) return;
  const { files } = editor;
  const name = `${folder}/${slugOf(title)}.md`;
  const others = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  const numbers = others.map((file) => Number(readFields(files[file] ?? '')[counter] ?? 0));
  const number = counter && { [counter]: 1 + Math.max(0, ...numbers) };
  if (!files[name]) change({ [name]: writeFields(text, { ...readFields(text), ...number, [heading]: title }) });
  openFile(name);
}
