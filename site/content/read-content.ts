import type { Article, Insertion } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { wordsIn } from '../business/fields/words.ts';
import { offeredScene, servicesOf } from '../business/service-slugs.ts';
import { helpPath, servicePath } from '../navigation.ts';
import { conditionsOf } from './conditions.ts';
import type { Content, Post, ServiceCard } from './content.ts';
import { factsOf } from './facts.ts';
import { kinds, type PostData, postsWith, type StateData } from './front-matter.ts';
import { helpFor } from './help-slugs.ts';
import { knownNames } from './known-names.ts';
import type { Locale } from './locales.ts';
import { serviceFacts } from './service-facts.ts';

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;

/**
 * Reads all that the site says in a language, as it holds for this owner.
 * @param folder of the language's articles
 * @param today as `2026-11-21`: posts of later days are held back, and a notice of an earlier one is left out
 * @param photos the names of the owner's own
 * @throws Fault with a line for each thing that is wrong with an article or a message
 */
export function readContent(
  folder: string,
  business: Business,
  locale: Locale,
  today: string,
  photos: readonly string[] = [],
): Content {
  const facts = factsOf(business, locale);
  const reader = new TextReader(folder, knownNames(business, facts, photos));
  const states = reader.articles(kinds.states);
  const state = states.find(({ data }) => data.state === business.address.region);
  const insertions = insertionsOf(states, state, business);
  const conditions = conditionsOf(business, state?.data);
  reader.known = { ...reader.known, insertions, conditions };
  const messages = reader.messages(locale.messages);
  const { elsewhere = { services: {}, help: {} } } = reader.messages({ elsewhere: locale.elsewhere });
  const has = (path: string) => locale.pages?.includes(path) ?? true;
  /** A kind of articles of which the language has those with a page. */
  const own = <Kind extends { slugs: readonly string[] }>(kind: Kind, pathOf: (slug: string) => string) => ({
    ...kind,
    slugs: kind.slugs.filter((slug) => has(pathOf(slug))),
  });
  const [about] = reader.articles(own(kinds.about, () => '/about/'));
  const services = reader.articles(own(kinds.services, servicePath));
  const helpHere = helpFor(conditions);
  const help = inOrder(reader.articles(own(kinds.help, helpPath)), helpHere);
  const allPosts = reader.articles(postsWith(photos));
  const ids = new Map<number, string>();
  for (const { data, file, lineOf } of allPosts) {
    const other = ids.get(data.id);
    const place = `${file}:${lineOf('id')}`;
    if (other) reader.report(`${place}: id: found ${data.id}, as at ${other}, expected a number of its own.`);
    ids.set(data.id, place);
  }
  for (const { file, sections } of [...services, ...help]) {
    const [first] = sections.find(({ id }) => id === 'questions')?.blocks ?? [];
    if (first && first.kind !== 'h3')
      reader.report(`${file}:${first.line}: found words before the first question, expected ### and a question.`);
  }
  reader.finish();
  const heldBack = allPosts
    .filter(({ data }) => data.date > today)
    .map(({ data, file }) => `${file}: held back until its day, ${data.date}.`);
  const leftOut = states
    .flatMap(({ sections }) => sections.map(({ id }) => id))
    .filter((id) => !insertions[id]?.section);
  const posts = allPosts.filter(({ data }) => data.date <= today);
  const { notice } = business;
  const isNoticeOver = notice !== undefined && notice.until < today;
  const offered = servicesOf(business);
  const servicePages = inOrder(services, offered).map((text) => ({ ...text.data, slug: text.slug, text }));
  const helpPages = help.map((text) => ({ ...text.data, slug: text.slug, text }));
  const cards = offered.flatMap(
    (slug) => servicePages.find((page) => page.slug === slug) ?? withSlug(slug, elsewhere.services[slug]),
  );
  const { interpolate, toPlainText } = textFunctions({
    ...facts,
    ...serviceFacts(cards, messages.claims, locale, conditions),
  });
  return {
    language: locale.language,
    name: locale.name,
    home: locale.home,
    ...(locale.pages && { pages: locale.pages }),
    messages,
    offers: (slug) => offered.includes(slug),
    services: cards,
    servicePages,
    posts: posts.map((text) => ({ ...postOf(text, toPlainText), ...pictureOf(text.data, cards) })).sort(newestFirst),
    help: helpHere.flatMap(
      (slug) => helpPages.find((page) => page.slug === slug) ?? withSlug(slug, elsewhere.help[slug]),
    ),
    helpPages,
    about,
    state,
    cited: new Set([...(about ? [about] : []), ...services, ...help, ...posts].flatMap(({ footnotes }) => footnotes)),
    letters: [...reader.letters].join(''),
    footnotes: reader.footnotes,
    // One to a page that the language lacks leads to that of the language at the root.
    links: reader.links.flatMap(({ to, place }) =>
      [...new Set([locale.home, '/'])].map((home) => ({ to: home + to.slice(1), place })),
    ),
    notice: isNoticeOver ? undefined : notice && wordsIn(notice.text, locale.language),
    notices: [
      ...(leftOut.length > 0 ? [`Sections left out, as they hold elsewhere only: ${leftOut.join(', ')}.`] : []),
      ...heldBack,
      ...(notice && isNoticeOver ? [`The notice is left out since the end of its last day, ${notice.until}.`] : []),
    ],
    interpolate,
    toPlainText,
  };
}

/** What texts take in by name: all that any state's file holds, empty where it does not hold for this owner. */
function insertionsOf(
  states: readonly Article<StateData>[],
  own: Article<StateData> | undefined,
  { address: { locality } }: Business,
): Record<string, Insertion> {
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

/** What a language says of something that it has no page of, where it says anything. */
const withSlug = <Data extends object>(slug: string, data: Data | undefined) => (data ? [{ ...data, slug }] : []);

const inOrder = <Data>(articles: readonly Article<Data>[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => articles.filter((article) => article.slug === slug));

/** The functions that put facts into words. */
function textFunctions(facts: Readonly<Record<string, string>>): Pick<Content, 'interpolate' | 'toPlainText'> {
  const interpolate: Content['interpolate'] = (text, more = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? facts[name] ?? whole);
  const toPlainText: Content['toPlainText'] = (parts) =>
    parts
      .map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'fact') return interpolate(`{${part.name}}`);
        const words = toPlainText(part.children);
        return ['strong', 'em', 'link', 'footnote'].includes(part.kind) ? words : `${words} `;
      })
      .join('');
  return { interpolate, toPlainText };
}

/** A post, and how long it takes to read. */
function postOf(text: Article<PostData>, toPlainText: Content['toPlainText']): Post {
  const { slug, data, intro, sections } = text;
  const parts = [data.lead, ...(data.doNow ?? []), intro, ...sections.flatMap(({ title, blocks }) => [title, blocks])];
  const words = [data.title, ...parts.map(toPlainText)].join(' ').split(/\s+/);
  const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { ...data, slug, minutes: Math.round(count / wordsPerMinute), text };
}

/** The scene beside an article, and what it shows. */
function pictureOf({ scene, picture }: PostData, services: readonly ServiceCard[]) {
  const shown = offeredScene(scene, services);
  const other = shown === scene ? undefined : services.find(({ slug }) => slug === shown);
  return { scene: shown, picture: other?.picture ?? picture };
}

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || a.id - b.id;
