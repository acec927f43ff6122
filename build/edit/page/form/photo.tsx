import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { useEditor } from '../editor.ts';
import { isFields, nameAt, type Value } from '../fields.ts';
import { freeName, PictureInput, photoFile, putPhoto } from './picture-input.tsx';
import { WordsField } from './words.tsx';

/**
 * A photo in its place: what it shows, and how it will be cut. The value is the alternative text
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
  // The page of a service that isn't offered shows no photo.
  const isService = path[0] === 'photos' && !['home', 'about'].includes(name);
  if (isService && Array.isArray(company.services) && !company.services.includes(name) && !photo) return null;
  const isSquare = path[0] === 'people';
  async function take(file: File) {
    const next = isBesideName && !photo ? freeName(`${path[0]}`, nameAt(file.name)) : name;
    setProblem(await putPhoto(next, file, path, isBesideName ? pair(next, focus) : formData));
  }
  return (
    <div className="photo">
      <PictureInput
        label={isBesideName ? 'Photo' : `Photo: ${schema.title}`}
        onPicture={take}
        id={hasWords ? undefined : $id}
      />
      {problem && <p className="error-detail">{problem}</p>}
      {photo && schema.isLogo && <img src={src} alt="" />}
      {photo && !schema.isLogo && (
        <>
          <img
            className="cut"
            data-square={isSquare}
            style={{ objectPosition: `${focus}` }}
            src={src}
            alt="How it will be cropped"
          />
          <label>
            Side to keep when it’s cropped
            <select value={`${focus}`} onChange={({ target }) => onChange(pair(value, target.value), path)}>
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
