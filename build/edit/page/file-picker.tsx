import { labelAt } from './labels.ts';
import { isIn } from './server.ts';
import type { EditorState } from './use-editor.ts';
import { nameAt } from './values.ts';

/** The heading of the page, which is a menu: the file that is open, and the others by their kinds. */
export function FilePicker({ files, facts, kinds, labels, open, setOpen }: EditorState) {
  const there = Object.keys(files).filter((name) => files[name] !== null);
  const titleOf = (name: string) => kinds.find((kind) => isIn(name, kind))?.title;
  const titles = [...new Set(kinds.map(({ title }) => title))].filter((title) =>
    there.some((name) => titleOf(name) === title),
  );
  return (
    <h1>
      <select aria-label="What to change" value={open} onChange={({ target }) => setOpen(target.value)}>
        {titles.map((title) => (
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
