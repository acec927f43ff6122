import * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { checkFields } from '../business/check-fields.ts';
import { oneOf } from '../business/fields/choice.ts';
import { list } from '../business/fields/list.ts';
import { integer } from '../business/fields/number.ts';
import { object, optional } from '../business/fields/object.ts';
import { bandTitle, description, heading, lead, pageTitle, picture, words } from './fields.ts';
import { layouts } from './layouts.ts';

/** What the police do there when a car has to go, with the source that says so. */
const policeTows = v.pipe(
  words('The township’s list rotates every week.[^howell-tows]', 'Whom the police call there, and the source.'),
  v.check(
    (text) => /\[\^[\w-]+\]/.test(text),
    'Expected a sentence with its source from site/content/sources.json, such as The list rotates every week.[^howell-tows]',
  ),
  v.transform((markdown) => ({ markdown })),
);

/**
 * What is above the text of a town's page: what only that town has. Pages that say the same of one town after the
 * other are doorways (https://developers.google.com/search/docs/essentials/spam-policies#doorways).
 */
const townSchemaWith = (photos: readonly string[]) =>
  v.pipe(
    object(
      {
        town: words('Freehold', 'The town, as "towns" in the facts has it.'),
        heading,
        title: pageTitle,
        description,
        lead,
        band: bandTitle,
        roads: list(words('Route 79', 'A road.'), 1, 8, 'The roads there that you work on, as drivers name them.'),
        milesFromYard: integer(1, 150, 8, 'How many miles of road it is from your yard.'),
        ...optional({
          policeTows,
          photo: oneOf(
            photos,
            'freehold',
            'A photo of yours that was taken there.',
            `the name of a photo in site/photos (${photos.join(', ') || 'there is none'})`,
            'Choose one of your photos.',
          ),
          picture,
          review: words('https://reviews.example.com/1', 'A review from there: its "url" in the facts.'),
        }),
      },
      'A town.',
    ),
    v.forward(
      v.check(
        ({ policeTows, photo, review }) => [policeTows, photo, review].some((proof) => proof !== undefined),
        'Give at least one of "policeTows", "photo" and "review", something that only this town has.',
      ),
      ['policeTows'],
    ),
    v.forward(
      v.check(
        ({ photo, picture }) => (photo === undefined) === (picture === undefined),
        'Say what "photo" shows if there is one, such as Our flatbed on South Street; if not, leave this out.',
      ),
      ['picture'],
    ),
  );

export type TownData = Read<v.InferOutput<ReturnType<typeof townSchemaWith>>>;

/** Pages of towns, which may name these photos of the owner's. */
export function townsWith(photos: readonly string[]) {
  const schema = townSchemaWith(photos);
  return { folder: 'towns', layouts, schema, check: (value: unknown) => checkFields(schema, value) };
}
