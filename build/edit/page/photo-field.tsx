import { getDefaultRegistry } from '@rjsf/core';
import type { FieldTemplateProps } from '@rjsf/utils';

const { FieldTemplate } = getDefaultRegistry().templates;

export interface PhotoContext {
  /** The checksum of the owner's photo of this name. */
  photoOf: (name: string) => string | null | undefined;
  /** Takes a photo in, or without a file away. */
  onPhoto: (name: string, file?: File) => void;
}

/** The photo of the field's name, or a place to drop it on, above the words that say what it shows. */
export function PhotoField(props: FieldTemplateProps) {
  const { photoOf, onPhoto }: PhotoContext = props.registry.formContext;
  const name = `${props.fieldPathId.path.at(-1)}`;
  const photo = photoOf(name);
  // A file input takes what is dropped on it.
  return (
    <div className="photo">
      {photo && <img src={`/photo/${photo}`} alt="" />}
      <label>
        Photo: {props.label}
        <input
          type="file"
          accept="image/*"
          onChange={({ target: { files } }) => files?.[0] && onPhoto(name, files[0])}
        />
      </label>
      {photo && (
        <button type="button" onClick={() => onPhoto(name)}>
          Take away
        </button>
      )}
      <FieldTemplate {...props} />
    </div>
  );
}
