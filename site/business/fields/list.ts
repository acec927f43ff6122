import * as v from 'valibot';
import { exampleOf } from './object.ts';

/** A list of `min` to `max` items. */
export const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number, description: string) =>
  v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.metadata({ description, expected: `a list of ${min} to ${max}`, examples: [[exampleOf(item)]] }),
  );

/** One or more out of a few texts, in the owner's order, none of them twice. */
export function subset<const Options extends readonly string[]>(options: Options, description: string) {
  const expected = `one of ${options.map((option) => JSON.stringify(option)).join(', ')}`;
  const option = v.pipe(v.picklist(options), v.metadata({ expected, examples: [options[0]] }));
  return v.pipe(
    list(option, 1, options.length, description),
    v.checkItems(
      (item, index, all) => all.indexOf(item) === index,
      `each of them once, such as ${JSON.stringify(options.slice(0, 2))}`,
    ),
  );
}
