import type { Article, Collection, KnownNames, PartialText } from '../../build/route.ts';
import type { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { serviceSlugs, servicesOf } from '../business/service-slugs.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import type { Messages } from './content.ts';
import { elsewhereProblems, idProblems, municipalityProblems, questionProblems } from './content-problems.ts';
import {
  collections,
  type GuideData,
  type PostData,
  pageCollections,
  postsWith,
  type ServiceData,
} from './front-matter.ts';
import { guideSlugs, isAddedGuide } from './guide-slugs.ts';
import { fitsWithName } from './known-names.ts';
import { labelsIn, nameProblems } from './labels.ts';
import type { Locale } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';
import type { SharedData } from './shared-schema.ts';
import { type EveryStateData, everyState, type StateData } from './state-schema.ts';
import { tileProblems } from './tiles.ts';

/** What holds in one state only. */
export interface States {
  all: readonly Article<StateData>[];
  /** The company's own, where somebody has written it. */
  own: Article<StateData> | undefined;
  /** What holds for this owner there. */
  conditions: Conditions;
  /** What all other texts may name: the same, and what they take in from these. */
  known: KnownNames;
}

/** Reads what holds in one state only. Where that is wrong, every other text would repeat it. */
export function readStates(reader: TextReader, known: KnownNames, business: Business): States {
  const slugs = reader.slugsOf(collections.states).filter((slug) => slug !== everyState);
  const all = reader.articles({ ...collections.states, slugs }, known);
  const [everywhere] = reader.articles(collections.everyState, known);
  for (const problem of [...municipalityProblems(all), ...questionProblems(all)]) reader.report(problem);
  const own = all.find(({ data }) => data.state === business.address.region);
  return {
    all,
    own,
    conditions: conditionsOf(business),
    known: { ...known, partials: partialsOf(all, own, everywhere, business) },
  };
}

/**
 * What texts take in by name: all that any state's file holds, empty where it does not hold for this owner. A line is the
 * state’s own, or else the one that is true everywhere.
 */
function partialsOf(
  states: readonly Article<StateData>[],
  own: Article<StateData> | undefined,
  everywhere: Article<EveryStateData> | undefined,
  { address: { locality } }: Business,
): Record<string, PartialText> {
  const { lines = {}, municipalities = {} } = own?.data ?? {};
  const held = (own?.sections ?? []).filter(({ id }) => (municipalities[id] ?? locality) === locality);
  return {
    ...Object.fromEntries(
      states.flatMap(({ data, sections }) =>
        [...Object.keys(data.lines), ...sections.map(({ id }) => id)].map((id) => [id, {}]),
      ),
    ),
    ...sentences(everywhere?.data.lines ?? {}),
    ...sentences(lines),
    ...Object.fromEntries(held.map((section) => [section.id, { section }])),
  };
}

/** The lines that hold for this owner. */
const sentences = (lines: EveryStateData['lines']) =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([id, sentence]) => (sentence.length > 0 ? [[id, { sentence }]] : [])),
  );

export interface LanguageMessages {
  all: Messages;
  /** What menus and cards say of pages that the language lacks. */
  elsewhere: NonNullable<Locale['elsewhere']>;
}

/** The labels of a language, whose mistakes are reported, and whose letters are noted, like those of its texts. */
export function readMessages(reader: TextReader, { known, conditions }: States, locale: Locale): LanguageMessages {
  const { messages, elsewhere = { services: {}, guides: {} }, pages } = locale;
  const all = messages(conditions);
  const { phrases, ...own } = all;
  for (const [name, tree] of Object.entries({ messages: own, phrases, elsewhere })) {
    const labels = labelsIn(tree);
    const problems = nameProblems(labels, Object.keys(known.facts), reader.fileOf(`${name}.ts`));
    for (const problem of problems) reader.report(problem);
    for (const { words } of labels) reader.noteLetters(words.replace(/\{\w+\}/g, ''));
  }
  const lacking = pages ? elsewhereProblems(reader.fileOf('elsewhere.ts'), elsewhere, pages) : [];
  for (const problem of lacking) reader.report(problem);
  return { all, elsewhere };
}

/** The articles of a language that have a page. */
export interface Articles {
  pages: PageTexts;
  /** What several pages say; nothing where it is wrong. */
  shared: Article<SharedData> | undefined;
  services: readonly Article<ServiceData>[];
  guides: readonly Article<GuideData>[];
  /** Those of later days, too. */
  posts: readonly Article<PostData>[];
}

export function readArticles(
  reader: TextReader,
  { known }: States,
  locale: Locale,
  photos: readonly string[],
  business: Business,
): Articles {
  const has = (path: string) => locale.pages?.includes(path) ?? true;
  const articles = <Data>(
    kind: Collection<Data> & { slugs: readonly string[] },
    pathOf: (slug: string) => string,
    names = known,
  ) => reader.articles({ ...kind, slugs: kind.slugs.filter((slug) => has(pathOf(slug))) }, names);
  // The name of the company is in search results for its home page.
  const homeFits = [fitsWithName(business.name), ...(known.fits ?? [])];
  const texts = pageCollections.map(({ name, path, ...kind }) => [
    name,
    articles({ ...kind, ...(name === 'home' && { fits: homeFits }) }, () => path)[0],
  ]);
  const pages = Object.fromEntries(texts) as PageTexts;
  const [shared] = reader.articles(collections.shared, known);
  // A page that the site is without is checked, and has no facts of its own.
  const offered = servicesOf(business);
  const services = serviceSlugs.flatMap((slug) =>
    articles({ ...collections.services, slugs: [slug] }, servicePath, { ...known, showsAll: !offered.includes(slug) }),
  );
  const added = reader.slugsOf(collections.guides).filter(isAddedGuide);
  const guides = [
    ...articles({ ...collections.guides, slugs: guideSlugs }, guidePath),
    ...reader.articles({ ...collections.guides, slugs: added }, known),
  ];
  const posts = reader.articles(postsWith(photos), known);
  const withQuestions = [...textsOf(pages), ...services, ...guides];
  for (const problem of [...idProblems(posts), ...questionProblems(withQuestions)]) reader.report(problem);
  for (const problem of pages.home ? tileProblems(pages.home, services) : []) reader.report(problem);
  return { pages, shared, services, guides, posts };
}

/** The texts of the pages that the language has. */
export const textsOf = (pages: PageTexts): readonly Article<unknown>[] =>
  Object.values(pages).filter((text) => text !== undefined);

/** The sections that are written and not there for this owner, as the links to them: `/services/car-towing/#dollies`. */
export function lostSections({ pages, services, guides, posts }: Articles): string[] {
  const lost = (text: Article<unknown>, path: string) => text.lostIds.map((id) => `${path}#${id}`);
  return [
    ...pageCollections.flatMap(({ name, path }) => {
      const text = pages[name as keyof PageTexts];
      return text ? lost(text, path) : [];
    }),
    ...services.flatMap((text) => lost(text, servicePath(text.slug))),
    ...guides.flatMap((text) => lost(text, guidePath(text.slug))),
    ...posts.flatMap((text) => lost(text, postPath(text.slug))),
  ];
}
