import type { Article, PartialText, Problem, TextNode } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { wordsIn } from '../business/fields/words.ts';
import { offeredScene, type ServiceSlug, servicesOf } from '../business/service-slugs.ts';
import { helpPath, servicePath } from '../navigation.ts';
import { conditionsOf } from './conditions.ts';
import type { Post, ServiceCard } from './content.ts';
import {
  elsewhereProblems,
  idProblems,
  municipalityProblems,
  questionProblems,
  sceneProblems,
} from './content-problems.ts';
import { factsOf } from './facts.ts';
import { kinds, type PostData, postsWith, type StateData } from './front-matter.ts';
import { helpFor } from './help-slugs.ts';
import { knownNames } from './known-names.ts';
import type { Locale } from './locales.ts';
import { serviceFacts } from './service-facts.ts';
import { checkTiles } from './tiles.ts';

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;

/** Facts that headings, numerals and share pictures show. */
const inHeadings = ['name', 'township', 'headline', 'townsList', 'experience'] as const;

/**
 * Reads all that the site says in a language, as it holds for this owner.
 * @param folder of the language's articles
 * @param today as `2026-11-21`: posts of later days are held back, and a notice of an earlier one is left out
 * @param photos the names of the owner's own
 * @throws UserError with everything that is wrong with an article or a message
 */
