import type { FieldProps } from '@rjsf/utils';
import { type MouseEvent, useState } from 'react';
import { type Fields, isFields } from './fields.ts';

export interface Pictures {
  /** The checksums of the owner's photos, by their names. As plain data: the library compares it, and takes any two functions for equal. */
  photos: Readonly<Record<string, string>>;
  /** Takes a photo in, or without a file away. @returns why it could not */
  onPhoto: (name: string, file?: File) => Promise<string | undefined>;
}

const sides = {
  '': 'the middle',
  left: 'the left side',
  right: 'the right side',
  top: 'the top',
  bottom: 'the bottom',
};

/** A place to choose a picture at, or to drop it on, which a file input takes by itself. */
export const PictureInput = ({ label, onPicture }: { label: string; onPicture: (file: File) => void }) => (
  <label>
    {label}
    <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && onPicture(target.files[0])} />
  </label>
);

/**
 * A photo in its place: where that is on the page, what it shows, and how it will be cut. The value is the words for those
 * who cannot see it, with the side to keep.
 */
export function PhotoField({ fieldPathId, formData, schema, onChange, registry }: FieldProps) {
  const { photos, onPhoto, inLanguages }: Pictures & { inLanguages: boolean } = registry.formContext;
  const [problem, setProblem] = useState<string>();
  const path = fieldPathId.path;
  const name = `${path.at(-1)}`;
  const photo = photos[name];
  const { text: words, focus = '' } =
    isFields(formData) && 'text' in formData ? formData : ({ text: formData } as Fields);
  const set = (text: unknown, side: unknown) => onChange(side ? { text, focus: side } : text, path);
  const byLanguage = isFields(words) ? words : { en: words, es: words };

  async function take(file?: File) {
    const refused = await onPhoto(name, file);
    setProblem(refused);
    if (!refused && !file) onChange(undefined, path);
  }
  /** Keeps the side that was clicked, in the direction in which the photo is cut. */
  function keep({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const isWide = width / height > 16 / 9;
    const part = isWide ? (clientX - left) / width : (clientY - top) / height;
    const [first, last] = isWide ? ['left', 'right'] : ['top', 'bottom'];
    set(words, (part < 1 / 3 && first) || (part > 2 / 3 && last));
  }
  return (
    <div className="photo">
      {/* The page: words at the left, and the photo's place. */}
      <svg className="place" viewBox="0 0 64 40" aria-hidden="true">
        <path d="M0 0H64V40H0Z" />
        <path d={schema.isLogo ? 'M4 4H20V10H4Z' : 'M34 10H60V25H34Z'} />
        <path d="M4 12H28M4 17H24M4 22H28M4 31H60M4 36H60" />
      </svg>
      {photo && (
        <>
          {/* biome-ignore lint/a11y: the menu under it does the same by keyboard */}
          <img src={`/photo/${photo}`} alt="" onClick={!schema.isLogo ? keep : undefined} />
          {!schema.isLogo && (
            <>
              <img className="cut" data-focus={focus} src={`/photo/${photo}`} alt="How it will be cut" />
              <label>
                What to keep where it is cut
                <select value={`${focus}`} onChange={({ target }) => set(words, target.value)}>
                  {Object.entries(sides).map(([side, title]) => (
                    <option key={side} value={side}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
            </>
          )}
        </>
      )}
      {!schema.isLogo && (photo || words) && (
        <>
          <label htmlFor={fieldPathId.$id}>What it shows, for those who cannot see it</label>
          <input
            id={fieldPathId.$id}
            value={`${byLanguage.en ?? ''}`}
            placeholder="Such as Our flatbed with a sedan on its bed"
            onChange={({ target }) =>
              set(isFields(words) ? { ...words, en: target.value } : target.value || undefined, focus)
            }
          />
          {inLanguages && (
            <label>
              The same in Spanish
              <input
                value={`${isFields(words) ? words.es : ''}`}
                onChange={({ target }) => set({ en: byLanguage.en, es: target.value }, focus)}
              />
            </label>
          )}
        </>
      )}
      <PictureInput label={`Photo: ${schema.title}`} onPicture={take} />
      {problem && <p className="error-detail">{problem}</p>}
      {photo && (
        <button type="button" onClick={() => take()}>
          Take away
        </button>
      )}
    </div>
  );
}
