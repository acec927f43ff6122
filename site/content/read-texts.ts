import type { Article, Collection, KnownNames, PartialText } from '../../build/route.ts';
import type { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { guidePath, servicePath } from '../paths.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import type { Messages } from './content.ts';
import {
  elsewhereProblems,
  idProblems,
  municipalityProblems,
  questionProblems,
  sceneProblems,
} from './content-problems.ts';
import {
  collections,
  type GuideData,
  type PostData,
  pageCollections,
  postsWith,
  type ServiceData,
} from './front-matter.ts';
import { guideSlugs, isAddedGuide } from './guide-slugs.ts';
import type { Locale } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';
import type { SharedData } from './shared-schema.ts';
import type { StateData } from './state-schema.ts';
import { tileProblems } from './tiles.ts';
import { type TownData, townsWith } from './town-schema.ts';
import { townTextProblems } from './towns.ts';

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
  const all = reader.articles(collections.states, known);
  for (const problem of [...municipalityProblems(all), ...questionProblems(all)]) reader.report(problem);
  const own = all.find(({ data }) => data.state === business.address.region);
  const conditions = conditionsOf(business, own?.data);
  return { all, own, conditions, known: { ...known, conditions, partials: partialsOf(all, own, business) } };
}

/** What texts take in by name: all that any state's file holds, empty where it does not hold for this owner. */
function partialsOf(
  states: readonly Article<StateData>[],
  own: Article<StateData> | undefined,
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
    ...Object.fromEntries(Object.entries(lines).map(([id, sentence]) => [id, { sentence }])),
    ...Object.fromEntries(held.map((section) => [section.id, { section }])),
  };
}

export interface LanguageMessages {
  all: Messages;
  /** What menus and cards say of pages that the language lacks. */
  elsewhere: NonNullable<Locale['elsewhere']>;
}

export function readMessages(reader: TextReader, { known, conditions }: States, locale: Locale): LanguageMessages {
  const { messages, elsewhere: named, pages } = locale;
  // Conditions are code here: a string names none.
  const names = { ...known, conditions: {} };
  const all = reader.messages(messages(conditions), names);
  const { elsewhere = { services: {}, guides: {} } } = reader.messages({ elsewhere: named }, names);
  const file = reader.fileOf('elsewhere.ts');
  for (const problem of pages ? elsewhereProblems(file, elsewhere, pages) : []) reader.report(problem);
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
  towns: readonly Article<TownData>[];
}

export function readArticles(
  reader: TextReader,
  { known }: States,
  locale: Locale,
  photos: readonly string[],
  business: Business,
): Articles {
  const has = (path: string) => locale.pages?.includes(path) ?? true;
  const articles = <Data>(kind: Collection<Data> & { slugs: readonly string[] }, pathOf: (slug: string) => string) =>
    reader.articles({ ...kind, slugs: kind.slugs.filter((slug) => has(pathOf(slug))) }, known);
  const texts = pageCollections.map(({ name, path, ...kind }) => [name, articles(kind, () => path)[0]]);
  const pages = Object.fromEntries(texts) as PageTexts;
  const [shared] = reader.articles(collections.shared, known);
  const services = articles(collections.services, servicePath);
  const added = reader.slugsOf(collections.guides).filter(isAddedGuide);
  const guides = [
    ...articles({ ...collections.guides, slugs: guideSlugs }, guidePath),
    ...reader.articles({ ...collections.guides, slugs: added }, known),
  ];
  const posts = reader.articles(postsWith(photos), known);
  const towns = reader.articles(townsWith(photos), known);
  const withQuestions = [...textsOf(pages), ...services, ...guides, ...towns];
  for (const problem of [...sceneProblems(), ...idProblems(posts), ...questionProblems(withQuestions)])
    reader.report(problem);
  for (const problem of townTextProblems(towns, business)) reader.report(problem);
  for (const problem of pages.home ? tileProblems(pages.home, services) : []) reader.report(problem);
  return { pages, shared, services, guides, posts, towns };
}

/** The texts of the pages that the language has. */
export const textsOf = (pages: PageTexts): readonly Article<unknown>[] =>
  Object.values(pages).filter((text) => text !== undefined);
