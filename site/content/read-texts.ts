import type { Article, Collection, KnownNames, PartialText } from '../../build/route.ts';
import type { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { serviceSlugs, servicesOf } from '../business/service-slugs.ts';
import { postPath } from '../paths.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import type { Messages } from './content.ts';
import { idProblems, municipalityProblems, questionProblems } from './content-problems.ts';
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
import { labelsIn } from './labels.ts';
import type { Locale } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';
import type { SharedData } from './shared-schema.ts';
import { type EveryStateData, everyState, type StateData } from './state-schema.ts';

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

/** The labels of a language, whose letters are noted, like those of its texts. */
export function readMessages(reader: TextReader, { conditions }: States, { messages, elsewhere }: Locale): Messages {
  const all = messages(conditions);
  for (const words of labelsIn([all, elsewhere])) reader.noteLetters(words.replace(/\{\w+\}/g, ''));
  return all;
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
  /** Those that the language has a page for. */
  const articles = <Data>(kind: Collection<Data> & Paged, names = known) =>
    reader.articles(
      { ...kind, slugs: kind.slugs.filter((slug) => locale.pages?.includes(kind.pathOf(slug)) ?? true) },
      names,
    );
  // The name of the company is in search results for its home page.
  const homeFits = [fitsWithName(business.name), ...(known.fits ?? [])];
  const texts = pageCollections.map(({ name, ...kind }) => [
    name,
    articles({ ...kind, ...(name === 'home' && { fits: homeFits }) })[0],
  ]);
  const pages = Object.fromEntries(texts) as PageTexts;
  const [shared] = reader.articles(collections.shared, known);
  // A page that the site is without is checked, and has no facts of its own.
  const offered = servicesOf(business);
  const services = serviceSlugs.flatMap((slug) =>
    articles({ ...collections.services, slugs: [slug] }, { ...known, showsAll: !offered.includes(slug) }),
  );
  const added = reader.slugsOf(collections.guides).filter(isAddedGuide);
  const guides = [
    ...articles({ ...collections.guides, slugs: guideSlugs }),
    ...reader.articles({ ...collections.guides, slugs: added }, known),
  ];
  const posts = reader.articles(postsWith(photos), known);
  const withQuestions = [...textsOf(pages), ...services, ...guides];
  for (const problem of [...idProblems(posts), ...questionProblems(withQuestions)]) reader.report(problem);
  return { pages, shared, services, guides, posts };
}

/** The texts of the pages that the language has. */
export const textsOf = (pages: PageTexts): readonly Article<unknown>[] =>
  Object.values(pages).filter((text) => text !== undefined);

/** Articles that have a page each, at a path by their slug. */
interface Paged {
  slugs: readonly string[];
  pathOf: (slug: string) => string;
}

/** The sections that are written and not there for this owner, as the links to them: `/services/car-towing/#dollies`. */
export function lostSections({ pages, services, guides, posts }: Articles): string[] {
  const lost = (texts: readonly (Article<unknown> | undefined)[], { pathOf }: Pick<Paged, 'pathOf'>) =>
    texts.flatMap((text) => (text ? text.lostIds.map((id) => `${pathOf(text.slug)}#${id}`) : []));
  return [
    ...pageCollections.flatMap((kind) => lost([pages[kind.name as keyof PageTexts]], kind)),
    ...lost(services, collections.services),
    ...lost(guides, collections.guides),
    ...lost(posts, { pathOf: postPath }),
  ];
}
