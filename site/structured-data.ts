import type {
  AutomotiveBusiness,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Service as ServiceThing,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Business } from './business.ts';
import type { Crumb } from './components/breadcrumbs/breadcrumbs.tsx';
import { isoDate } from './date.ts';
import { creditCards, serviceRadius } from './facts.ts';
import type { Question } from './faq.ts';
import { postPath, servicePath } from './navigation.ts';
import type { Post } from './posts.ts';
import { type Service, serviceNamed } from './services.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const offered = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'].map(serviceNamed);

/** What stands for the company in every page's graph; other things point to it by this identifier. */
const businessId = ({ url }: Business) => `${url}#business`;
const websiteId = ({ url }: Business) => `${url}#website`;
const pageId = (business: Business, path: string) => `${absolute(business, path)}#page`;
const absolute = ({ url }: Business, path: string) => url + path.slice(1);

export interface PageThings {
  path: string;
  title: string;
  description: string;
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'Blog';
  crumbs?: readonly Crumb[];
  questions?: readonly Question[];
  /** What the page is about beside the company: a service, an article. */
  things?: readonly Thing[];
}

/** The one JSON-LD graph of a page: the company, the site, the page, and what the page is about. */
export function pageGraph(business: Business, page: PageThings): Graph {
  const { crumbs = [], questions = [], things = [] } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      company(business),
      website(business),
      webPage(business, page),
      ...(crumbs.length > 0 ? [breadcrumbs(business, page.path, crumbs)] : []),
      ...(questions.length > 0 ? [faqPage(business, page.path, questions)] : []),
      ...things,
    ],
  };
}

function company(business: Business): AutomotiveBusiness {
  const { name, url, phone, address, coordinates, towns } = business;
  return {
    // A towing company is an automotive business; the broader name stands beside it for readers that know only that.
    '@type': ['LocalBusiness', 'AutomotiveBusiness'] as unknown as 'AutomotiveBusiness',
    '@id': businessId(business),
    name,
    url,
    telephone: phone,
    image: absolute(business, '/share/home.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
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
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: String(serviceRadius),
      },
      ...towns.map(({ name }) => ({ '@type': 'City', name }) as const),
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Towing and roadside assistance',
      itemListElement: offered.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@id': serviceId(business, service), '@type': 'Service', name: service.name },
      })),
    },
    paymentAccepted: ['Cash', ...creditCards, 'Debit card', 'Insurance claim', 'Payment plan'].join(', '),
  };
}

const website = (business: Business): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(business),
  url: business.url,
  name: business.name,
  inLanguage: 'en-US',
  publisher: { '@id': businessId(business) },
});

function webPage(business: Business, { path, title, description, type = 'WebPage', crumbs }: PageThings): WebPage {
  return {
    '@type': type as 'WebPage',
    '@id': pageId(business, path),
    url: absolute(business, path),
    name: title,
    description,
    inLanguage: 'en-US',
    ...(type === 'Blog' ? {} : { isPartOf: { '@id': websiteId(business) } }),
    about: { '@id': businessId(business) },
    ...(crumbs && type !== 'Blog' ? { breadcrumb: { '@id': `${absolute(business, path)}#breadcrumb` } } : {}),
  };
}

const breadcrumbs = (business: Business, path: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${absolute(business, path)}#breadcrumb`,
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: absolute(business, crumb.path),
  })),
});

const faqPage = (business: Business, path: string, questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${absolute(business, path)}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

const serviceId = (business: Business, { slug }: Service) => `${absolute(business, servicePath(slug))}#service`;

/** The service that a service page is about. */
export const serviceThing = (business: Business, service: Service): ServiceThing => ({
  '@type': 'Service',
  '@id': serviceId(business, service),
  name: service.name,
  description: service.summary,
  serviceType: service.name,
  url: absolute(business, servicePath(service.slug)),
  provider: { '@id': businessId(business) },
  areaServed: { '@type': 'City', name: business.township },
});

/** The post that an article page is about. */
export const postThing = (business: Business, post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${absolute(business, postPath(post.slug))}#post`,
  headline: post.title,
  description: post.excerpt,
  datePublished: isoDate(post.date),
  url: absolute(business, postPath(post.slug)),
  mainEntityOfPage: { '@id': pageId(business, postPath(post.slug)) },
  author: { '@id': businessId(business) },
  publisher: { '@id': businessId(business) },
  timeRequired: `PT${Number.parseInt(post.readTime, 10)}M`,
});
