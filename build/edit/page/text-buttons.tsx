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

/** Adds a text under the title that is asked for; where there is one, that opens. */
function addText(folder: string, { text, heading }: NonNullable<Kind['start']>) {
  const title = prompt('What is it called?')?.trim() ?? '';
  if (!slugOf(title)) return;
  const { files } = editor;
  const name = `${folder}/${slugOf(title)}.md`;
  if (!files[name]) change({ [name]: writeFields(text, { ...readFields(text), [heading]: title }) });
  openFile(name);
}
