import type { AutomotiveBusinessLeaf, LocalBusinessLeaf, MergeLeafTypes } from 'schema-dts';
import { featuredOf } from '../../business/service-slugs.ts';
import { conditionsOf } from '../../content/conditions.ts';
import { otherPayments } from '../../content/facts.ts';
import type { Site } from '../../site-context.ts';
import { areaId, companyId, serviceId } from './ids.ts';
import { openingHours } from './opening-hours.ts';

/** A towing company is an automotive business; the broader name stands first for readers that know only that. */
export type Company = MergeLeafTypes<[LocalBusinessLeaf, AutomotiveBusinessLeaf]>;

/** The company: where it is, when it answers, where it goes, what it offers and how it is paid. */
export function company(site: Site): Company {
  const { business, content, contents } = site;
  const { name, township, url, phone, address: postal, coordinates, towns, claims } = business;
  const icon = `${url}icon-512.png`;
  return {
    '@type': ['LocalBusiness', 'AutomotiveBusiness'],
    ...companyId(site),
    name,
    url,
    telephone: phone,
    ...(contents.length > 1 && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: 'customer service',
        availableLanguage: contents.map(({ language }) => language),
      },
    }),
    ...(business.profiles && { sameAs: business.profiles }),
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
    ...(business.email && { email: business.email }),
    openingHoursSpecification: openingHours(business.office ?? business.hours),
    // The hours above are the office's then, which are not the trucks'.
    ...(business.office && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: phone,
        hoursAvailable: openingHours(business.hours),
      },
    }),
    areaServed: [
      {
        '@type': 'GeoCircle',
        ...areaId(site),
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: claims.serviceAreaMeters,
      },
      ...[township, ...towns.map((town) => town.name)].map((place) => ({ '@type': 'City', name: place }) as const),
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: content.interpolate(content.messages.files.offers),
      itemListElement: featuredOf(content.services).map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(site, service), name: service.name },
      })),
    },
    paymentAccepted: payments(site).join(', '),
  };
}

function payments({ business, content }: Site): string[] {
  const conditions = conditionsOf(business);
  const usual = Object.entries(content.messages.files.payments).filter(([way]) => conditions[way]);
  return [...usual.map(([, message]) => content.interpolate(message)), ...otherPayments(business)];
}
