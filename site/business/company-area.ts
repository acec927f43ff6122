import * as v from 'valibot';
import { oneOf, yesNo } from './fields/choice.ts';
import { list } from './fields/list.ts';
import { object, optional } from './fields/object.ts';
import { position } from './fields/position.ts';
import { headingText, text } from './fields/text.ts';
import { inTown } from './postal-address.ts';

const town = object(
  {
    name: text(2, 30, 'Freehold', 'Its name.'),
    ...position,
    // Left out: the company's.
    ...optional({ region: inTown.region }),
  },
  'A town.',
);

/** Where the company works. */
export const companyArea = {
  township: v.pipe(
    headingText(2, 30, 'Howell', 'The township or other place that the headline names, without the word "Township".'),
    v.check(
      (name) => !/\b(?:township|twp)\b|^(?:city|borough|town|village) of\b/i.test(name),
      'Write the name without Township or City of, which the site adds by "placeKind".',
    ),
  ),
  coordinates: object(position, 'The middle of the area you serve. It is never published as your address.'),
  towns: list(town, 1, 20, 'The areas served, on the map and in the list beside it.'),
  placeKind: v.optional(
    oneOf(
      ['township', 'borough', 'city', 'town', 'village', 'none'],
      'city',
      'What kind of place it is, so that the site says "Howell Township" or "Newark". Left out: a township.',
    ),
    'township',
  ),
  tollRoads: v.optional(yesNo(false, 'Whether you are authorized on your state’s toll roads. Left out: no.'), false),
  ...optional({
    roads: list(text(2, 20, 'US 9', 'A road.'), 1, 12, 'The roads you work on, as drivers name them. Left out: none.'),
    mapQuery: text(
      2,
      120,
      'Township Towing, Howell, NJ',
      'What the map searches for. Left out: the exact spot if you give it, or else your address; with no street, your town.',
    ),
  }),
};
