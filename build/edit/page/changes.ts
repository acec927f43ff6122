import type { FieldPath } from '../../problem.ts';
import type { Files } from '../owner-files.ts';
import { editor } from './editor.ts';
import { readFields, type Value, withValue, writeFields } from './fields.ts';

/** A file with another value at the path of a field; `undefined` leaves the field out. */
export function withField(file: string, path: FieldPath, value: Value): Files {
  const source = editor.files[file] ?? '';
  return { [file]: writeFields(source, withValue(readFields(source), path, value)) };
}

/** A list of the facts; an empty one where it is left out. */
export function listOf(field: string): readonly Value[] {
  const list = editor.company[field];
  return Array.isArray(list) ? list : [];
}
