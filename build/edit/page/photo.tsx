import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { Crop } from './crop.tsx';
import { type Fields, isFields, nameAt, slugOf } from './fields.ts';
import { PageSketch } from './page-sketch.tsx';
import { WordsField } from './words.tsx';

export interface Pictures {
  /** The checksums of the owner's photos, by their names. As plain data: the library compares it, and takes any two functions for equal. */
  photos: Readonly<Record<string, string>>;
  /** Takes a photo in, or without a file away. @returns why it could not */
  onPhoto: (name: string, file?: File) => Promise<string | undefined>;
}

/** A place to choose a picture at, or to drop it on, which a file input takes by itself. */
export const PictureInput = (props: { label: string; onPicture: (file: File) => void; id?: string | undefined }) => (
  <label>
    {props.label}
    <input
      type="file"
      id={props.id}
      accept="image/*"
      onChange={({ target }) => target.files?.[0] && props.onPicture(target.files[0])}
    />
  </label>
);

/** A name for a photo that no other has, by what it is of and how its file is called. */
export function freeName(photos: Pictures['photos'], of: string, words: string): string {
  let name = `${of}-${slugOf(words)}`.slice(0, 36);
  while (photos[name]) name += '-2';
  return name;
}

/**
 * A photo in its place: where that is on the page, what it shows, and how it will be cut. The value is the words for those
 * who cannot see it, with the side to keep; or of a photo beside a name, which are those words, the name of its file.
 */
export function PhotoField(props: FieldProps) {
  const { fieldPathId, formData, schema, onChange, registry } = props;
  const { photos, onPhoto }: Pictures = registry.formContext;
  const [problem, setProblem] = useState<string>();
  const { path } = fieldPathId;
  const isBesideName = schema.isPhotoName === true;
  const name = `${isBesideName ? (formData ?? '') : path.at(-1)}`;
  const photo = photos[name];
  const hasWords = !isBesideName && !schema.isLogo;
  const { text: words, focus = '' } =
    isFields(formData) && 'text' in formData ? formData : ({ text: formData } as Fields);
  const set = (text: unknown, side: unknown) => onChange(side ? { text, focus: side } : text, path);

  async function take(file?: File) {
    const next = file && isBesideName && !photo ? freeName(photos, `${path[0]}`, nameAt(file.name)) : name;
    const refused = await onPhoto(next, file);
    setProblem(refused);
    if (refused) return;
    if (!file) onChange(undefined, path);
    else if (isBesideName) onChange(next, path);
  }
  return (
    <div className="photo">
      <PageSketch path={path} />
      {photo &&
        (schema.isLogo ? (
          <img src={`/photo/${photo}`} alt="" />
        ) : (
          <Crop
            src={`/photo/${photo}`}
            shape={`${path[0]}`}
            focus={`${focus}`}
            onFocus={hasWords ? (side) => set(words, side) : undefined}
          />
        ))}
      {hasWords && (photo || words) && (
        <>
          <label htmlFor={fieldPathId.$id}>What it shows, for those who cannot see it</label>
          <WordsField {...props} formData={words} onChange={(words) => set(words, focus)} />
        </>
      )}
      {isBesideName && photo && <p>Those who cannot see it get the name.</p>}
      <PictureInput
        label={isBesideName ? 'Photo' : `Photo: ${schema.title}`}
        onPicture={take}
        id={hasWords ? undefined : fieldPathId.$id}
      />
      {problem && <p className="error-detail">{problem}</p>}
      {photo && (
        <button type="button" onClick={() => take()}>
          Take away
        </button>
      )}
    </div>
  );
}
