import type { FieldProps } from '@rjsf/utils';
import { type MouseEvent, useState } from 'react';
import { useEditor } from '../editor.ts';
import { isFields, nameAt, type Value } from '../fields.ts';
import { freeName, PictureInput, photoFile, putPhoto } from './picture-input.tsx';
import { WordsField } from './words.tsx';

/** Where a photo is on its page, and the lines around it, on a screen of 64 by 40. */
const sketches: Readonly<Record<string, readonly [photo: string, lines: string]>> = {
  logo: ['M4 3H20V9H4Z', 'M34 6H60M4 17H40M4 22H34M4 31H60M4 36H60'],
  home: ['M34 12H60V27H34Z', 'M4 5H60M4 14H28M4 19H24M4 24H28M4 35H60'],
  about: ['M34 10H60V25H34Z', 'M4 5H60M4 13H28M4 18H24M4 31H60M4 36H60'],
  people: ['M4 13H18V27H4Z', 'M4 5H60M24 17H58M24 23H48M4 35H60'],
  trucks: ['M4 16H24V27H4Z', 'M4 5H60M4 12H60M28 21.5H40M46 21.5H60M4 31H60'],
  // At the head, and small in cards on other pages.
  service: ['M34 9H60V21H34ZM4 29H18V37H4Z', 'M4 4H60M4 12H28M4 17H24M25 31H39M25 35H36M46 31H60M46 35H57'],
};

/**
 * A photo in its place: where that is on the page, what it shows, and how it will be cut. The value is the alternative text
 * or, for a photo beside a name, the name of its file; with a side to keep, an object of both.
 */
export function PhotoField(props: FieldProps) {
  const { fieldPathId, formData, schema, onChange } = props;
  const { files, company } = useEditor();
  const [problem, setProblem] = useState<string>();
  const { path, $id } = fieldPathId;
  const isBesideName = schema.isPhotoName === true;
  const hasWords = !isBesideName && !schema.isLogo;
  const key = isBesideName ? 'name' : 'text';
  const isPair = isFields(formData) && key in formData;
  const { [key]: value, focus = '' } = isPair ? formData : { [key]: formData };
  const pair = (value: Value, side: Value) => (side ? { [key]: value, focus: side } : value);
  const name = `${isBesideName ? (value ?? '') : path.at(-1)}`;
  const photo = photoFile(name);
  const src = `/photo/${photo && files[photo]}`;
  const page = [path[0], name, 'service'].find((of) => Object.hasOwn(sketches, `${of}`));
  const [place, lines] = sketches[`${page}`] ?? [];
  // The page of a service that isn't offered shows no photo.
  if (page === 'service' && Array.isArray(company.services) && !company.services.includes(name) && !photo) return null;
  const isSquare = path[0] === 'people';
  const keep = (side: string) => onChange(pair(value, side), path);
  /** Keeps the side that was clicked, in the direction in which the photo is cut. */
  function keepClicked({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const isWide = width / height > (isSquare ? 1 : 16 / 9);
    const part = isWide ? (clientX - left) / width : (clientY - top) / height;
    const [first = '', last = ''] = isWide ? ['left', 'right'] : ['top', 'bottom'];
    keep((part < 1 / 3 && first) || (part > 2 / 3 && last) || '');
  }
  async function take(file: File) {
    const next = isBesideName && !photo ? freeName(`${path[0]}`, nameAt(file.name)) : name;
    setProblem(await putPhoto(next, file, path, isBesideName ? pair(next, focus) : formData));
  }
  return (
    <div className="photo">
      <svg className="sketch" viewBox="0 0 64 40" aria-hidden="true">
        <path d="M0 0H64V40H0Z" />
        <path d={place} />
        <path d={lines} />
      </svg>
      <PictureInput
        label={isBesideName ? 'Photo' : `Photo: ${schema.title}`}
        onPicture={take}
        id={hasWords ? undefined : $id}
      />
      {problem && <p className="error-detail">{problem}</p>}
      {photo && schema.isLogo && <img src={src} alt="" />}
      {photo && !schema.isLogo && (
        <>
          {/* A click is the mouse's shortcut alone: the menu under it chooses the same side for everyone. */}
          <img src={src} alt="" aria-hidden onClick={keepClicked} />
          <img
            className="cut"
            data-square={isSquare}
            style={{ objectPosition: `${focus}` }}
            src={src}
            alt="How it will be cropped"
          />
          <label>
            Side to keep when it’s cropped
            <select value={`${focus}`} onChange={({ target }) => keep(target.value)}>
              <option value="">the middle</option>
              <option value="left">the left side</option>
              <option value="right">the right side</option>
              <option value="top">the top</option>
              <option value="bottom">the bottom</option>
            </select>
          </label>
        </>
      )}
      {hasWords && (photo || value) && (
        <>
          <label htmlFor={$id}>Picture description, for people who can’t see it</label>
          <WordsField {...props} formData={value} onChange={(words) => onChange(pair(words, focus), path)} />
        </>
      )}
      {isBesideName && photo && <p>Screen readers will read the name.</p>}
      {photo && (
        <button type="button" onClick={() => putPhoto(name, undefined, path, undefined)}>
          Remove picture
        </button>
      )}
    </div>
  );
}
