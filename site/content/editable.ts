import type * as v from 'valibot';
import { businessSchema } from '../business/business.ts';
import { checkBusiness } from '../business/check-business.ts';
import { entriesOf, type Field } from '../business/fields-in.ts';
import { guideSlugs, samplePosts } from '../business/services.ts';
import { companyDay, stateNames } from '../business/states.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import { factsOf } from './facts.ts';
import { collections, pageCollections, postsWith } from './front-matter.ts';
import { leftOutFor } from './left-out.ts';
import { english, localesFor } from './locales.ts';
import { sceneNames } from './picture-names.ts';

/** What the form calls files whose names alone would not say it. */
const fileLabels = {
  ...stateNames,
  US: 'Every state',
  'not-found': 'Page not found',
  shared: 'What several pages say',
};

/** Files of one kind that an owner may change in the editor. */
interface Editable {
  title: string;
  /** Their folder within `content/`; none for the facts. */
  folder?: string;
  /** Their names; left out, any. */
  slugs?: readonly string[];
  /** What those are called whose names alone would not say it. */
  labels?: Readonly<Record<string, string>>;
  /** The page that shows one, with its name in the place of `*`. */
  page: string;
  /** Whether the site has no page of the one of this name, as the company leaves out what it is about. */
  isAbsent: (name: string) => boolean;
  /** The fields of the file, or those above a text. */
  schema: v.GenericSchema;
  /** The facts as they read in the language of the files, by the names that texts call them by. */
  words?: Readonly<Record<string, string>>;
  /** What a new one is called, how it begins, the field that names it, and the names of those that may not be deleted. */
  start?: { name: string; text: string; heading: string; needed: readonly string[] } | undefined;
}

/**
 * What an owner may change in the editor: the facts, and the texts by kind in every language of the site; and the day
 * where the company is.
 * @param facts as they are, right or wrong
 * @param photos the names of the owner's own, which a post may show
 */
export function editable(facts: unknown, photos: readonly string[], now: Date) {
  const { data: business } = checkBusiness(facts);
  const today = business ? companyDay(business, now) : '';
  const locales = business ? localesFor(business) : [english];
  const own = photos.filter((name) => name !== 'logo');
  const posts = postsWith(own);
  const isLeftOut = business ? leftOutFor(business) : () => false;
  const { services, guides } = collections;
  const states = { ...collections.states, slugs: business ? [business.address.region] : [] };
  const starts = new Map<object, Editable['start']>([
    [
      posts,
      {
        name: 'post',
        text: newText(posts.schema, { date: today }),
        heading: 'title',
        needed: samplePosts,
      },
    ],
    [guides, { name: 'guide', text: newText(guides.schema), heading: 'name', needed: guideSlugs }],
  ]);
  const rows = [
    ['Posts', posts, postPath('*')],
    ['Services', services, servicePath('*')],
    ['Guides', guides, guidePath('*')],
    ...pageCollections.map((kind) => ['Pages', kind, kind.path] as const),
    ['Pages', collections.shared, '/'],
    ['Your state', states, guidePath('my-car-was-towed')],
    ['Your state', collections.everyState, guidePath('my-car-was-towed')],
  ] as const;
  const texts = locales.flatMap((locale): Editable[] => {
    const { home, folder, name } = locale;
    const isFirst = folder === english.folder;
    const words = business && factsOf(business, locale);
    // Posts are in the first language only.
    return rows.slice(isFirst ? 0 : 1).map(([title, kind, path]) => ({
      title: locales.length > 1 ? `${title}, ${name}` : title,
      folder: `${folder}/${kind.folder}`,
      ...('slugs' in kind && { slugs: kind.slugs }),
      labels: fileLabels,
      page: home + path.slice(1),
      isAbsent: (name) => isLeftOut(path.replace('*', name)),
      schema: kind.schema,
      ...(words && { words }),
      ...(isFirst && starts.has(kind) && { start: starts.get(kind) }),
    }));
  });
  const company: Editable = {
    title: 'Your company',
    page: english.home,
    isAbsent: () => false,
    schema: businessSchema,
  };
  return { kinds: [company, ...texts], today };
}

/** How a text begins: its needed fields without words, and a heading. */
function newText(schema: Field, given: Readonly<Record<string, unknown>> = {}): string {
  const fields = Object.entries(entriesOf(schema));
  const needed = fields.filter(([, { type }]) => type !== 'optional').map(([name]) => name);
  const lines = needed.map((name) => `${name}: ${given[name] ?? (name === 'scene' ? sceneNames[0] : "''")}`);
  return ['---', ...lines, '---', '', '## The first heading {#first}', '', 'Words.', ''].join('\n');
}
