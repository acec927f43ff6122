import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { PictureInput } from './photo.tsx';
import { freeName, putPhoto } from './put-photo.ts';

/** Words as Markdown; a picture comes in at the cursor. */
export function Markdown({ id, value = '', onChange }: WidgetProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  async function insert(file: File) {
    const { selectionStart: at = 0 } = area.current ?? {};
    const shown = prompt('What does the picture show, for people who can’t see it?');
    if (!shown) return undefined;
    const name = freeName('text', shown);
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    return putPhoto(name, file, ['text'], `${before}\n\n![${shown}](photo:${name})\n\n${after}`.trimStart());
  }
  return (
    <>
      <textarea
        id={id}
        ref={area}
        value={value}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={({ target }) => onChange(target.value)}
      />
      <PictureInput label="A picture at the cursor" onPicture={insert} />
    </>
  );
}
