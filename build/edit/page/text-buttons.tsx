import { change, editor, openFile, useEditor } from './editor.ts';
import { nameAt, readFields, slugOf, writeFields } from './fields.ts';
import type { Kind } from './server.ts';

/** Begins a text of a kind, or deletes the one that is open, if an owner began it. */
export function TextButtons() {
  const { kinds, kind, open } = useEditor();
  return (
    <p>
      {kinds.map(
        ({ folder, start }) =>
          start && (
            <button key={folder} type="button" onClick={() => addText(folder, start)}>
              New {start.name}
            </button>
          ),
      )}
      {kind?.start && !kind.start.needed.includes(nameAt(open)) && (
        <button type="button" onClick={() => change({ [open]: null })}>
          Delete this {kind.start.name}
        </button>
      )}
    </p>
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
