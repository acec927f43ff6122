import type { FieldPath } from '../../../problem.ts';
import { change, editor, withField } from '../editor.ts';
import { slugOf, type Value } from '../fields.ts';
import { inWords } from '../notes.ts';
import { send } from '../server.ts';

/** The file of the photo of a name, if there is one. */
export const photoFile = (name: string) =>
  Object.keys(editor.files).find((file) => editor.files[file] && file.startsWith(`photos/${name}.`));

/** A name for a photo that no other has, by what it is of and how its file is called. */
export function freeName(of: string, words: string): string {
  let name = `${of}-${slugOf(words)}`.slice(0, 36);
  while (photoFile(name)) name += '-2';
  return name;
}

/**
 * Puts a photo in the place of the one of its name, or without a file removes that, and sets the field that describes it,
 * all as one change.
 * @returns why it could not
 */
export async function putPhoto(name: string, file: File | undefined, path: FieldPath, value: Value) {
  const { checksum = null, type, problems = [] } = file ? await send('/photo', file) : {};
  if (problems.length > 0) return problems.map((problem) => inWords(problem, editor.schema)).join(' ');
  const before = photoFile(name);
  change({
    ...(before && { [before]: null }),
    ...(file && { [`photos/${name}.${type}`]: checksum }),
    ...withField(editor.open, path, value),
  });
  return undefined;
}
