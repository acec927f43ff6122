import type * as v from 'valibot';
import type { Article, Read } from '../../build/route.ts';
import { list } from '../business/fields/list.ts';
import { object, optional } from '../business/fields/object.ts';
import { band, heading, lead, markdown, page, picture, section, titled, words } from './fields.ts';
import { homeSchema } from './home-schema.ts';

const sentences = (description: string) => list(markdown('Call {phone}.', 'A sentence.'), 1, 12, description);
const lines = (example: string, description: string) => list(words(example, 'A line.'), 1, 12, description);

const contactSchema = object(
  {
    ...page,
    heading: words('Contact', 'The heading of the page, before the name of the company.'),
    lead,
    dispatcher: object({ ...titled, items: lines('What happened.', 'What to say.') }, 'What to tell the dispatcher.'),
    whereAmI: object(
      {
        ...section,
        drawing: words('A road through a windshield.', 'What the drawing shows, for people who can’t see it.'),
        prompts: list(
          words('Last exit or next one', 'A line.'),
          4,
          4,
          'What to look for, in the order of the drawing.',
        ),
        found: words('Your location', 'Above the coordinates.'),
        plusCode: words('The same spot as a Plus Code:', 'Above the Plus Code.'),
        accuracy: words('It’s accurate to about', 'Before the number of feet.'),
        feet: words('feet.', 'After that number.'),
        rough: words('Give us a landmark too.', 'If it isn’t accurate.'),
        map: words('See it on the map', 'The link to a map.'),
        sending: words('Nothing goes out until you hit Send.', 'Next to the text message.'),
      },
      'How to tell where you are.',
    ),
    withoutVoice: object(
      { ...titled, items: sentences('The other ways.') },
      'What to do if you can’t talk on the phone.',
    ),
    areas: words('Areas we serve', 'The heading of the map of the service area.'),
    map: words('Find us on the map', 'The heading of the map with the address.'),
    ...optional({ fleets: markdown('Run a fleet? See [fleet towing](/fleets/).', 'The words under the address.') }),
    privacy: object(
      { ...titled, items: sentences('What the site does and doesn’t do.') },
      'The footer of every page links to it.',
    ),
    band,
  },
  'The contact page.',
);

const aboutSchema = object(
  {
    ...page,
    heading: words('About', 'The heading of the page, before the name of the company.'),
    lead,
    picture,
    roads: words('Roads we work', 'Above the signs of the roads.'),
    band,
  },
  'The page about the company.',
);

const blogSchema = object(
  { ...page, heading, band, postBand: band },
  'The list of posts. postBand is next to each post and at its end.',
);

const notFoundSchema = object(
  { ...page, picture, heading, message: words('The page may have moved.', 'The words under the heading.'), band },
  'The page for an unknown address.',
);

export type HomeData = Read<v.InferOutput<typeof homeSchema>>;
export type ContactData = Read<v.InferOutput<typeof contactSchema>>;
export type AboutData = Read<v.InferOutput<typeof aboutSchema>>;
export type BlogData = Read<v.InferOutput<typeof blogSchema>>;
export type NotFoundData = Read<v.InferOutput<typeof notFoundSchema>>;

/** The pages of their own: their texts in the folder `pages`, their paths, and what their front matter holds. */
export const pages = {
  home: { slug: 'home', path: '/', schema: homeSchema },
  contact: { slug: 'contact', path: '/contact/', schema: contactSchema },
  about: { slug: 'about', path: '/about/', schema: aboutSchema },
  blog: { slug: 'blog', path: '/blog/', schema: blogSchema },
  notFound: { slug: 'not-found', path: '/404.html', schema: notFoundSchema },
};

/** The texts of those that a language has. */
export type PageTexts = {
  readonly [Name in keyof typeof pages]: Article<Read<v.InferOutput<(typeof pages)[Name]['schema']>>> | undefined;
};
