import type { RJSFSchema } from '@rjsf/utils';
import type { FieldPath } from '../../problem.ts';
import { readFields, writeFields } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { Files } from './server.ts';
import { type Fields, isFields, nameAt, setIn, slugOf, type Value } from './values.ts';

/** The values of the fields that are left out. */
export const defaultsOf = ({ properties = {} }: RJSFSchema): Fields =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Object(field).default]));

/** The list of a file's field; none where it is left out. */
export const listIn = (source: string | null | undefined, field: string) => {
  const list = readFields(source ?? '')[field];
  return Array.isArray(list) ? list : [];
};

/** A file with another value at the path of a field; `undefined` leaves the field out. */
export function withField(files: Files, file: string, path: FieldPath, value: Value): Files {
  const source = files[file] ?? '';
  const fields = setIn(readFields(source), path, value);
  return isFields(fields) ? { [file]: writeFields(source, fields) } : {};
}

/** A file with a name in one of its lists, or without it; an empty list is left out. */
export function withName(files: Files, file: string, field: string, name: string, isIn: boolean): Files {
  const others = listIn(files[file], field).filter((one) => one !== name);
  const names = isIn ? [...others, name] : others;
  return withField(files, file, [field], names.length > 0 ? names : undefined);
}

/** A new text of a kind under its title, numbered after those that there are; nothing where there is one of its name. */
export function newText(files: Files, { folder, start }: Kind, title: string): Files {
  const name = `${folder}/${slugOf(title)}.md`;
  if (!start || !slugOf(title) || files[name]) return {};
  const { text, counter = '', heading } = start;
  const others = Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  const numbers = others.map((file) => Number(readFields(files[file] ?? '')[counter] ?? 0));
  const number = counter && { [counter]: 1 + Math.max(0, ...numbers) };
  return { [name]: writeFields(text, { ...readFields(text), ...number, [heading]: title }) };
}

/** A photo in the place of the one of its name, by its checksum; without a file, none. */
export function withPhoto(files: Files, name: string, file?: File, checksum?: string): Files {
  const before = Object.keys(files).find((photo) => files[photo] && photo.startsWith(`photos/${name}.`));
  const added = file && `photos/${name}.${file.type.replace(/image\/|\+xml/g, '').replace('jpeg', 'jpg')}`;
  return { ...(before && { [before]: null }), ...(added && { [added]: checksum ?? null }) };
}

/** The checksums of the photos, by their names. */
export const photosIn = (files: Files) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, sum]) => (file.startsWith('photos/') && sum ? [[nameAt(file), sum]] : [])),
  );
