import type { Problem } from '../../problem.ts';
import { nameAt } from './fields.ts';
import { labelOf } from './schema-form.tsx';
import { type Files, isIn, type Kind } from './server.ts';

/** What is open, what a new text can be, whether all is saved, and the buttons. */
export function Header(props: {
  kinds: readonly Kind[];
  files: Files;
  open: string;
  problems: readonly Problem[];
  isChanged: boolean;
  canUndo: boolean;
  isSiteShown: boolean;
  onOpen: (name: string) => void;
  onSite: () => void;
  addText: (kind: Kind) => void;
  save: () => void;
  undo: () => void;
}) {
  const { kinds, files, open, problems, isChanged, canUndo, isSiteShown, onOpen, onSite, addText, save, undo } = props;
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
                    {name.includes('/') ? labelOf(nameAt(name)) : 'Facts and photos'}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </h1>
      {kinds.map(
        (kind) =>
          kind.start && (
            <button key={kind.folder} type="button" onClick={() => addText(kind)}>
              {kind.start.button}
            </button>
          ),
      )}
      <p role="status">
        {problems.length > 0 ? (
          <button type="button" onClick={goToProblem}>
            {problems.length} to fix
          </button>
        ) : (
          (isChanged && 'Not saved yet') || 'All is saved'
        )}
      </p>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <button
        type="button"
        aria-keyshortcuts="Control+S Meta+S"
        disabled={!isChanged || problems.length > 0}
        onClick={save}
      >
        Save
      </button>
      <button type="button" aria-pressed={isSiteShown} onClick={onSite}>
        Site
      </button>
    </header>
  );
}

/** Leads to the first field with a problem. */
function goToProblem() {
  const field = document.querySelector('.rjsf-field-error:not(:has(.rjsf-field-error))');
  field?.closest('details')?.setAttribute('open', '');
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
