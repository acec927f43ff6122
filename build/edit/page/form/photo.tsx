import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { isFields, nameAt, type Value } from '../values.ts';
import type { Context } from './context.ts';
import { Crop } from './crop.tsx';
import { PageSketch } from './page-sketch.tsx';
import { freeName, PictureInput } from './picture-input.tsx';
import { WordsField } from './words.tsx';

/**
 * A photo in its place: where that is on the page, what it shows, and how it will be cut. The value is the alternative text
 * or, for a photo beside a name, the name of its file; with a side to keep, an object of both.
 */
export function PhotoField(props: FieldProps) {
  const { fieldPathId, formData, schema, onChange, registry } = props;
  const { photos, putPhoto }: Context = registry.formContext;
  const [problem, setProblem] = useState<string>();
  const { path, $id } = fieldPathId;
  const isBesideName = schema.isPhotoName === true;
  const hasWords = !isBesideName && !schema.isLogo;
  const key = isBesideName ? 'name' : 'text';
  const isPair = isFields(formData) && key in formData;
  const { [key]: value, focus = '' } = isPair ? formData : { [key]: formData };
  const pair = (value: Value, side: Value) => (side ? { [key]: value, focus: side } : value);
  const name = `${isBesideName ? (value ?? '') : path.at(-1)}`;
  const photo = photos[name];

  async function take(file: File) {
    const next = isBesideName && !photo ? freeName(photos, `${path[0]}`, nameAt(file.name)) : name;
    setProblem(await putPhoto(next, file, path, isBesideName ? pair(next, focus) : formData));
  }
  return (
    <div className="photo">
      <PageSketch path={path} />
      <PictureInput
        label={isBesideName ? 'Photo' : `Photo: ${schema.title}`}
        onPicture={take}
        id={hasWords ? undefined : $id}
      />
      {problem && <p className="error-detail">{problem}</p>}
      {photo && schema.isLogo && <img src={`/photo/${photo}`} alt="" />}
      {photo && !schema.isLogo && (
        <Crop
          src={`/photo/${photo}`}
          shape={path[0] === 'people' ? 'square' : 'wide'}
          focus={`${focus}`}
          onFocus={(side) => onChange(pair(value, side), path)}
        />
      )}
      {hasWords && (photo || value) && (
        <>
          <label htmlFor={$id}>What it shows, for those who cannot see it</label>
          <WordsField {...props} formData={value} onChange={(words) => onChange(pair(words, focus), path)} />
        </>
      )}
      {isBesideName && photo && <p>Screen readers will read the name.</p>}
      {photo && (
        <button type="button" onClick={() => putPhoto(name, undefined, path, undefined)}>
          Take away
        </button>
      )}
    </div>
  );
}
