import * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { checkFields } from '../business/check-fields.ts';
import { day } from '../business/fields/day.ts';
import { integer } from '../business/fields/number.ts';
import { about, list, object, oneOf, optional, yesOrElseNo } from '../business/fields/shape.ts';
import { isAddedGuide, samplePosts, serviceSlugs } from '../business/services.ts';
import { guidePath, servicePath } from '../paths.ts';
import { bandTitle, description, heading, lead, markdown, name, pageTitle, picture, scene, words } from './fields.ts';
import { layouts } from './layouts.ts';
import { pages } from './page-schemas.ts';
import { sharedSchema } from './shared-schema.ts';
import { everyState, everyStateSchema, stateSchema } from './state-schema.ts';

const slug = oneOf(serviceSlugs, { example: 'flatbed-towing', expected: 'the name of a service' });

/** Fields of services and guides. */
const common = {
  name,
  title: pageTitle,
  description,
  lead,
  band: bandTitle,
};

const serviceSchema = object({
  ...common,
  picture,
  summary: words('What its card says', 'Opened without a scratch', 'A line of at most 30 characters under the name.'),
  textsLocation: yesOrElseNo({ label: '“Text my location” next to your number', hint: 'Leave blank for no.' }),
  /** Services that a reader may need instead, or next. */
  related: v.pipe(
    v.tuple([slug, slug, slug]),
    about({ label: 'Services to show next', example: serviceSlugs.slice(0, 3), expected: 'three services' }),
  ),
});

const postSchemaWith = (photos: readonly string[]) =>
  v.pipe(
    object({
      title: heading,
      description,
      date: day({ label: 'First day it’s shown', example: '2026-11-20' }),
      scene,
      picture,
      lead,
      ...optional({
        id: integer(1, 9_999, { label: 'Its number', hint: 'Orders the posts of one day.', example: 3 }),
        pageTitle,
        excerpt: words(
          'Summary for the list of posts',
          'How to keep the car on the road',
          'Leave blank for the opening words.',
        ),
        updated: day({ label: 'Last changed on', example: '2026-11-20' }),
        photo: oneOf(photos, {
          label: 'Photo instead of the drawing',
          hint: 'On the list and, if there is no list of first steps, on the page.',
          example: 'rotator',
          expected: `the name of a photo in site/photos (${photos.join(', ') || 'there is none'})`,
        }),
        doNow: list(markdown('Line', 'Turn on your hazard lights'), 1, 12, {
          label: 'What a driver does first, one step a line',
        }),
      }),
    }),
    v.forward(
      v.check(
        ({ date, updated }) => updated === undefined || updated >= date,
        'Give the day you last changed the post: it comes before its "date".',
      ),
      ['updated'],
    ),
  );

const guideSchema = object({
  ...common,
  heading,
  scene,
  ...optional({
    quote: words('Words on the quote button', 'Request a Fleet Quote', 'Leave blank for no button.'),
  }),
  isOthersJob: yesOrElseNo({
    label: 'The page is about calling someone else',
    hint: 'So no call button is at the top.',
  }),
});

export type ServiceData = Read<v.InferOutput<typeof serviceSchema>>;
export type PostData = Read<v.InferOutput<ReturnType<typeof postSchemaWith>>>;
export type GuideData = Read<v.InferOutput<typeof guideSchema>>;

/** A schema of front matter, and its check. */
const kind = <Data>(schema: v.GenericSchema<unknown, Data>) => ({
  schema,
  check: (value: unknown) => checkFields(schema, value),
});

/** The kinds of articles: their folders, the slugs that must exist, and their front matter. */
export const collections = {
  states: { folder: 'states', layouts, ...kind(stateSchema) },
  everyState: { folder: 'states', slugs: [everyState], ...kind(everyStateSchema) },
  services: {
    folder: 'services',
    slugs: serviceSlugs,
    pathOf: servicePath,
    layouts,
    ...kind(serviceSchema),
  },
  guides: { folder: 'guides', pathOf: guidePath, isOwn: isAddedGuide, layouts, ...kind(guideSchema) },
  shared: { folder: 'pages', slugs: ['shared'], ...kind(sharedSchema) },
};

/** The collection of posts. They can show these photos of the owner's. */
export const postsWith = (photos: readonly string[]) => ({
  folder: 'posts',
  isWhole: true,
  isOwn: (slug: string) => !samplePosts.some((post) => post === slug),
  ...kind(postSchemaWith(photos)),
});

/** A collection for each of the other pages, with one text each. */
export const pageCollections = Object.entries(pages).map(([name, { slug, path, schema }]) => ({
  ...{ name, path, pathOf: () => path, folder: 'pages', slugs: [slug], layouts },
  ...kind<unknown>(schema),
}));
