import * as v from 'valibot';
import { type About, about } from './about.ts';
import { list } from './list.ts';

/** Yes or no. */
export const yesNo = (said: Omit<About, 'example'>, example = true) =>
  v.pipe(v.boolean(), v.metadata(about({ ...said, example }, { toDo: 'Say yes or no.', expected: 'true or false' })));

/** What the form calls choices; left out, each goes by its own words. */
type Names = Readonly<Record<string, string>>;

/** One out of a few texts. */
export const oneOf = <const Options extends readonly string[]>(
  options: Options,
  said: About<Options[number]>,
  names: Names = {},
  expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`,
  toDo = 'Choose one.',
) => v.pipe(v.picklist(options), v.metadata(about(said, { names, toDo, expected })));

/** One or more out of a few texts, in the owner's order. */
export const subset = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  said: Omit<About, 'example'>,
  names?: Names,
) => list(oneOf(options, { example: options[0] }, names), 1, options.length, said);
