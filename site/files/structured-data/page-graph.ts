import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Site } from '../../site-context.ts';
import { type Company, company, companyInFull } from './company.ts';
import { address, companyId, id } from './ids.ts';
import type { Subject } from './subjects.ts';

type Page = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;

interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly (Company | WebSiteLeaf | Page | BreadcrumbListLeaf | Subject)[];
}

/** What the graph of a page needs besides its path and breadcrumbs. */
export interface GraphFacts {
  title: string;
  description: string;
  /** Whether search engines may list it. Such a page has no address of its own, so it isn't in its graph. */
  listed?: boolean;
  type?: Page['@type'];
  /** Called once the pages of all languages are known: it looks up addresses. */
  subject?: () => Subject;
}

/**
 * The JSON-LD graph of a page: the company, the site, the page and its subject, linked by `@id`.
 * @param site on that page
 * @returns a function that takes the absolute address of the page's picture
 */
export function pageGraph(site: Site, page: GraphFacts): (picture: string) => Graph {
  const { listed = true } = page;
  const subject = page.subject?.();
  return (picture) => ({
    '@context': 'https://schema.org',
    '@graph': [
      // In full on the home page only.
      site.path === '/' ? companyInFull(site) : company(site),
      webSite(site),
      ...(listed ? [webPage(site, page, subject)] : []),
      ...(site.crumbs.length > 0 ? [breadcrumbs(site)] : []),
      ...(subject ? [{ image: picture, ...subject }] : []),
    ],
  });
}

const webSite = (site: Site): WebSiteLeaf => ({
  '@type': 'WebSite',
  ...id(site, '/', 'website'),
  url: address(site, '/'),
  name: site.business.name,
  inLanguage: site.content.language,
  publisher: companyId(site),
});

const webPage = (site: Site, { title, description, type = 'WebPage' }: GraphFacts, subject?: Subject) => ({
  '@type': type,
  ...id(site, site.path, 'page'),
  url: address(site, site.path),
  name: title,
  description,
  inLanguage: site.content.language,
  isPartOf: id(site, '/', 'website'),
  ...(subject ? { mainEntity: { '@id': subject['@id'] } } : { about: companyId(site) }),
  ...(site.crumbs.length > 0 && { breadcrumb: id(site, site.path, 'breadcrumb') }),
});

const breadcrumbs = (site: Site): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  ...id(site, site.path, 'breadcrumb'),
  itemListElement: site.crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: address(site, crumb.path),
  })),
});
