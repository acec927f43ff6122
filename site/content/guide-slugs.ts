import type { Business } from '../business/business.ts';
import { servesFleets } from '../business/leave-out.ts';

/** The guides that the site comes with, which answer what a driver asks, by their slugs, in the order of the footer. */
export const guideSlugs = ['towing-cost', 'my-car-was-towed', 'fleets'] as const;

/** Whether a guide is one that an owner added, which only the languages that have its text name. */
export const isAddedGuide = (slug: string) => !guideSlugs.some((guide) => guide === slug);

/** The guides that hold for this owner, of those that the site comes with. */
export const guidesFor = (business: Business) =>
  guideSlugs.filter((slug) => slug !== 'fleets' || servesFleets(business));
