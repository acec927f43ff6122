import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { freeName, PictureInput, putPhoto } from './picture-input.tsx';

/** What a button makes of the words that are marked, after the words before them. */
const marks: Readonly<Record<string, (words: string, before: string) => string>> = {
  Bold: (words) => `**${words}**`,
  Link: (words) => {
    const to = prompt('Where should it go? Type an address such as /contact/ or https://example.com/');
    return to ? `[${words}](${to})` : '';
  },
  List: (words, before) => eachLine('- ', words, before),
  Heading: (words, before) => eachLine('## ', words, before),
};

/** A sign before each line of words, which begin a line of their own. */
const eachLine = (sign: string, words: string, before: string) =>
  (/[^\n]$/.test(before) ? '\n\n' : '') + words.replace(/^/gm, sign);

/**
 * Words as Markdown, with buttons for its signs; a picture that is dropped on them, or chosen, comes in at the cursor.
 */
export function Markdown({ id, value = '', onChange }: WidgetProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  /** Replaces what is marked, as if it were typed. */
  function put(words: string) {
    area.current?.focus();
    // The one way that keeps the browser's own undo; it is also heard as a change.
    document.execCommand('insertText', false, words);
  }
  function mark(make: (typeof marks)[string]) {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const words = value.slice(selectionStart, selectionEnd) || 'words';
    const marked = make(words, value.slice(0, selectionStart));
    if (marked) put(marked);
  }
  async function insert(file: File) {
    const { selectionStart: at = 0 } = area.current ?? {};
    const shown = prompt('What does the picture show, for people who can’t see it?');
    if (!shown) return;
    const name = freeName('text', shown);
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    const text = `${before}\n\n![${shown}](photo:${name})\n\n${after}`.trimStart();
    setProblem(await putPhoto(name, file, ['text'], text));
  }
  return (
    <>
      <div role="toolbar" aria-label="Marks">
        {Object.entries(marks).map(([title, make]) => (
          <button key={title} type="button" onClick={() => mark(make)}>
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
