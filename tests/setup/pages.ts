import { renderPage } from '../../build/page/render.tsx';
import { isPage, type PageRoute } from '../../build/route.ts';
import { type Business, checkBusiness } from '../../site/business/business.ts';
import { routes, siteMeta } from '../../site/routes.tsx';
import { sampleFacts } from './facts.ts';

/** The suite's facts, with `changes`. */
export function businessWith(changes: object = {}): Business {
  const facts = { ...sampleFacts, ...changes };
  const { business, faults } = checkBusiness(facts, 'business.json');
  if (!business) throw new Error(faults.join('\n'));
  return business;
}

export const business = businessWith();

/** Stand for the hashed names, so that a change of style or script changes no page's snapshot. */
export const assets = { script: '/assets/client.js', fonts: ['/assets/font.woff2'], share: '/assets/share.png' };

/** All pages of the site, home first. */
export const pagesOf = (facts: Business): PageRoute[] => [...routes(facts)].filter(isPage);

/** The HTML of a page, with the slots for styles and policy still in it. */
export const htmlOf = (page: PageRoute, facts: Business = business) => renderPage(siteMeta(facts), page, assets);

/** A name for files and titles: `/services/car-towing/` → `services-car-towing`. */
export const nameOf = ({ path }: PageRoute) => path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-') || 'home';
