import * as v from 'valibot';
import { expectation, type Notes } from './notes.ts';

/** A list of `min` to `max` items. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  notes: Omit<Notes, 'expected'>,
) {
  const told = ({ input }: { input: unknown }) => {
    const found =
      Array.isArray(input) && input.length > max ? `found a list of ${input.length.toLocaleString('en-US')}, ` : '';
    return found + expectation({ ...notes, expected: `a list of ${min} to ${max}` });
  };
  const fits = (value: unknown) => Array.isArray(value) && value.length >= min && value.length <= max;
  return v.pipe(
    // Counted before any item is looked at: of too many, none need be told.
    v.custom<v.InferInput<Item>[]>(fits, told),
    v.array(item, told),
    v.minLength(min, told),
    v.maxLength(max, told),
    v.description(notes.description),
  );
}

/** One or more out of a few texts, in the owner's order, none of them twice. */
export function picks<const Options extends readonly [string, ...string[]]>(options: Options, description: string) {
  const [example] = options;
  const expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`;
  const twice = ({ input }: { input: unknown }) =>
    `found ${JSON.stringify(input)} a second time, ${expectation({ expected: 'each of them once', example: options.slice(0, 2) })}`;
  return v.pipe(
    list(v.picklist(options, expectation({ expected, example })), 1, options.length, {
      example: [example],
      description,
    }),
    v.checkItems((item, index, all) => all.indexOf(item) === index, twice),
  );
}
