import { drawBasemap } from '../../build/assets/basemap.ts';
import type { Markup } from '../../build/page/markup.ts';
import { renderPage } from '../../build/page/render.tsx';
import { type Checked, dataOf } from '../../build/problem.ts';
import { isPage, type PageRoute } from '../../build/route.ts';
import type { Business } from '../../site/business/business.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { mapProjection } from '../../site/components/map/map-projection.ts';
import type { Content } from '../../site/content/content.ts';
import { localesFor } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { routes } from '../../site/routes.tsx';
import { noImages, type Site } from '../../site/site-context.ts';
import { siteMeta } from '../../site/site-meta.tsx';
import { sampleFacts } from './facts.ts';
import { documentOf, parse } from './parse.ts';
import { formatted } from './problems.ts';

const companies = new Map<string, Business>();

/** The suite's facts with `changes`. The same facts are the same object, so that their pages are made once. */
export function businessWith(changes: object = {}): Business {
  const facts = { ...sampleFacts, ...changes };
  const key = JSON.stringify(facts);
  const known = companies.get(key);
  if (known) return known;
  const { data: business, problems } = checkBusiness(facts);
  if (!business) throw new Error(formatted(problems).join('\n'));
  companies.set(key, business);
  return business;
}

export const business = businessWith();

/** Stand-ins for hashed names, so that a change of style or script changes no page's snapshot. */
export const assets = {
  script: '/assets/client.js',
  font: { files: [{ path: '/assets/font.woff2', body: '' }] },
  share: '/assets/share.png',
  stylesFor: (_: Pick<Markup, 'classes' | 'sheets'>) => '',
  readable: true,
};

/** The same function, but with one result per object. */
export function once<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}

/** Reads the site's texts in each language of these facts. */
const readFor = once((facts: Business): Checked<Content>[] =>
  localesFor(facts).map((locale) => readContent([`site/content/${locale.folder}`], facts, locale, '9999-12-31')),
);

export const contentsFor = (facts: Business): Content[] => readFor(facts).map((read) => dataOf(read));

/** The warnings about the site's texts for these facts, one line each. */
export const warningsFor = (facts: Business): string[] =>
  readFor(facts).flatMap(({ problems }) => formatted(problems.filter(({ severity }) => severity !== 'note')));

/** The site's texts in the first language. */
export function contentFor(facts: Business = business): Content {
  const [content] = contentsFor(facts);
  if (!content) throw new Error('The site has no language.');
  return content;
}

/** The context of the components on home, without images. */
export const siteOf = (facts: Business = business): Site => ({
  business: facts,
  content: contentFor(facts),
  contents: contentsFor(facts),
  alternates: new Map(),
  images: noImages,
  path: '/',
  crumbs: [],
  footnotes: [],
});

export const { posts } = contentFor();

const basemap = await drawBasemap(mapProjection(business));

/** The pages that facts, contents and images make. */
export const pagesWith = (facts: Business, contents = contentsFor(facts), images = {}): PageRoute[] =>
  [...routes(facts, contents, images)].filter(isPage);

/** All pages of the site, home first, over the basemap of the suite's facts. */
export const pagesOf = once((facts: Business): readonly PageRoute[] =>
  pagesWith(facts, contentsFor(facts), { basemap }),
);

const rendered = once((facts: Business) => once((page: PageRoute) => renderPage(siteMeta(facts), page, assets)));

/** The HTML of a page of these facts, without its styles; rendered once. */
export const htmlOf = (page: PageRoute, facts: Business = business): string => rendered(facts)(page);

/** A page of the suite's facts with `changes`, as a document. @throws Error where they have no such page */
export function pageAt(path: string, changes?: object) {
  const facts = businessWith(changes);
  const page = pagesOf(facts).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return changes ? parse(htmlOf(page, facts)) : documentOf(htmlOf(page, facts));
}

/** A name for files and titles: `/services/car-towing/` → `services-car-towing`. */
export const nameOf = ({ path }: PageRoute) => path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
