import * as v from 'valibot';
import { type About, about } from './about.ts';
import { exampleOf } from './object.ts';

/** A list of `min` to `max` items, no text twice. */
export const list = <Item extends v.GenericSchema>(
  item: Item,
  min: number,
  max: number,
  said: Omit<About, 'example'> = {},
) => {
  const toDo = min > 0 ? `Give ${min} to ${max} of them.` : `Give at most ${max}.`;
  const expected = `a list of ${min === max ? min : `${min} to ${max}`}`;
  return v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.checkItems((item, index, all) => all.indexOf(item) === index, 'List each one once.'),
    v.metadata(about({ ...said, example: [exampleOf(item)] }, { toDo, expected })),
  );
};
