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
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const toDo = min > 0 ? `Give ${count} of them.` : `Give at most ${max}.`;
  const expected = `a list of ${count}`;
  return v.pipe(
    v.array(item),
    v.minLength(min),
    v.maxLength(max),
    v.checkItems((item, index, all) => all.indexOf(item) === index, 'List each one once.'),
    v.metadata(about({ ...said, example: [exampleOf(item)] }, { toDo, expected })),
  );
};
