import * as v from 'valibot';

/** All that is said of a field, once: by the form, by messages, by text editors, and by what a release asks. */
export interface About<Example = string> {
  /** What the form calls it; left out, its name in words. */
  label?: string;
  /** What the owner should know beyond that. */
  hint?: string;
  example: Example;
  /** `own`: no company has the example, so a release refuses it. `ask`: another company may, so a release asks. */
  sample?: 'own' | 'ask';
}

/**
 * The same as valibot and JSON Schema have it.
 * @param more what is expected, as the end of a sentence, and what the form has to know
 */
export const about = ({ label, hint, example, ...more }: About<unknown> & { expected: string; names?: Names }) => ({
  ...(label && { title: label }),
  ...(hint && { description: hint }),
  examples: [example],
  ...more,
});

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
    v.metadata(about({ ...said, example, expected: 'fields of its own' })),
  );
}

/** The same fields, each of which may be left out: `{ name, ...optional({ email }) }`. */
export const optional = <Entries extends v.ObjectEntries>(entries: Entries) => v.partial(v.object(entries)).entries;

/** A list of `min` to `max` items, no text twice. */
export const list = <Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  said: Omit<About, 'example'> = {},
) => {
  const count = min === max ? `${min}` : `${min} to ${max}`;
  return v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.checkItems((item, index, all) => all.indexOf(item) === index, 'List each one once.'),
    v.metadata(about({ ...said, example: [exampleOf(item)], expected: `${count} of them` })),
  );
};

/** Yes or no. */
export const yesNo = (said: Omit<About, 'example'>, example = true) =>
  v.pipe(v.boolean(), v.metadata(about({ ...said, example, expected: 'yes or no' })));

/** What the form calls choices; left out, each goes by its own words. */
type Names = Readonly<Record<string, string>>;

/** One out of a few texts. */
export const oneOf = <const Options extends readonly string[]>(
  options: Options,
  {
    names = {},
    expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`,
    ...said
  }: About<Options[number]> & { names?: Names | undefined; expected?: string },
) => v.pipe(v.picklist(options), v.metadata(about({ ...said, names, expected })));

/** One or more out of a few texts, in the owner's order. */
export const subset = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  said: Omit<About, 'example'>,
  names?: Names,
) => list(oneOf(options, { example: options[0], names }), 1, options.length, said);
