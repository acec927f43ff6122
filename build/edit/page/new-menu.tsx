import { flushSync } from 'react-dom';
import { listOf, withField } from './changes.ts';
import { change, editor, openFile, useEditor } from './editor.ts';
import { readFields, writeFields } from './fields.ts';
import { ask } from './form/ask.ts';
import { goTo } from './go-to.ts';
import type { Kind } from './server.ts';
import { slugOf } from './values.ts';

/** What an owner can begin: a text of a kind, or a town. */
export function NewMenu() {
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
        {[...starts, { name: 'A town', begin: addTown }].map(({ name, begin }) => (
          <button key={name} type="button" onClick={begin}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** Adds a text under the title that is asked for, numbered after those that there are; where there is one, that opens. */
async function addText(folder: string, { text, counter = '', heading }: Required<Kind>['start']) {
  const title = await ask('What is it called?');
  if (!slugOf(title)) return;
  const { files } = editor;
  const name = `${folder}/${slugOf(title)}.md`;
  const others = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  const numbers = others.map((file) => Number(readFields(files[file] ?? '')[counter] ?? 0));
  const number = counter && { [counter]: 1 + Math.max(0, ...numbers) };
  if (!files[name]) change({ [name]: writeFields(text, { ...readFields(text), ...number, [heading]: title }) });
  openFile(name);
}

function addTown() {
  const path = ['towns', listOf('towns').length];
  flushSync(() => {
    change(withField(editor.facts, path, { name: '' }));
    openFile(editor.facts);
  });
  goTo(path);
}
