import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { freeName, PictureInput, putPhoto } from './picture-input.tsx';

/** Words as Markdown; a picture that is dropped on them, or chosen, comes in at the cursor. */
export function Markdown({ id, value = '', onChange }: WidgetProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
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
