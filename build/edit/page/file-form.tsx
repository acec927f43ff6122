import type { FieldPath } from '../../problem.ts';
import { defaultsOf, photosIn, withField, withName, withPhoto } from './changes.ts';
import { isAllText, readFields, writeFields } from './fields.ts';
import { isPoint } from './form/map-around.ts';
import { SchemaForm } from './form/schema-form.tsx';
import { inWords } from './labels.ts';
import { isError } from './notes.ts';
import { send } from './server.ts';
import type { EditorState } from './use-editor.ts';
import { type Fields, isFields, isSame, type Value } from './values.ts';

/** The form of the file that is open: its fields as the file has them, and what is wrong beside each. */
export function FileForm({ files, saved, change, labels, schema, open, notes }: EditorState) {
  const source = files[open] ?? '';
  const stored = readFields(source);
  const fields = { ...defaultsOf(schema), ...stored };

  /** Writes fields into the file as it was saved, so that a row that is typed field by field is laid out as one. */
  function changeFields(value: Fields, field: string) {
    const own = Object.entries(value).filter(([name, value]) => name in stored || !isSame(value, fields[name]));
    const written = saved[open] ?? '';
    const base = isAllText(written) ? source : written;
    const next = writeFields(base, JSON.parse(JSON.stringify(Object.fromEntries(own))));
    change(() => ({ [open]: next }), `${open} ${field}`);
  }
  async function putPhoto(name: string, file: File | undefined, path: FieldPath, value: Value) {
    const { checksum, problems = [] } = file ? await send('/photo', file) : {};
    if (problems.length > 0) return problems.map((problem) => inWords(problem, labels)).join(' ');
    change((files) => ({ ...withPhoto(files, name, file, checksum), ...withField(files, open, path, value) }));
    return undefined;
  }
  return (
    <SchemaForm
      {...{ schema, labels, fields }}
      onChange={changeFields}
      context={{
        errors: notes.filter((note) => isError(note) && note.path),
        claims: notes.flatMap(({ path = [], problem: { blocks, found = '' } }) =>
          blocks === 'unconfirmed' ? { path, reason: inWords({ message: found }, labels) } : [],
        ),
        confirmed: Array.isArray(fields.confirmed) ? fields.confirmed : [],
        onConfirm: (field, isTrue) => change((files) => withName(files, open, 'confirmed', field, isTrue)),
        state: isFields(fields.address) ? `${fields.address.region}` : '',
        center: isPoint(fields.coordinates) ? fields.coordinates : undefined,
        photos: photosIn(files),
        putPhoto,
      }}
    />
  );
}
