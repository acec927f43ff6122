import type { Article, Checked, Problem } from '../../build/route.ts';
import type { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { wordsIn } from '../business/fields/text.ts';
import { guidesFor, isAddedGuide, offeredScene } from '../business/services.ts';
import type { Content, Post, ServiceCard } from './content.ts';
import type { Facts } from './facts.ts';
import type { PostData } from './front-matter.ts';
import { createInterpolator } from './interpolator.ts';
import { leftOutFor } from './left-out.ts';
import type { Locale } from './locales.ts';
import { minutesOf } from './minutes.ts';
import type { PageTexts } from './page-schemas.ts';
import type { States } from './read-states.ts';
import { type Articles, articlesWithPaths } from './read-texts.ts';
import { serviceFacts } from './service-facts.ts';
import type { SharedData } from './shared-schema.ts';

/** Facts that headings, numerals and share pictures show. */
const inHeadings = ['name', 'township', 'headline', 'townsList', 'experience'] as const;

/** What was read in a language. */
interface Texts {
  business: Business;
  locale: Locale;
  today: string;
  facts: Facts;
  states: States;
  articles: Omit<Articles, 'shared'>;
  shared: Article<SharedData>;
  reader: Pick<TextReader, 'letters' | 'footnotes' | 'links' | 'leftOut'>;
  lost: ReadonlySet<string>;
}

/** Makes what the site says in a language out of what was read, with warnings about what is left out. */
export function toContent(read: Texts): Checked<Content> {
  const { business, locale, today, facts, states, articles, shared, reader, lost } = read;
  const { language, name, home, elsewhere } = locale;
  const isLeftOut = leftOutFor(business);
  const [here = [], leftOut = []] = [false, true].map((isOut) =>
    articlesWithPaths(articles).flatMap(({ article, path }) => (isLeftOut(path) === isOut ? article : [])),
  );
  const isHere = (article: Article<unknown>) => here.includes(article);
  const ownServices = articles.services.filter(isHere);
  const cards = business.services.flatMap((slug) => {
    const own = ownServices.find((article) => article.slug === slug);
    return withSlug(slug, own?.data ?? elsewhere?.services[slug]);
  });
  const allFacts = {
    ...facts,
    ...serviceFacts(createInterpolator(facts, language).filled(cards), locale, business),
  };
  const { interpolate, toPlainText, filled } = createInterpolator(allFacts, language);
  const pageOf = <Data extends object>(text: Article<Data>) => ({ ...filled(text.data), slug: text.slug, text });
  const services = filled(cards);
  const guidePages = articles.guides.filter(isHere).map(pageOf);
  const added = guidePages.map(({ slug }) => slug).filter(isAddedGuide);
  const ownPosts = articles.posts.filter(isHere);
  const later = ownPosts.filter(({ data }) => data.date > today);
  const posts = ownPosts.filter((post) => !later.includes(post));
  const texts = Object.fromEntries(
    Object.entries(articles.pages).flatMap(([name, text]) =>
      text && isHere(text) ? [[name, { ...text, data: filled(text.data) }]] : [],
    ),
  ) as PageTexts;
  const shown = here.filter((article) => !later.some((post) => post === article));
  const { notice } = business;
  const isNoticeOver = notice !== undefined && notice.until < today;
  const problems = [
    ...(states.leftOut.length > 0
      ? [warning(`Left out, because nobody has written them for your state or town: ${states.leftOut.join(', ')}.`)]
      : []),
    ...reader.leftOut,
    ...later.map(({ data, file }) => warning(`This post won’t appear until ${data.date}.`, file)),
    ...(texts.blog && posts.length === 0
      ? [warning('The blog has no post. Write one, or add "blog" to "leaveOut".')]
      : []),
    ...(isNoticeOver ? [warning(`The notice ended on ${notice.until} and was left out.`)] : []),
  ];
  const data: Content = {
    ...{ language, name, home, messages: filled(locale.messages), services, guidePages },
    ...{ interpolate, toPlainText, facts: allFacts },
    texts,
    shared: filled(shared.data),
    servicePages: ownServices.map(pageOf),
    isLeftOut,
    posts: posts
      .map((text) => {
        const page = pageOf(text);
        return {
          ...page,
          ...sceneOf(text.data, services),
          pageTitle: page.pageTitle ?? page.title,
          excerpt: page.excerpt ?? toPlainText(page.lead).trim(),
          minutes: minutesOf(text, texts.home, toPlainText),
        };
      })
      .sort(newestFirst),
    guides: [...guidesFor(business), ...added].flatMap(
      (slug) => guidePages.find((page) => page.slug === slug) ?? withSlug(slug, filled(elsewhere?.guides[slug])),
    ),
    state: states.own,
    articles: { shown, leftOut },
    notice: isNoticeOver ? undefined : notice && wordsIn(notice.text, language),
    letters: [...reader.letters, ...inHeadings.map((fact) => facts[fact])].join(''),
    footnotes: reader.footnotes,
    lost,
    cited: new Set(shown.flatMap(({ footnotes }) => footnotes)),
    links: reader.links.flatMap(({ to, place }) =>
      [...new Set([home, '/'])].map((root) => ({ to: root + to.slice(1), place })),
    ),
  };
  return { data, problems };
}

const warning = (message: string, file?: string): Problem => ({ severity: 'warning', message, ...(file && { file }) });

/** What a language says about a service or a guide, if anything. */
const withSlug = <Data extends object>(slug: string, data: Data | undefined) => (data ? [{ ...data, slug }] : []);

/** The scene of a post. If it shows a service that isn't offered, another's takes its place, with its description. */
function sceneOf({ scene }: PostData, services: readonly ServiceCard[]): { scene: string; picture?: string } {
  const shown = offeredScene(scene, services);
  const other = shown === scene ? undefined : services.find(({ slug }) => slug === shown);
  return { scene: shown, ...(other && { picture: other.picture }) };
}

/** Posts of one day are in the order of their numbers. */
const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || (a.id ?? 0) - (b.id ?? 0);
