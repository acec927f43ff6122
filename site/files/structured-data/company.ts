import type { AutomotiveBusinessLeaf, LocalBusinessLeaf, MergeLeafTypes } from 'schema-dts';
import { serviceAreaMeters } from '../../business/geography.ts';
import { featuredOf } from '../../business/service-slugs.ts';
import { paymentList } from '../../content/payments.ts';
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
    // Where there is an office, the hours below are its own, which are not the trucks'.
    ...((contents.length > 1 || business.office) && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: business.office ? 'emergency' : 'customer service',
        ...(contents.length > 1 && { availableLanguage: contents.map(({ language }) => language) }),
        ...(business.office && { hoursAvailable: openingHours(business.hours) }),
      },
    }),
    ...(business.profiles && { sameAs: business.profiles }),
    logo: icon,
    image: icon,
    address: {
      '@type': 'PostalAddress',
      ...(postal.street && { streetAddress: postal.street }),
      addressLocality: postal.locality,
      addressRegion: postal.region,
      postalCode: postal.postalCode,
      addressCountry: 'US',
    },
    ...(postal.coordinates && { geo: { '@type': 'GeoCoordinates', ...postal.coordinates } }),
    ...(business.email && { email: business.email }),
    openingHoursSpecification: openingHours(business.office ?? business.hours),
    areaServed: [
      {
        '@type': 'GeoCircle',
        ...areaId(site),
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: serviceAreaMeters(business),
      },
      ...[{ name: township }, ...towns].map((place) => ({ '@type': 'City', name: place.name }) as const),
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: content.messages.files.offers,
      itemListElement: featuredOf(content.services).map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(site, service), name: service.name },
      })),
    },
    paymentAccepted: paymentList(claims.payments, content.language, content.messages.claims.payments),
  };
}
