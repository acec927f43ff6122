import * as v from 'valibot';
import type { Checked, Read } from '../../build/route.ts';
import { isDay } from '../business/fields/day.ts';
import { serviceSlugs } from '../business/service-slugs.ts';
import { stateCodes } from '../business/states.ts';
import { scenes } from '../scenes/index.ts';
import { helpSlugs } from './help-slugs.ts';
import { layouts } from './layouts.ts';

const words = v.pipe(v.string('expected words'), v.trim(), v.nonEmpty('expected words'));
/** Words that may hold links, bold type and the number to call. */
const markdown = v.pipe(
  words,
  v.transform((text) => ({ markdown: text })),
);
const scene = v.picklist(Object.keys(scenes), `expected a scene: ${Object.keys(scenes).join(', ')}`);
const slug = v.picklist(serviceSlugs, `expected a service: ${serviceSlugs.join(', ')}`);

const day = v.pipe(v.string('expected a day'), v.check(isDay, 'expected a day that there is, such as 2025-10-21'));

/** What services and pages of answers have in common. */
const page = {
  /** As in menus, lists and breadcrumbs. */
  name: words,
  /** The head's title without the business name, which is added where it fits in 60 characters. */
  title: words,
  /** The head's description, 50 to 160 characters with a township of up to 30. */
  description: words,
  /** What its scene shows, for those who cannot see it. */
  picture: words,
  /** The opening words under the heading: who, what, where, when and how fast, on average. */
  lead: markdown,
  /** The last heading of the page: the question that a call answers. */
  band: words,
};

const serviceSchema = v.strictObject({
  ...page,
  /** One or two sentences for cards, 90 to 160 characters. */
  summary: words,
  /** The services that a reader of this page may need instead or next. */
  related: v.tuple([slug, slug, slug], 'expected three services'),
});

const postSchema = v.strictObject({
  id: v.pipe(v.number('expected a whole number'), v.integer('expected a whole number')),
  title: words,
  /** The head's title without the business name, which is added where it fits in 60 characters. */
  pageTitle: words,
  description: words,
  /** One or two sentences for the list of posts. */
  excerpt: words,
  date: day,
  /** The day it was last changed. */
  updated: v.optional(day),
  /** The scene beside it, and what that shows. */
  scene,
  picture: words,
  lead: markdown,
  /** What a driver on the shoulder does first, line by line. */
  doNow: v.optional(v.array(markdown, 'expected a list of lines')),
});

const helpSchema = v.strictObject({
  ...page,
  heading: words,
  /** The scene beside the heading. */
  scene,
  /** What its Free Quote button says; without one, or where no words hold, there is no button beside the heading. */
  quote: v.optional(words),
  /** Whether the page is left out where the company's state has no words of its own. */
  onlyWithStateWords: v.optional(v.boolean('expected true or false'), false),
});

const stateSchema = v.strictObject({
  /** As in the postal address. */
  state: v.picklist(stateCodes, 'expected a state as two capital letters'),
  name: words,
  /** Toll roads on which nobody chooses the tow company, and the number to dial by hand there: `#` in a link is not dialed by an iPhone. */
  tollRoads: v.optional(v.array(v.strictObject({ name: words, short: words, dial: words })), []),
  /** Sentences that other texts take in by these names: `{state: name}`. */
  lines: v.optional(v.record(v.string(), markdown), {}),
});

const aboutSchema = v.strictObject({ lead: markdown });

export type ServiceData = Read<v.InferOutput<typeof serviceSchema>>;
export type PostData = Read<v.InferOutput<typeof postSchema>>;
export type HelpData = Read<v.InferOutput<typeof helpSchema>>;
export type StateData = Read<v.InferOutput<typeof stateSchema>>;
export type AboutData = Read<v.InferOutput<typeof aboutSchema>>;

/** Checks front matter by a schema. */
const check =
  <Data>(schema: v.GenericSchema<unknown, Data>) =>
  (data: unknown): Checked<Data> => {
    const { success, output, issues } = v.safeParse(schema, data);
    if (success) return { data: output };
    return {
      faults: issues.map((issue) => {
        const path = v.getDotPath(issue) ?? '';
        const found = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input);
        const message =
          issue.type === 'strict_object' ? `found a field of its own, expected ${issue.expected}` : issue.message;
        return { path, message: `found ${found}, ${message}.` };
      }),
    };
  };

/** The kinds of articles: where they lie, the slugs that there must be, and what their front matter holds. */
export const kinds = {
  states: { folder: 'states', layouts, check: check(stateSchema) },
  about: { folder: '.', slugs: ['about'], check: check(aboutSchema) },
  services: { folder: 'services', slugs: serviceSlugs, layouts, check: check(serviceSchema) },
  help: { folder: 'help', slugs: helpSlugs, layouts, check: check(helpSchema) },
  posts: { folder: 'posts', check: check(postSchema) },
};
