import type {
  AboutPageLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Question } from '../../content/content.ts';
import type { Crumb } from '../../navigation.ts';
import { type Company, company } from './company.ts';
import { address, companyId, id, type Site, webSiteId } from './ids.ts';
import type { Subject } from './subjects.ts';

type Page = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;

interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly (Company | WebSiteLeaf | Page | BreadcrumbListLeaf | FAQPageLeaf | Subject)[];
}

/** What a page says of itself, for its graph. */
export interface GraphFacts {
  path: string;
  title: string;
  description: string;
  /** A page that search engines may not list stands at no address of its own, so its graph leaves it out. */
  listed?: boolean;
  type?: Page['@type'];
  crumbs?: readonly Crumb[];
  questions?: readonly Question[];
  subject?: Subject;
}

/**
 * The one JSON-LD graph of a page: the company, the site, the page and what it is about, linked by `@id`.
 * @returns a function of the absolute address of the page's picture
 */
export function pageGraph(site: Site, page: GraphFacts): (picture: string) => Graph {
  const { path, crumbs = [], questions = [], subject, listed = true } = page;
  return (picture) => ({
    '@context': 'https://schema.org',
    '@graph': [
      company(site),
      webSite(site),
      ...(listed ? [webPage(site, page)] : []),
      ...(crumbs.length > 0 ? [breadcrumbs(site, path, crumbs)] : []),
      ...(subject ? [{ image: picture, ...subject }] : []),
      ...(questions.length > 0 ? [faqPage(site, path, questions)] : []),
    ],
  });
}

const webSite = (site: Site): WebSiteLeaf => ({
  '@type': 'WebSite',
  ...webSiteId(site),
  url: address(site, '/'),
  name: site.business.name,
  inLanguage: site.content.language,
  publisher: companyId(site),
});

const webPage = (site: Site, { path, title, description, type = 'WebPage', crumbs, subject }: GraphFacts) => ({
  '@type': type,
  ...id(site, path, 'page'),
  url: address(site, path),
  name: title,
  description,
  inLanguage: site.content.language,
  isPartOf: webSiteId(site),
  mainEntity: subject ? { '@id': subject['@id'] } : companyId(site),
  ...(crumbs && { breadcrumb: id(site, path, 'breadcrumb') }),
});

const breadcrumbs = (site: Site, path: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  ...id(site, path, 'breadcrumb'),
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: address(site, crumb.path),
  })),
});

const faqPage = (site: Site, path: string, questions: readonly Question[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  ...id(site, path, 'faq'),
  isPartOf: id(site, path, 'page'),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(site.content.plain).join(' ') },
  })),
});
