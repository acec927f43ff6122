import type { Article, Collection, KnownNames } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { guideSlugs, isAddedGuide, serviceSlugs } from '../business/services.ts';
import { guidePath, postPath, servicePath } from '../paths.ts';
import { collections, pageCollections, postsWith } from './front-matter.ts';
import { fitsWithName } from './known-names.ts';
import type { Locale } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';

export type Articles = ReturnType<typeof readArticles>;

/** The articles of a language that have a page, future posts too, and what several pages say, unless it has errors. */
export function readArticles(
  reader: TextReader,
  known: KnownNames,
  locale: Locale,
  photos: readonly string[],
  business: Business,
) {
  /** The articles of a kind; if the language doesn't have all pages, those that someone has translated. */
  const articles = <Data>(kind: Collection<Data> & { slugs: readonly string[] }, names = known) => {
    const there = locale.elsewhere ? reader.slugsOf(kind) : kind.slugs;
    return reader.articles({ ...kind, slugs: kind.slugs.filter((slug) => there.includes(slug)) }, names);
  };
  // Search results for the home page name the company.
  const ofHome = { ...known, fits: [fitsWithName(business.name), ...(known.fits ?? [])] };
  const texts = pageCollections.map(({ name, ...kind }) => [name, articles(kind, name === 'home' ? ofHome : known)[0]]);
  const pages = Object.fromEntries(texts) as PageTexts;
  const [shared] = reader.articles(collections.shared, known);
  // The text of a service that isn't offered is checked as a whole.
  const offered = business.services;
  const services = serviceSlugs.flatMap((slug) =>
    articles({ ...collections.services, slugs: [slug] }, { ...known, showsAll: !offered.includes(slug) }),
  );
  const added = reader.slugsOf(collections.guides).filter(isAddedGuide);
  const guides = articles({ ...collections.guides, slugs: [...guideSlugs, ...added] });
  return { pages, shared, services, guides, posts: reader.articles(postsWith(photos), known) };
}

/** The paths of the pages that a language has texts for. */
export function pathsIn(folders: readonly string[]): string[] {
  const reader = new TextReader(...folders);
  return [...pageCollections, collections.services, collections.guides].flatMap(({ pathOf, ...kind }) => {
    const slugs = reader.slugsOf(kind);
    return ('slugs' in kind ? slugs.filter((slug) => kind.slugs.some((one) => one === slug)) : slugs).map(pathOf);
  });
}

/** The articles of a language that have a page on some owner's site, and its path from the home page of the language. */
export function articlesWithPaths({ pages, services, guides, posts }: Omit<Articles, 'shared'>) {
  const at = (articles: readonly Article<unknown>[], pathOf: (slug: string) => string) =>
    articles.map((article) => ({ article, path: pathOf(article.slug) }));
  return [
    ...pageCollections.flatMap(({ name, pathOf }) => at([pages[name as keyof PageTexts] ?? []].flat(), pathOf)),
    ...at(services, servicePath),
    ...at(guides, guidePath),
    ...at(posts, postPath),
  ];
}
