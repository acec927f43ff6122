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
    headingText(2, 30, 'Howell', 'The township or other place in the headline, without the word "Township".'),
    v.check(
      (name) => !/\b(?:township|twp)\b|^(?:city|borough|town|village) of\b/i.test(name),
      'Leave off Township or City of; the site adds it from "placeKind".',
    ),
  ),
  coordinates: object(position, 'The middle of the area you serve. It’s never published as your address.'),
  towns: list(town, 1, 20, 'The towns you serve, on the map and in the list next to it.'),
  placeKind: v.optional(
    oneOf(
      ['township', 'borough', 'city', 'town', 'village', 'none'],
      'city',
      'What kind of place it is, so the site can say "Howell Township" or "Newark". Leave blank for a township.',
    ),
    'township',
  ),
  tollRoads: v.optional(
    yesNo(false, 'Whether you’re authorized to tow on your state’s toll roads. Leave blank for no.'),
    false,
  ),
  ...optional({
    roads: list(
      text(2, 20, 'US 9', 'A road.'),
      1,
      12,
      'The roads you work on, by the names drivers use. Leave blank to show none.',
    ),
    mapQuery: text(
      2,
      120,
      'Township Towing, Howell, NJ',
      'What the map searches for. Leave blank to use the exact spot if you gave one, or else your address (your town if you gave no street).',
    ),
  }),
};
