import { type ServiceSlug, servicesOf } from './service-slugs.ts';

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

export type LeftOut = (typeof leavable)[number];

export const isLeftOut = ({ leaveOut = [] }: { leaveOut?: readonly LeftOut[] | undefined }, what: LeftOut) =>
  leaveOut.includes(what);

interface Offer {
  services?: readonly ServiceSlug[] | undefined;
  leaveOut?: readonly LeftOut[] | undefined;
}

/** Those of which a fleet needs at least one. */
const fleetServices: readonly ServiceSlug[] = ['heavy-duty-towing', 'flatbed-towing', 'long-distance-towing'];

/** Whether the company works for fleets. */
export const servesFleets = (business: Offer) =>
  !isLeftOut(business, 'fleets') && servicesOf(business).some((slug) => fleetServices.includes(slug));

/** Whether the company tows motorcycles, which ride on a flatbed. */
export const towsMotorcycles = (business: Offer) =>
  !isLeftOut(business, 'motorcycles') && servicesOf(business).includes('flatbed-towing');

/** The guides that hold for this owner, of those that the site comes with. */
export const guidesFor = (business: Offer) => guideSlugs.filter((slug) => slug !== 'fleets' || servesFleets(business));
