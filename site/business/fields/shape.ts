import * as v from 'valibot';

/** What the form, messages, text editors and a release say about a field. */
export interface FieldInfo {
  /** What the form calls it; by default its name in words. */
  label?: string;
  /** What the owner should know beyond that. */
  hint?: string;
  /** The format that JSON Schema has for it. */
  format?: string;
  /** `own`: the example fits no company, so a release refuses it. `ask`: it may fit another company, so a release asks. */
  sample?: 'own' | 'ask';
}

/** The same about a value that has an example of its own. */
export interface ValueInfo<Example = string> extends FieldInfo {
  example: Example;
}

/** What is expected, as the end of a sentence, what the form calls the choices, and how long a text is. */
type More = { expected: string; names?: Names; minLength?: number; maxLength?: number };

/** The same as metadata of valibot and JSON Schema. */
export const about = <Input>({ label, hint, example, ...more }: ValueInfo<unknown> & More) =>
  v.metadata<Input, Record<string, unknown>>({
    ...(label && { title: label }),
    ...(hint && { description: hint }),
    examples: [example],
    ...more,
  });

/** What is said about a field, also inside its `v.optional`. */
export const infoOf = (field: v.GenericSchema & { wrapped?: v.GenericSchema }) => v.getMetadata(field.wrapped ?? field);

/** The example of a field. */
export function exampleOf(field: v.GenericSchema): unknown {
  const { examples } = infoOf(field);
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** An object with these fields and no others. Its example has the required ones. */
export function object<Entries extends v.ObjectEntries>(entries: Entries, info: FieldInfo = {}) {
  const fields = v.strictObject(entries);
  const needed = Object.entries(entries).filter(([, { type }]) => type !== 'optional');
  const example = Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]));
  return v.pipe(
    // Valibot alone would accept a list.
    v.custom<v.InferInput<typeof fields>>((value) => typeof value === 'object' && !Array.isArray(value)),
    fields,
    about({ ...info, example, expected: 'fields of its own' }),
  );
}

/** Makes fields optional: `{ name, ...optional({ email }) }`. */
export const optional = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.object(entries)).entries;

/** A list of `min` to `max` items, without repeated texts. */
export const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number, info: FieldInfo = {}) => {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  return v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.checkItems((item, index, all) => all.indexOf(item) === index, 'List each one once.'),
    about({ ...info, example: [exampleOf(item)], expected: `${count} of them` }),
  );
};

/** Yes or no. */
export const yesNo = (info: FieldInfo) => v.pipe(v.boolean(), about({ ...info, example: true, expected: 'yes or no' }));

/** The same, and no if it is left out. */
export const yesOrElseNo = (info: FieldInfo) => v.optional(yesNo(info), false);

/** What the form calls the choices; by default their own words. */
type Names = Readonly<Record<string, string>>;

/** One of these texts. */
export const oneOf = <const Options extends readonly string[]>(
  options: Options,
  {
    names = {},
    expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`,
    ...info
  }: ValueInfo<Options[number]> & { names?: Names | undefined; expected?: string },
) => v.pipe(v.picklist(options), about({ ...info, names, expected }));

/** One or more of these texts, in the owner's order. */
export const subset = <const Options extends readonly string[]>(options: Options, info: FieldInfo, names?: Names) =>
  list(oneOf(options, { example: options[0] as Options[number], names }), 1, options.length, info);
