import type * as v from 'valibot';
import { businessSchema } from '../business/business.ts';
import { checkBusiness } from '../business/check-business.ts';
import { exampleOf } from '../business/fields/shape.ts';
import { guideSlugs, samplePosts } from '../business/services.ts';
import { companyDay, stateNames } from '../business/states.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import { collections, pageCollections, postsWith } from './front-matter.ts';
import { leftOutFor } from './left-out.ts';
import { english, localesFor } from './locales.ts';
import { sceneNames } from './picture-names.ts';

/** What the form calls files whose names don't say it. */
const fileLabels = {
  ...stateNames,
  US: 'Every state',
  'not-found': 'Page not found',
  shared: 'What several pages say',
};

/** Files of a kind that an owner can edit in the form. */
interface Editable {
  title: string;
  /** Their folder in `content/`; omitted for the facts. */
  folder?: string;
  /** Their names; defaults to any. */
  slugs?: readonly string[];
  labels?: Readonly<Record<string, string>>;
  /** The path of the page that shows a file; `*` stands for its name. */
  page: string;
  /** Whether the site has no page for a file because the company leaves out its subject. */
  isAbsent: (name: string) => boolean;
  /** Of the facts, or of the front matter. */
  schema: v.GenericSchema;
  /** For a new file: what it is called, its first text, the field that names it; and the files that can't be deleted. */
  start?: { name: string; text: string; heading: string; needed: readonly string[] };
}

type Kind = Pick<Editable, 'folder' | 'slugs' | 'schema'>;
type Row = readonly [title: string, kind: Kind, page: string, start?: Editable['start']];

/**
 * What an owner can edit in the form: the facts, and the texts of every language, by kind. Also today where the company is.
 * @param facts right or wrong
 * @param photos the names of the owner's own, which posts can show
 */
export function editable(facts: unknown, photos: readonly string[], now: Date) {
  const { data: business } = checkBusiness(facts);
  const today = business ? companyDay(business, now) : '';
  const locales = business ? localesFor(business) : [english];
  const posts = postsWith(photos.filter((name) => name !== 'logo'));
  const isLeftOut = business ? leftOutFor(business) : () => false;
  const { services, guides } = collections;
  const states = { ...collections.states, slugs: business ? [business.address.region] : [] };
  const post = { name: 'post', text: newText(posts.schema, { date: today }), heading: 'title', needed: samplePosts };
  const guide = { name: 'guide', text: newText(guides.schema), heading: 'name', needed: guideSlugs };
  const rows: readonly Row[] = [
    ['Posts', posts, postPath('*'), post],
    ['Services', services, servicePath('*')],
    ['Guides', guides, guidePath('*'), guide],
    ...pageCollections.map((kind): Row => ['Pages', kind, kind.path]),
    ['Pages', collections.shared, '/'],
    ['Your state', states, guidePath('my-car-was-towed')],
    ['Your state', collections.everyState, guidePath('my-car-was-towed')],
  ];
  const texts = locales.flatMap((locale): Editable[] => {
    const { home, folder, name } = locale;
    const isFirst = folder === english.folder;
    // Posts are in the first language only.
    return rows.slice(isFirst ? 0 : 1).map(([title, kind, path, start]) => ({
      title: locales.length > 1 ? `${title}, ${name}` : title,
      folder: `${folder}/${kind.folder}`,
      ...(kind.slugs && { slugs: kind.slugs }),
      labels: fileLabels,
      page: home + path.slice(1),
      isAbsent: (name) => isLeftOut(path.replace('*', name)),
      schema: kind.schema,
      ...(isFirst && start && { start }),
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

/** The beginning of a text: its required fields, empty, and a heading. */
function newText(schema: v.GenericSchema, given: Readonly<Record<string, unknown>> = {}): string {
  const needed = Object.keys(Object(exampleOf(schema)));
  const lines = needed.map((name) => `${name}: ${given[name] ?? (name === 'scene' ? sceneNames[0] : "''")}`);
  return ['---', ...lines, '---', '', '## The first heading {#first}', '', 'Words.', ''].join('\n');
}
