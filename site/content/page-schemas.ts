import type * as v from 'valibot';
import type { Article, Read } from '../../build/route.ts';
import { list, object } from '../business/fields/shape.ts';
import { band, heading, lead, markdown, page, picture, postBand, titled, words } from './fields.ts';
import { homeSchema } from './home-schema.ts';

const contactSchema = object({
  ...page,
  heading: words('Heading of the page', 'Contact', 'Before the name of the company.'),
  lead,
  dispatcher: object(
    { ...titled, items: list(markdown('Line', 'Call {phone}.'), 1, 12, { label: 'Lines' }) },
    { label: 'What to tell the dispatcher' },
  ),
  whereAmI: object(
    {
      ...titled,
      text: words('Words under it', 'Look around.'),
      drawing: words('Drawing description, for people who can’t see it', 'A road through a windshield.'),
      prompts: list(markdown('Line', 'Last exit or next one'), 4, 4, {
        label: 'What to look for',
        hint: 'In the order of the drawing.',
      }),
      found: words('Above the coordinates', 'Your location'),
      plusCode: words('Above the Plus Code', 'The same spot as a Plus Code:'),
      accuracy: words('Before the number of feet', 'It’s accurate to about'),
      feet: words('After that number', 'feet.'),
      rough: words('If it isn’t accurate', 'Give us a landmark too.'),
      map: words('Link to a map', 'See it on the map'),
      sending: words('Next to the text message', 'Nothing goes out until you hit Send.'),
    },
    { label: 'How to tell where you are' },
  ),
  areas: words('Heading of the map of your area', 'Areas we serve'),
  map: words('Heading of your hours, and the map with your address', 'Hours and map'),
  band,
});

const aboutSchema = object({
  ...page,
  heading: words('Heading of the page', 'About', 'Before the name of the company.'),
  lead,
  picture,
  band,
});

const blogSchema = object({ ...page, heading, lead, band, postBand });

const notFoundSchema = object({
  ...page,
  picture,
  heading,
  message: words('Words under the heading', 'The page may have moved.'),
  band,
});

export type HomeData = Read<v.InferOutput<typeof homeSchema>>;
export type ContactData = Read<v.InferOutput<typeof contactSchema>>;
export type AboutData = Read<v.InferOutput<typeof aboutSchema>>;
export type BlogData = Read<v.InferOutput<typeof blogSchema>>;
export type NotFoundData = Read<v.InferOutput<typeof notFoundSchema>>;

/** The pages that aren't one of a kind: the slugs of their texts in the folder `pages`, their paths, their front matter. */
export const pages = {
  home: { slug: 'home', path: '/', schema: homeSchema },
  contact: { slug: 'contact', path: '/contact/', schema: contactSchema },
  about: { slug: 'about', path: '/about/', schema: aboutSchema },
  blog: { slug: 'blog', path: '/blog/', schema: blogSchema },
  notFound: { slug: 'not-found', path: '/404.html', schema: notFoundSchema },
};

/** Their texts in a language, as far as it has them. */
export type PageTexts = {
  readonly [Name in keyof typeof pages]: Article<Read<v.InferOutput<(typeof pages)[Name]['schema']>>> | undefined;
};
