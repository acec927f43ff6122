import * as v from 'valibot';
import { oneOf } from '../business/fields/choice.ts';
import { object } from '../business/fields/object.ts';
import { sceneNames } from './picture-names.ts';

// What the front matter of several kinds of texts holds.

export const words = (example: string, description: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.metadata({ description, expected: 'a few words', examples: [example] }));

/** Words that may hold links, bold type and the number to call. */
export const markdown = (example: string, description: string) =>
  v.pipe(
    words(example, description),
    v.transform((text) => ({ markdown: text })),
  );

export const scene = oneOf(
  sceneNames,
  'flatbed-towing',
  'The scene at its head.',
  'the name of a scene',
  'Choose a scene.',
);
export const name = words('Winter Driving', 'Its name in menus, lists and breadcrumbs.');
export const heading = words('Winter Driving Around {township}', 'The heading of the page.');
export const pageTitle = words(
  'Winter Towing Advice for {township}, {region}',
  'The title in search results and browser tabs. The business name is added if it fits in 60 characters.',
);
export const description = v.pipe(
  words(
    'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
    'What search results show under the title: 50 to 160 characters, with a township of up to 30.',
  ),
  v.metadata({ minLength: 50, maxLength: 160 }),
);
export const picture = words('A pickup in a ditch', 'What its scene or photo shows, for people who can’t see it.');
export const lead = markdown(
  'Most winter tows begin with a little too much speed',
  'The opening words, under the heading.',
);
export const bandTitle = words(
  'Broken down right now?',
  'The last heading of the page: the question that a call answers.',
);

/** The end of a page: a question, and what to do about it. */
export const band = object(
  { title: bandTitle, text: words('Call us and tell us where you are.', 'The words under it.') },
  'The end of the page.',
);

export const titled = { title: words('Our service area', 'The heading.') };
/** A part of a page. */
export const section = { ...titled, text: words('We cover {township}.', 'The words under it.') };

/** What every page of its own begins with. */
export const page = {
  title: pageTitle,
  description,
  headline: words('Plain advice for the road', 'The words on the picture that chat apps show.'),
};
