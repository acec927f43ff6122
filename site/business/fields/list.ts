import * as v from 'valibot';
import { exampleOf } from './object.ts';

/** A list of `min` to `max` items, no text twice. */
export const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number, description: string) =>
  v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.checkItems((item, index, all) => all.indexOf(item) === index, 'List each one once.'),
    v.metadata({
      description,
      toDo: min > 0 ? `Give ${min} to ${max} of them.` : `Give at most ${max}.`,
      expected: `a list of ${min === max ? min : `${min} to ${max}`}`,
      examples: [[exampleOf(item)]],
    }),
  );
