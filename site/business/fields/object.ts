import * as v from 'valibot';
import { type About, about } from './about.ts';

/** The example that a field is declared with. */
export function exampleOf(field: v.GenericSchema): unknown {
  const { examples } = v.getMetadata(field);
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** An object of these fields and no others; its example has those that may not be left out. */
export function object<Entries extends v.ObjectEntries>(entries: Entries, said: Omit<About, 'example'> = {}) {
  const fields = v.strictObject(entries);
  const needed = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  const example = Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]));
  return v.pipe(
    // By itself, valibot takes a list for an object.
    v.custom<v.InferInput<typeof fields>>((value) => typeof value === 'object' && !Array.isArray(value)),
    fields,
    v.metadata(about({ ...said, example }, { toDo: 'Fill in its fields.', expected: 'an object' })),
  );
}

/** The same fields, each of which may be left out: `{ name, ...optional({ email }) }`. */
export const optional = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.object(entries)).entries;