export function readContent(
  folder: string,
  business: Business,
  locale: Locale,
  today: string,
  photos: readonly string[] = [],
) {
  const { language, name, home, pages } = locale;
  const facts = factsOf(business, locale);
  const reader = new TextReader(folder, knownNames(business, facts, photos));
  const report = (problem: Problem) => reader.report(problem);
  sceneProblems().forEach(report);
  const states = reader.articles(kinds.states);
  municipalityProblems(states).forEach(report);
  // Stop here: every other text would repeat these errors.
  reader.refuse();
  const state = states.find(({ data }) => data.state === business.address.region);
  const partials = partialsOf(states, state, business);
  const conditions = conditionsOf(business, state?.data);
  reader.known = { ...reader.known, partials, conditions };
  const messages = reader.messages(locale.messages);
  const { elsewhere = { services: {}, help: {} } } = reader.messages({ elsewhere: locale.elsewhere });
  if (pages) elsewhereProblems(reader.fileOf('elsewhere.ts'), elsewhere, pages).forEach(report);
  /** A kind of articles of which the language has those with a page. */
  const own = <Kind extends { slugs: readonly string[] }>(kind: Kind, pathOf: (slug: string) => string) => ({
    ...kind,
    slugs: kind.slugs.filter((slug) => pages?.includes(pathOf(slug)) ?? true),
  });
  const [about] = reader.articles(own(kinds.about, () => '/about/'));
  const services = reader.articles(own(kinds.services, servicePath));
  const helpHere = helpFor(conditions);
  const help = inOrder(reader.articles(own(kinds.help, helpPath)), helpHere);
  const allPosts = reader.articles(postsWith(photos));
  idProblems(allPosts).forEach(report);
  questionProblems([...states, ...(about ? [about] : []), ...services, ...help]).forEach(report);
  checkTiles(reader, locale.messages.home.breakdowns.items, messages.home.breakdowns.items, services);
  reader.finish();
  const posts = allPosts.filter(({ data }) => data.date <= today);
  const later = allPosts.filter((post) => !posts.includes(post));
  const leftOut = states.flatMap(({ sections }) => sections.filter(({ id }) => !partials[id]?.section));
  const { notice } = business;
  const isNoticeOver = notice !== undefined && notice.until < today;
  const offered = servicesOf(business);
  const servicePages = inOrder(services, offered).map(pageOf);
  const helpPages = help.map(pageOf);
  const cards: readonly ServiceCard[] = offered.flatMap(
    (slug) => servicePages.find((page) => page.slug === slug) ?? withSlug(slug, elsewhere.services[slug]),
  );
  const { interpolate, toPlainText } = textFunctions({
    ...facts,
    ...serviceFacts(cards, messages.claims, locale, conditions),
  });
  return {
    language,
    name,
    home,
    pages,
    messages,
    offers: (slug: ServiceSlug) => offered.includes(slug),
    /** The services that are offered, in the specification's order. */
    services: cards,
    /** Those of them that have a page in the language. */
    servicePages,
    /** The newest first. */
    posts: posts.map((text) => postOf(text, cards, toPlainText)).sort(newestFirst),
    /** The pages of answers, in the footer's order. */
    help: helpHere.flatMap(
      (slug) => helpPages.find((page) => page.slug === slug) ?? withSlug(slug, elsewhere.help[slug]),
    ),
    /** Those of them that the language has. */
    helpPages,
    about,
    /** What holds in the company's state only; nothing where nobody has written it. */
    state,
    /** Every character of its texts and numerals, and of the facts in them. */
    letters: [...reader.letters, ...inHeadings.map((fact) => facts[fact])].join(''),
    /** The footnotes of all articles, those too that do not hold for this owner. */
    footnotes: reader.footnotes,
    /** Those that hold. */
    cited: new Set([...(about ? [about] : []), ...services, ...help, ...posts].flatMap(({ footnotes }) => footnotes)),
    /**
     * The links within the site, by their paths from its root, those too that do not hold, with file and line; one to a
     * page that the language lacks leads to that of the language at the root.
     */
    links: reader.links.flatMap(({ to, place }) =>
      [...new Set([home, '/'])].map((root) => ({ to: root + to.slice(1), place })),
    ),
    /** The owner's, until its last day. */
    notice: isNoticeOver ? undefined : notice && wordsIn(notice.text, language),
    /** Warnings of what is not shown: posts of later days, sections that hold elsewhere only. */
    problems: [
      ...(leftOut.length > 0
        ? [warning(`Sections left out, as they hold elsewhere only: ${leftOut.map(({ id }) => id).join(', ')}.`)]
        : []),
      ...later.map(({ data, file }) => warning(`held back until its day, ${data.date}.`, file)),
      ...(isNoticeOver ? [warning(`The notice is left out since the end of its last day, ${notice.until}.`)] : []),
    ],
    interpolate,
    toPlainText,
  };
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

/** What a language says of a service or an answer without a page, where it says anything. */
const withSlug = <Data extends object>(slug: string, data: Data | undefined) => (data ? [{ ...data, slug }] : []);

const inOrder = <Data>(articles: readonly Article<Data>[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => articles.filter((article) => article.slug === slug));

const pageOf = <Data>(text: Article<Data>) => ({ ...text.data, slug: text.slug, text });

/** The functions that put facts into words. */
function textFunctions(facts: Readonly<Record<string, string>>) {
  const interpolate = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  /** Words without links, bold type and notes, facts filled in; a space parts blocks. */
  const toPlainText = (parts: readonly TextNode[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'fact') return interpolate(`{${part.name}}`);
        const words = toPlainText(part.children);
        return ['strong', 'em', 'link', 'footnote', 'chip'].includes(part.kind) ? words : `${words} `;
      })
      .join('');
  return { interpolate, toPlainText };
}

/** A post with the scene beside it and what that shows, and how long it takes to read. */
function postOf(
  text: Article<PostData>,
  services: readonly ServiceCard[],
  toPlainText: (parts: readonly TextNode[]) => string,
): Post {
  const { data, intro, sections } = text;
  const parts = [data.lead, ...(data.doNow ?? []), intro, ...sections.flatMap(({ title, blocks }) => [title, blocks])];
  const words = [data.title, ...parts.map(toPlainText)].join(' ').split(/\s+/);
  const count = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const scene = offeredScene(data.scene, services);
  const other = scene === data.scene ? undefined : services.find(({ slug }) => slug === scene);
  return {
    ...pageOf(text),
    scene,
    picture: other?.picture ?? data.picture,
    minutes: Math.max(1, Math.round(count / wordsPerMinute)),
  };
}

const warning = (message: string, file?: string): Problem => ({ severity: 'warning', message, ...(file && { file }) });

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || a.id - b.id;
