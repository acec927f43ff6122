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

/** The facts of a page that its graph needs beside its path and breadcrumbs. */
export interface GraphFacts {
  title: string;
  description: string;
  /** A page that search engines may not list is at no address of its own, so its graph leaves it out. */
  listed?: boolean;
  type?: Page['@type'];
  /** Made once the pages of all languages are known, among which its address is looked up. */
  subject?: () => Subject;
}

/**
 * The one JSON-LD graph of a page: the company, the site, the page and its subject, linked by `@id`.
 * @param site on that page
 * @returns a function of the absolute address of the page's picture
 */
export function pageGraph(site: Site, page: GraphFacts): (picture: string) => Graph {
  const { listed = true } = page;
  const subject = page.subject?.();
  return (picture) => ({
    '@context': 'https://schema.org',
    '@graph': [
      // In full on the home page, and in short on every other one.
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
