import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { useEditor } from '../editor.ts';
import { isFields, nameAt, type Value } from '../fields.ts';
import { freeName, photoFile, putPhoto } from './put-photo.ts';
import { WordsField } from './words.tsx';

/**
 * A photo in its place, and what it shows. The value is the alternative text or, for a photo beside a name, the name of its
 * file; with a side to keep where it is cut, an object of both.
 */
export function PhotoField(props: FieldProps) {
  const { fieldPathId, formData, schema, onChange } = props;
  const { files, company } = useEditor();
  const { path, $id } = fieldPathId;
  const isBesideName = schema.isPhotoName === true;
  const hasWords = !isBesideName && !schema.isLogo;
  const key = isBesideName ? 'name' : 'text';
  const isPair = isFields(formData) && key in formData;
  const { [key]: value, focus = '' } = isPair ? formData : { [key]: formData };
  const pair = (value: Value, side: Value) => (side ? { [key]: value, focus: side } : value);
  const name = `${isBesideName ? (value ?? '') : path.at(-1)}`;
  const photo = photoFile(name);
  // The page of a service that isn't offered shows no photo.
  const isService = path[0] === 'photos' && !['home', 'about'].includes(name);
  if (isService && Array.isArray(company.services) && !company.services.includes(name) && !photo) return null;
  function take(file: File) {
    const next = isBesideName && !photo ? freeName(`${path[0]}`, nameAt(file.name)) : name;
    return putPhoto(next, file, path, isBesideName ? pair(next, focus) : formData);
  }
  const label = isBesideName ? 'Photo' : `Photo: ${schema.title}`;
  return (
    <div className="photo">
      <PictureInput label={label} onPicture={take} id={hasWords ? `${$id}-file` : $id} />
      {photo && <img src={`/photo/${files[photo]}`} alt="" />}
      {photo && !schema.isLogo && (
        <label>
          Side to keep when it’s cropped
          <select value={`${focus}`} onChange={({ target }) => onChange(pair(value, target.value), path)}>
            {['', 'left', 'right', 'top', 'bottom'].map((side) => (
              <option key={side} value={side}>
                {side || 'middle'}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasWords && (photo || value) && (
        <>
          <label htmlFor={$id}>Picture description, for people who can’t see it</label>
          <WordsField {...props} formData={value} onChange={(words) => onChange(pair(words, focus), path)} />
        </>
      )}
      {photo && (
        <button type="button" onClick={() => putPhoto(name, undefined, path, undefined)}>
          Remove picture
        </button>
      )}
    </div>
  );
}

/**
 * An input for a picture.
 * @param onPicture takes it, or returns why it can't
 */
export function PictureInput(props: {
  label: string;
  onPicture: (file: File) => Promise<string | undefined>;
  id?: string;
}) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <label>
        {props.label}
        <input
          type="file"
          id={props.id}
          accept="image/*"
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            if (file) setProblem(await props.onPicture(file));
            // The same file may be chosen again, once it was taken away.
            target.value = '';
          }}
        />
      </label>
      {problem && (
        <p className="error-detail" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
