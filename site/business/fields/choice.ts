import * as v from 'valibot';
import { list } from './list.ts';

/** Yes or no. */
export const yesNo = (example: boolean, description: string) =>
  v.pipe(
    v.boolean(),
    v.metadata({ description, toDo: 'Say yes or no.', expected: 'true or false', examples: [example] }),
  );

/** One out of a few texts. */
export const oneOf = <const Options extends readonly string[]>(
  options: Options,
  example: Options[number],
  description: string,
  expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`,
  toDo = 'Choose one.',
) => v.pipe(v.picklist(options), v.metadata({ description, toDo, expected, examples: [example] }));

/** One or more out of a few texts, in the owner's order. */
export const subset = <const Options extends readonly [string, ...string[]]>(options: Options, description: string) =>
  list(oneOf(options, options[0], description), 1, options.length, description);
