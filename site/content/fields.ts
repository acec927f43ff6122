import * as v from 'valibot';
import { about, object, oneOf } from '../business/fields/shape.ts';
import { sceneNames } from './picture-names.ts';

// Fields that several kinds of front matter share.

export const words = (label: string, example: string, hint = '') =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), about({ label, hint, example, expected: 'a few words' }));

/** Words that may have links, bold type and the number to call. */
export const markdown = (...info: Parameters<typeof words>) =>
  v.pipe(
    words(...info),
    v.transform((text) => ({ markdown: text })),
  );

export const scene = oneOf(sceneNames, {
  label: 'Drawing',
  example: 'flatbed-towing',
  expected: 'the name of a scene',
});
export const name = words('Name', 'Winter Driving', 'In menus, lists and breadcrumbs.');
export const heading = words('Heading of the page', 'Winter Driving Around {township}');
export const pageTitle = words(
  'Title for search engines',
  'Winter Towing Advice for {township}, {region}',
  'In search results and browser tabs. The business name is added if it fits in 60 characters.',
);
export const description = v.pipe(
  words(
    'Description for search engines',
    'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
    'What search results show under the title: 50 to 160 characters, with a township of up to 30.',
  ),
  v.metadata({ minLength: 50, maxLength: 160 }),
);
export const picture = words('Picture description, for people who can’t see it', 'A pickup in a ditch');
export const lead = markdown('Opening words', 'Most winter tows begin with a little too much speed');
export const bandTitle = words('The question that a call answers', 'Broken down right now?', 'At the end of the page.');

/** The end of a page: a question, and what to do about it. */
const bandOf = (label: string) =>
  object({ title: bandTitle, text: words('Words under it', 'Call us and tell us where you are.') }, { label });
export const band = bandOf('End of the page');
export const postBand = bandOf('End of a post');

export const titled = { title: words('Heading', 'Our service area') };

/** The first fields of every page. */
export const page = {
  title: pageTitle,
  description,
  headline: words('Words on the picture for sharing', 'Plain advice for the road'),
};
