import * as v from 'valibot';
import { position } from './fields/number.ts';
import { list, object, oneOf, optional, yesOrElseNo } from './fields/shape.ts';
import { headingText, text, words } from './fields/text.ts';

const town = object({ name: text(2, 30, { example: 'Freehold' }), ...position });

/** Where the company works. */
export const area = {
  township: v.pipe(
    headingText(2, 30, {
      label: 'Your town, without the word “Township”',
      hint: 'The township or other place in the headline.',
      example: 'Howell',
      sample: 'ask',
    }),
    v.check(
      (name) => !/\b(?:township|twp)\b|^(?:city|borough|town|village) of\b/i.test(name),
      'Leave off Township or City of; the site adds it from "placeKind".',
    ),
  ),
  placeKind: v.optional(
    oneOf(['township', 'borough', 'city', 'town', 'village', 'none'], {
      label: 'What kind of place that is',
      hint: 'So the site can say "Howell Township" or "Newark". Leave blank for a township.',
      example: 'city',
      names: { none: 'None of these' },
    }),
    'township',
  ),
  ...optional({
    headline: words(
      headingText(5, 80, {
        label: 'Headline of the home page',
        hint: 'Leave blank to say “most trusted”.',
        example: 'Howell’s tow truck since 1998',
        sample: 'ask',
      }),
    ),
  }),
  coordinates: object(position, {
    label: 'Middle of the area you serve',
    hint: 'It’s never published as your address.',
    sample: 'own',
  }),
  towns: list(town, 1, 20, { label: 'Towns you serve', hint: 'On the map and in the list next to it.', sample: 'ask' }),
  ...optional({
    roads: list(headingText(2, 20, { example: 'US 9' }), 1, 12, {
      label: 'Roads you work on',
      hint: 'By the names drivers use. Leave blank to show none.',
      sample: 'ask',
    }),
  }),
  tollRoads: yesOrElseNo({ label: 'Authorized on your state’s toll roads', hint: 'Leave blank for no.' }),
  ...optional({
    mapQuery: text(2, 120, {
      label: 'What the map searches for',
      hint: 'Leave blank to use the exact spot if you gave one, or else your address (your town if you gave no street).',
      example: 'Township Towing, Howell, NJ',
    }),
  }),
};
