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

/** The services that the home page shows as cards and search engines as the company's offers. */
export const featuredServices: readonly string[] = [
  'emergency-towing-service',
  'flatbed-towing',
  'roadside-assistance',
];

export type ServiceSlug = (typeof serviceSlugs)[number];

/** What a photo can be of: a service, or one of the two pages that have room for a picture. */
export const photoSlugs = [...serviceSlugs, 'home', 'about'] as const;

/** The services that a company does, in the specification's order; all of them where its facts name none. */
export const servicesOf = ({ services }: { services?: readonly ServiceSlug[] | undefined }): readonly ServiceSlug[] =>
  serviceSlugs.filter((slug) => services?.includes(slug) ?? true);
