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
import { address, companyId, id, type Owner, webSiteId } from './ids.ts';
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
export function pageGraph(owner: Owner, page: GraphFacts): (picture: string) => Graph {
  const { path, crumbs = [], questions = [], subject, listed = true } = page;
  return (picture) => ({
    '@context': 'https://schema.org',
    '@graph': [
      company(owner),
      webSite(owner),
      ...(listed ? [webPage(owner, page)] : []),
      ...(crumbs.length > 0 ? [breadcrumbs(owner, path, crumbs)] : []),
      ...(subject ? [{ image: picture, ...subject }] : []),
      ...(questions.length > 0 ? [faqPage(owner, path, questions)] : []),
    ],
  });
}

const webSite = (owner: Owner): WebSiteLeaf => ({
  '@type': 'WebSite',
  ...webSiteId(owner),
  url: address(owner, '/'),
  name: owner.business.name,
  inLanguage: owner.words.language,
  publisher: companyId(owner),
});

const webPage = (owner: Owner, { path, title, description, type = 'WebPage', crumbs, subject }: GraphFacts) => ({
  '@type': type,
  ...id(owner, path, 'page'),
  url: address(owner, path),
  name: title,
  description,
  inLanguage: owner.words.language,
  isPartOf: webSiteId(owner),
  mainEntity: subject ? { '@id': subject['@id'] } : companyId(owner),
  ...(crumbs && { breadcrumb: id(owner, path, 'breadcrumb') }),
});

const breadcrumbs = (owner: Owner, path: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  ...id(owner, path, 'breadcrumb'),
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: address(owner, crumb.path),
  })),
});

const faqPage = (owner: Owner, path: string, questions: readonly Question[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  ...id(owner, path, 'faq'),
  isPartOf: id(owner, path, 'page'),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(owner.words.plain).join(' ') },
  })),
});
