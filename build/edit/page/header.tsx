import { type Labels, labelAt } from './as-input.ts';
import { nameAt } from './fields.ts';
import { type Files, isIn, type Kind } from './server.ts';

/** What is open, what a new text can be, whether all is saved and what is left before a release, and the buttons. */
export function Header(props: {
  kinds: readonly Kind[];
  labels: Labels;
  files: Files;
  open: string;
  /** How many errors there are, and how much is to do before a release. */
  errors: number;
  left: number | undefined;
  isChanged: boolean;
  canUndo: boolean;
  isSiteShown: boolean;
  onOpen: (name: string) => void;
  onSite: () => void;
  addText: (kind?: Kind) => void;
  goToError: () => void;
  save: () => void;
  undo: () => void;
}) {
  const { kinds, labels, files, open, errors, left, isChanged, canUndo, isSiteShown } = props;
  const { onOpen, onSite, addText, goToError, save, undo } = props;
  const starts = kinds.filter(({ start }) => start);
  const there = Object.keys(files).filter((name) => files[name] !== null);
  const titleOf = (name: string) => kinds.find((kind) => isIn(name, kind))?.title;
  const titles = [...new Set(kinds.map(({ title }) => title))].filter((title) =>
    there.some((name) => titleOf(name) === title),
  );
  return (
    <header>
      <h1>
        <select aria-label="What to change" value={open} onChange={({ target }) => onOpen(target.value)}>
          {titles.map((title) => (
            <optgroup key={title} label={title}>
              {there
                .filter((name) => titleOf(name) === title)
                .map((name) => (
                  <option key={name} value={name}>
                    {name.includes('/') ? labelAt(labels, [nameAt(name)]) : 'Facts and photos'}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </h1>
      <select aria-label="New" value="" onChange={({ target }) => addText(starts[Number(target.value)])}>
        <option value="">New…</option>
        {starts.map(({ start }, index) => (
          <option key={start?.name} value={index}>
            {start?.name}
          </option>
        ))}
        <option value={starts.length}>A town</option>
      </select>
      <p role="status">
        {errors > 0 ? (
          <button type="button" onClick={goToError}>
            {errors} to fix
          </button>
        ) : (
          (isChanged && 'Not saved yet') || 'All is saved'
        )}
      </p>
      <a href="#ready">{left === 0 ? 'Ready to publish' : `${left ?? '…'} to do before you publish`}</a>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <button type="button" aria-keyshortcuts="Control+S Meta+S" disabled={!isChanged || errors > 0} onClick={save}>
        Save
      </button>
      <button type="button" aria-pressed={isSiteShown} onClick={onSite}>
        Site
      </button>
    </header>
  );
}
