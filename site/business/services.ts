/** The slugs of all services, in the specification's order. */
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

/** What a company does, and what it leaves off its site. */
interface Offer {
  /** In the specification's order. */
  services: readonly ServiceSlug[];
  leaveOut?: readonly LeftOut[] | undefined;
}

const featured: readonly string[] = ['emergency-towing-service', 'flatbed-towing', 'roadside-assistance'];

/**
 * The three services with a picture card on the home page and an entry in the catalog for search engines. Others take the
 * place of those that aren't offered.
 */
export function featuredOf<Service extends { slug: string }>(services: readonly Service[]): readonly Service[] {
  const usual = services.filter(({ slug }) => featured.includes(slug));
  const others = services.filter((service) => !usual.includes(service));
  return [...usual, ...others].slice(0, featured.length);
}

/** A scene, or that of the first offered service in place of one that isn't offered. */
export const offeredScene = (scene: string, services: readonly { slug: string }[]) =>
  serviceSlugs.some((slug) => slug === scene) && !services.some(({ slug }) => slug === scene)
    ? (services[0]?.slug ?? scene)
    : scene;

/** What photos can be named after: a service, or one of the two pages with room for a picture. */
export const photoSlugs = [...serviceSlugs, 'home', 'about'] as const;

/** The slugs of the posts that the site comes with. */
export const samplePosts = ['understanding-towing-services', 'what-to-do-car-breaks-down-highway'] as const;

/** The slugs of the guides that the site comes with, in the footer's order. */
export const guideSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** Whether the owner added a guide. Only languages that have its text link to it. */
export const isAddedGuide = (slug: string) => !guideSlugs.some((guide) => guide === slug);

/** What an owner may leave out. Other facts decide about the rest. */
export const leavable = ['fleets', 'blog', ...samplePosts, 'motorcycles'] as const;

type LeftOut = (typeof leavable)[number];

export const isLeftOut = ({ leaveOut = [] }: Offer, what: LeftOut) => leaveOut.includes(what);

/** A fleet needs at least one of these. */
const fleetServices: readonly ServiceSlug[] = ['heavy-duty-towing', 'flatbed-towing', 'long-distance-towing'];

/** Whether the company works for fleets. */
export const servesFleets = (business: Offer) =>
  !isLeftOut(business, 'fleets') && business.services.some((slug) => fleetServices.includes(slug));

/** Whether the company tows motorcycles. They ride on a flatbed. */
export const towsMotorcycles = (business: Offer) =>
  !isLeftOut(business, 'motorcycles') && business.services.includes('flatbed-towing');

/** The guides that the site comes with and this owner has a page for. */
export const guidesFor = (business: Offer) => guideSlugs.filter((slug) => slug !== 'fleets' || servesFleets(business));
