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

/** What a company does, in the specification's order, and what it leaves off its site. */
interface Offer {
  services: readonly ServiceSlug[];
  leaveOut?: readonly LeftOut[] | undefined;
}

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

const carServices: readonly ServiceSlug[] = ['emergency-towing-service', 'flatbed-towing', 'car-towing'];

/** Whether the company tows cars, as the site's own words say. */
export const towsCars = ({ services }: Offer) => services.some((slug) => carServices.includes(slug));

/** The posts that the site comes with, by their slugs. */
export const samplePosts = ['understanding-towing-services', 'what-to-do-car-breaks-down-highway'] as const;

/** Whether a post is one that the site doesn't come with. */
export const isAddedPost = (slug: string) => !samplePosts.some((post) => post === slug);

/** The guides that the site comes with, which answer what a driver asks, by their slugs, in the order of the footer. */
export const guideSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** Whether a guide is one that an owner added, which only the languages that have its text name. */
export const isAddedGuide = (slug: string) => !guideSlugs.some((guide) => guide === slug);

/** What an owner may leave out that no other fact decides. */
export const leavable = ['fleets', 'blog', ...samplePosts, 'motorcycles'] as const;

type LeftOut = (typeof leavable)[number];

export const isLeftOut = ({ leaveOut = [] }: Offer, what: LeftOut) => leaveOut.includes(what);

/** Those of which a fleet needs at least one. */
const fleetServices: readonly ServiceSlug[] = ['heavy-duty-towing', 'flatbed-towing', 'long-distance-towing'];

/** Whether the company works for fleets. */
export const servesFleets = (business: Offer) =>
  !isLeftOut(business, 'fleets') && business.services.some((slug) => fleetServices.includes(slug));

/** Whether the company tows motorcycles, which ride on a flatbed. */
export const towsMotorcycles = (business: Offer) =>
  !isLeftOut(business, 'motorcycles') && business.services.includes('flatbed-towing');

/** The guides that hold for this owner, of those that the site comes with. */
export const guidesFor = (business: Offer) => guideSlugs.filter((slug) => slug !== 'fleets' || servesFleets(business));
