import { slugOf } from '../values.ts';
import type { Context } from './context.ts';

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
export function freeName(photos: Context['photos'], of: string, words: string): string {
  let name = `${of}-${slugOf(words)}`.slice(0, 36);
  while (photos[name]) name += '-2';
  return name;
}
