import { drawBasemap } from '../../build/assets/basemap.ts';
import { renderPage } from '../../build/page/render.tsx';
import { isPage, type PageRoute } from '../../build/route.ts';
import { readWords } from '../../build/text/read-words.ts';
import { type Business, checkBusiness } from '../../site/business/business.ts';
import { mapProjection } from '../../site/components/area-map/map-projection.ts';
import { type Content, contentOf } from '../../site/content/content.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { languages } from '../../site/content/language.ts';
import { routes, siteMeta } from '../../site/routes.tsx';
import { sampleFacts } from './facts.ts';
import { isOwnText } from './own-words.ts';

/** The suite's facts, with `changes`. */
export function businessWith(changes: object = {}): Business {
  const facts = { ...sampleFacts, ...changes };
  const { business, faults } = checkBusiness(facts, 'business.json');
  if (!business) throw new Error(faults.join('\n'));
  return business;
}

export const business = businessWith();

/** Stand for the hashed names, so that a change of style or script changes no page's snapshot. */
export const assets = { scripts: ['/assets/client.js'], fonts: ['/assets/font.woff2'], share: '/assets/share.png' };

/** Every language as it was read for these facts. */
export const localesFor = (facts: Business) =>
  languages.map((language) => {
    const { texts, ...words } = readWords('site/content', language, knownNames(facts, language));
    return { ...words, texts: texts.filter(({ name }) => isOwnText(name)) };
  });

/** The content of every language, for these facts. */
export const contentsFor = (facts: Business): Content[] => localesFor(facts).map((locale) => contentOf(facts, locale));

/** The content of the first language. */
export function contentFor(facts: Business = business): Content {
  const [content] = contentsFor(facts);
  if (!content) throw new Error('The site has no language.');
  return content;
}

export const { services, posts, phrases, fill } = contentFor();

const basemap = await drawBasemap(mapProjection(business));

const pages = new WeakMap<Business, readonly PageRoute[]>();

/** All pages of the site, home first, on the ground of the suite's facts; made once for the same facts. */
export function pagesOf(facts: Business): readonly PageRoute[] {
  const made = pages.get(facts) ?? [...routes(facts, contentsFor(facts), { basemap })].filter(isPage);
  pages.set(facts, made);
  return made;
}

const rendered = new WeakMap<PageRoute, string>();

/** The HTML of a page of these facts, without its styles; rendered once. */
export function htmlOf(page: PageRoute, facts: Business = business): string {
  const html = rendered.get(page) ?? renderPage(siteMeta(facts), page, assets, () => '').html;
  rendered.set(page, html);
  return html;
}

/** A name for files and titles: `/services/car-towing/` → `services-car-towing`. */
export const nameOf = ({ path }: PageRoute) => path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
