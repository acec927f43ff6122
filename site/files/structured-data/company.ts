import type { AutomotiveBusinessLeaf, ContactPointLeaf, LocalBusinessLeaf, MergeLeafTypes } from 'schema-dts';
import { metersPerMile } from '../../business/earth.ts';
import { serviceAreaMiles } from '../../business/geography.ts';
import { priceRange } from '../../business/prices.ts';
import { featuredOf } from '../../business/services.ts';
import { formatDollars } from '../../content/intl.ts';
import { paymentList } from '../../content/payments.ts';
import type { Site } from '../../site-context.ts';
import { areaId, companyId, serviceId } from './ids.ts';
import { openingHours } from './opening-hours.ts';

/** A towing company is an automotive business. The broader type is for readers that know only that. */
export type Company = MergeLeafTypes<[LocalBusinessLeaf, AutomotiveBusinessLeaf]>;

/** The company, as on every page: where it is, when it answers, where it goes and what it offers first. */
export function company(site: Site): Company {
  const { business } = site;
  const { name, url, phone, address: postal } = business;
  const { interpolate, services } = site.content;
  const icon = `${url}icon-512.png`;
  const { home, about, ...others } = site.images.photos;
  const photo = home ?? about ?? Object.values(others)[0];
  const range = priceRangeOf(site);
  return {
    '@type': ['LocalBusiness', 'AutomotiveBusiness'],
    ...companyId(site),
    name,
    url,
    telephone: phone,
    logo: icon,
    image: photo ? url + photo.fallback.slice(1) : icon,
    address: {
      '@type': 'PostalAddress',
      ...(postal.street && { streetAddress: postal.street }),
      addressLocality: postal.locality,
      addressRegion: postal.region,
      postalCode: postal.postalCode,
      addressCountry: 'US',
    },
    ...(postal.coordinates && { geo: { '@type': 'GeoCoordinates', ...postal.coordinates } }),
    openingHoursSpecification: openingHours(business.office ?? business.hours),
    areaServed: circleOf(site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: interpolate('{Trade}'),
      itemListElement: featuredOf(services).map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(site, service), name: service.name },
      })),
    },
    ...(range && { priceRange: range }),
  };
}

/** The company with all its facts: other names and numbers, towns, ways to pay. */
export function companyInFull(site: Site): Company {
  const { legalName, claims, profiles, email, township, towns } = site.business;
  const { language, messages } = site.content;
  const points = contactPoints(site);
  const cities = [{ name: township }, ...towns].map(({ name }) => ({ '@type': 'City', name }) as const);
  return {
    ...company(site),
    ...(legalName && { legalName }),
    ...(claims.since && { foundingDate: `${claims.since}` }),
    ...(points.length > 0 && { contactPoint: points.length > 1 ? points : points[0] }),
    ...(profiles && { sameAs: profiles }),
    ...(email && { email }),
    areaServed: [circleOf(site), ...cities],
    paymentAccepted: paymentList(claims.payments, language, messages.phrases.payments),
  };
}

const circleOf = (site: Site) =>
  ({
    '@type': 'GeoCircle',
    ...areaId(site),
    geoMidpoint: { '@type': 'GeoCoordinates', ...site.business.coordinates },
    geoRadius: Math.round(serviceAreaMiles(site.business) * metersPerMile),
  }) as const;

/** The starting prices of jobs, as search engines read them: `$65-$350`. */
function priceRangeOf({ business, content }: Site): string | undefined {
  const range = priceRange(business);
  return range && [...new Set(range)].map((price) => formatDollars(content.language, price)).join('-');
}

/** What the phone numbers are for, if the company's own number doesn't say it all. */
function contactPoints({ business, contents }: Site): ContactPointLeaf[] {
  const { phone, secondPhone, office, hours } = business;
  const isSpoken = contents.length > 1;
  const first = {
    '@type': 'ContactPoint',
    telephone: phone,
    contactType: office ? 'emergency' : 'customer service',
    ...(isSpoken && { availableLanguage: contents.map(({ language }) => language) }),
    // With an office, the company's hours are those of the office, not of the trucks.
    ...(office && { hoursAvailable: openingHours(hours) }),
  } as const;
  return [
    ...(isSpoken || office || secondPhone ? [first] : []),
    ...(secondPhone ? [{ ...first, telephone: secondPhone }] : []),
  ];
}
