/** The services that a company may do, by their slugs, in the specification's order. */
export const serviceSlugs = [
  'emergency-towing-service',
  'flatbed-towing',
  'car-towing',
  'heavy-duty-towing',
  'long-distance-towing',
  'roadside-assistance',
  'accident-recovery',
  'junk-car-removal',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

const featured: readonly string[] = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'];

/**
 * The services that have a card on the home page and are in the company's catalog for search engines: the usual three,
 * with another in the place of each that is not offered.
 */
export function featuredOf<Service extends { slug: string }>(services: readonly Service[]): readonly Service[] {
  const usual = services.filter(({ slug }) => featured.includes(slug));
  const others = services.filter((service) => !usual.includes(service));
  return [...usual, ...others].slice(0, featured.length);
}

/** The scene of a service that is not offered gives way to that of the first which is. */
export const offeredScene = (scene: string, services: readonly { slug: string }[]) =>
  serviceSlugs.some((slug) => slug === scene) && !services.some(({ slug }) => slug === scene)
    ? (services[0]?.slug ?? scene)
    : scene;

/** What a photo can be of: a service, or one of the two pages that have room for a picture. */
export const photoSlugs = [...serviceSlugs, 'home', 'about'] as const;

/** The services that a company does, in the specification's order; all of them where its facts name none. */
export const servicesOf = ({ services }: { services?: readonly ServiceSlug[] | undefined }): readonly ServiceSlug[] =>
  serviceSlugs.filter((slug) => services?.includes(slug) ?? true);

const carServices: readonly ServiceSlug[] = ['emergency-towing-service', 'flatbed-towing', 'car-towing'];

/** Whether the company tows cars, as the site's own words say. */
export const towsCars = (business: { services?: readonly ServiceSlug[] | undefined }) =>
  servicesOf(business).some((slug) => carServices.includes(slug));
