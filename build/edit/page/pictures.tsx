import { ariaDescribedByIds, type FieldTemplateProps, type WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { slugOf } from './fields.ts';

export interface Pictures {
  /** The checksums of the owner's photos, by their names. As plain data: the library compares it, and takes any two functions for equal. */
  photos: Readonly<Record<string, string>>;
  /** Takes a photo in, or without a file away. @returns whether it could */
  onPhoto: (name: string, file?: File) => Promise<boolean>;
}

/** A place to choose a picture at, or to drop it on, which a file input takes by itself. */
const PictureInput = ({ label, onPicture }: { label: string; onPicture: (file: File) => void }) => (
  <label>
    {label}
    <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && onPicture(target.files[0])} />
  </label>
);

/** The photo of the field's name. */
export function Photo({ fieldPathId, label, registry }: FieldTemplateProps) {
  const { photos, onPhoto }: Pictures = registry.formContext;
  const name = `${fieldPathId.path.at(-1)}`;
  const photo = photos[name];
  return (
    <>
      {photo && <img src={`/photo/${photo}`} alt="" />}
      <PictureInput label={`Photo: ${label}`} onPicture={(file) => onPhoto(name, file)} />
      {photo && (
        <button type="button" onClick={() => onPhoto(name)}>
          Take away
        </button>
      )}
    </>
  );
}

/** Words as Markdown; a picture that is dropped on them, or chosen, comes in at the cursor. */
export function Markdown({ id, value = '', registry, onChange }: WidgetProps) {
  const { photos, onPhoto }: Pictures = registry.formContext;
  const area = useRef<HTMLTextAreaElement>(null);
  async function insert(file: File) {
    const at = area.current?.selectionStart ?? 0;
    const shown = prompt('What does the picture show, for those who cannot see it?');
    let name = `text-${slugOf(shown ?? '').slice(0, 40)}`;
    while (photos[name]) name += '-2';
    if (!shown || !(await onPhoto(name, file))) return;
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    onChange(`${before}\n\n![${shown}](photo:${name})\n\n${after}`.trimStart());
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
          if (file) event.preventDefault();
          if (file) void insert(file);
        }}
      />
      <PictureInput label="A picture at the cursor" onPicture={insert} />
    </>
  );
}
