import type { EditorState } from './use-editor.ts';

/** What an owner can begin: a text of a kind, or a town. */
export function NewMenu({ kinds, addText, addTown }: EditorState) {
  const starts = kinds.flatMap((kind) => (kind.start ? [{ name: kind.start.name, begin: () => addText(kind) }] : []));
  const choices = [...starts, { name: 'A town', begin: addTown }];
  return (
    <select aria-label="New" value="" onChange={({ target }) => choices[Number(target.value)]?.begin()}>
      <option value="">New…</option>
      {choices.map(({ name }, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}
