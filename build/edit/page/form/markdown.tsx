import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { ask } from './ask.ts';
import { freeName, PictureInput, putPhoto } from './picture-input.tsx';

/** What a button puts around the words that are marked, or before each of their lines; a link's address is asked for. */
const marks = { Bold: ['**', '**'], Link: ['[', ''], List: ['- ', ''], Heading: ['## ', ''] } as const;

/** Words as Markdown, with buttons for its signs; a picture that is dropped on them, or chosen, comes in at the cursor. */
export function Markdown({ id, value = '', onChange }: WidgetProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  /** Replaces what is marked, as if it were typed. */
  function put(words: string) {
    area.current?.focus();
    // The one way that keeps the browser's own undo; it is also heard as a change.
    document.execCommand('insertText', false, words);
  }
  async function mark([before, after]: readonly [string, string]) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const words = value.slice(selectionStart, selectionEnd) || 'words';
    if (before === '[') {
      const to = await ask('Where does it lead? An address such as /contact/ or https://example.com/');
      if (to) put(`[${words}](${to})`);
    } else if (after) put(before + words + after);
    else put((/[^\n]$/.test(value.slice(0, selectionStart)) ? '\n\n' : '') + words.replace(/^/gm, before));
  }
  async function insert(file: File) {
    const { selectionStart: at = 0 } = area.current ?? {};
    const shown = await ask('What does the picture show, for those who cannot see it?');
    if (!shown) return;
    const name = freeName('text', shown);
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    const text = `${before}\n\n![${shown}](photo:${name})\n\n${after}`.trimStart();
    setProblem(await putPhoto(name, file, ['text'], text));
  }
  return (
    <>
      <div role="toolbar" aria-label="Marks">
        {Object.entries(marks).map(([title, signs]) => (
          <button key={title} type="button" onClick={() => void mark(signs)}>
            {title}
          </button>
        ))}
      </div>
      <textarea
        id={id}
        ref={area}
        value={value}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value)}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          void insert(file);
        }}
      />
      <PictureInput label="A picture at the cursor" onPicture={insert} />
      {problem && <p className="error-detail">{problem}</p>}
    </>
  );
}
