import type {
  AboutPageLeaf,
  AutomotiveBusinessLeaf,
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  FAQPageLeaf,
  IdReference,
  LocalBusinessLeaf,
  MergeLeafTypes,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { Business } from '../business/business.ts';
import { creditCards, serviceRadius } from '../business/claims.ts';
import { type Service, serviceNamed } from '../business/services.ts';
import type { Crumb } from '../components/breadcrumbs/breadcrumbs.tsx';
import { postPath, servicePath } from '../navigation.ts';
import { isoDate } from '../words/date.ts';
import type { Question } from '../words/faq.ts';
import { type Post, posts } from '../words/posts.ts';

/** A towing company is an automotive business; the broader name stands first for readers that know only that. */
type Company = MergeLeafTypes<[LocalBusinessLeaf, AutomotiveBusinessLeaf]>;
type Page = WebPageLeaf | AboutPageLeaf | ContactPageLeaf | CollectionPageLeaf;
type Subject = (ServiceLeaf | BlogPostingLeaf | BlogLeaf) & IdReference;

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
  /** What the page is about, where that is not the company. */
  subject?: Subject;
}

/**
 * The one JSON-LD graph of a page: the company, the site, the page and what it is about, linked by `@id`.
 * @returns a function of the absolute address of the page's picture
 */
export function pageGraph(business: Business, page: GraphFacts): (picture: string) => Graph {
  const { path, crumbs = [], questions = [], subject, listed = true } = page;
  return (picture) => ({
    '@context': 'https://schema.org',
    '@graph': [
      company(business),
      webSite(business),
      ...(listed ? [webPage(business, page)] : []),
      ...(crumbs.length > 0 ? [breadcrumbs(business, path, crumbs)] : []),
      ...(subject ? [{ image: picture, ...subject }] : []),
      ...(questions.length > 0 ? [faqPage(business, path, questions)] : []),
    ],
  });
}

const address = ({ url }: Business, path: string) => url + path.slice(1);
const id = (business: Business, path: string, name: string) => ({ '@id': `${address(business, path)}#${name}` });
const companyId = (business: Business) => id(business, '/', 'business');
const areaId = (business: Business) => id(business, '/', 'area');
const webSiteId = (business: Business) => id(business, '/', 'website');
const blogId = (business: Business) => id(business, '/blog/', 'blog');
const postId = (business: Business, { slug }: Post) => id(business, postPath(slug), 'post');
const serviceId = (business: Business, { slug }: Service) => id(business, servicePath(slug), 'service');

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const offered = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'].map(serviceNamed);
const payments = [
  'cash',
  `credit card (${creditCards.join(', ')})`,
  'debit card',
  'insurance claim',
  'payment plan for larger jobs',
];

function company(business: Business): Company {
  const { name, url, phone, address: postal, coordinates, towns } = business;
  const icon = address(business, '/icon-512.png');
  return {
    '@type': ['LocalBusiness', 'AutomotiveBusiness'],
    ...companyId(business),
    name,
    url,
    telephone: phone,
    logo: icon,
    image: icon,
    address: {
      '@type': 'PostalAddress',
      streetAddress: postal.street,
      addressLocality: postal.locality,
      addressRegion: postal.region,
      postalCode: postal.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens: '00:00',
      closes: '23:59',
    },
    areaServed: [
      {
        '@type': 'GeoCircle',
        ...areaId(business),
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: serviceRadius,
      },
      ...towns.map((town) => ({ '@type': 'City', name: town.name }) as const),
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Towing and roadside assistance',
      itemListElement: offered.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(business, service), name: service.name },
      })),
    },
    paymentAccepted: payments.join(', '),
  };
}

const webSite = (business: Business): WebSiteLeaf => ({
  '@type': 'WebSite',
  ...webSiteId(business),
  url: business.url,
  name: business.name,
  inLanguage: 'en-US',
  publisher: companyId(business),
});

const webPage = (business: Business, { path, title, description, type = 'WebPage', crumbs, subject }: GraphFacts) => ({
  '@type': type,
  ...id(business, path, 'page'),
  url: address(business, path),
  name: title,
  description,
  inLanguage: 'en-US',
  isPartOf: webSiteId(business),
  mainEntity: subject ? { '@id': subject['@id'] } : companyId(business),
  ...(crumbs && { breadcrumb: id(business, path, 'breadcrumb') }),
});

const breadcrumbs = (business: Business, path: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  ...id(business, path, 'breadcrumb'),
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: address(business, crumb.path),
  })),
});

const faqPage = (business: Business, path: string, questions: readonly Question[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  ...id(business, path, 'faq'),
  isPartOf: id(business, path, 'page'),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/**
 * The service that a service page is about.
 * @param lead the page's opening words
 */
export const serviceSubject = (business: Business, service: Service, lead: string): Subject => ({
  '@type': 'Service',
  ...serviceId(business, service),
  name: service.name,
  serviceType: service.name,
  description: lead,
  url: address(business, servicePath(service.slug)),
  provider: companyId(business),
  areaServed: areaId(business),
});

/** The post that an article page is about. */
export const postSubject = (business: Business, post: Post): Subject => ({
  '@type': 'BlogPosting',
  ...postId(business, post),
  headline: post.title,
  datePublished: isoDate(post.date),
  timeRequired: `PT${Number.parseInt(post.readTime, 10)}M`,
  url: address(business, postPath(post.slug)),
  inLanguage: 'en-US',
  isPartOf: { '@type': 'Blog', ...blogId(business), name: 'Blog' },
  author: companyId(business),
  publisher: companyId(business),
});

/** The blog that the list of posts is about. */
export const blogSubject = (business: Business): Subject => ({
  '@type': 'Blog',
  ...blogId(business),
  name: 'Blog',
  url: address(business, '/blog/'),
  publisher: companyId(business),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    ...postId(business, post),
    headline: post.title,
    description: post.excerpt,
    datePublished: isoDate(post.date),
    url: address(business, postPath(post.slug)),
    author: companyId(business),
  })),
});
