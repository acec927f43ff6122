import type { AutomotiveBusinessLeaf, LocalBusinessLeaf, MergeLeafTypes } from 'schema-dts';
import { isFeatured } from '../../business/service-slugs.ts';
import { conditionsOf } from '../../content/conditions.ts';
import type { Site } from '../../site-context.ts';
import { areaId, companyId, serviceId } from './ids.ts';

/** A towing company is an automotive business; the broader name stands first for readers that know only that. */
export type Company = MergeLeafTypes<[LocalBusinessLeaf, AutomotiveBusinessLeaf]>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens: '00:00',
      closes: '23:59',
    },
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
      name: content.messages.files.offers,
      itemListElement: content.services.filter(isFeatured).map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...serviceId(site, service), name: service.name },
      })),
    },
    paymentAccepted: payments(site).join(', '),
  };
}

function payments({ business, content }: Site): string[] {
  const conditions = conditionsOf(business);
  return Object.entries(content.messages.files.payments)
    .filter(([way]) => conditions[way])
    .map(([, message]) => content.interpolate(message));
}
