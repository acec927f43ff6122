import type { Business } from '../business/business.ts';
import { credentialsOf, publicRecord } from '../business/credentials.ts';
import { priceRange, ratedVehicles } from '../business/prices.ts';

/**
 * The components that a text can have on a line of its own, such as `{rates}`, and whether this owner's facts give them
 * anything to show.
 */
export const directivesFor = (business: Business) => ({
  /** The owner's prices by vehicle, with totals, and of roadside visits. */
  rates: priceRange(business) !== undefined,
  /** What the page's service costs, in a line. */
  price: priceRange(business) !== undefined,
  /** An example of a tow with the owner's prices. */
  receipt: ratedVehicles(business).length > 0,
  /** The yard's address, hours, papers and ways to pay. */
  yard: business.yard !== undefined,
  /** The people of the company, each with a sentence in their words. */
  people: business.people !== undefined,
  /** How a caller can check the company. */
  'know-us': Boolean(business.nameOnTrucks || business.trucks || publicRecord(business) || business.yard),
  /** Licenses, insurance, certifications, recognition, police lists, whether customers may ride along. */
  'credentials-list':
    [business.license, business.policeLists, business.rideAlong, business.recognition].some(
      (fact) => fact !== undefined,
    ) || credentialsOf(business).length > 0,
  /** The company's trucks. */
  'our-trucks': business.trucks !== undefined,
  /** Those for trucks and buses. */
  'heavy-trucks': business.trucks?.some(({ isHeavy }) => isHeavy) ?? false,
  /** What a fleet manager asks for. */
  papers: business.fleet !== undefined,
  /** Asks where the car stopped, and shows the number to call there. */
  'who-to-call': true,
  /** The card for the cab of a fleet's truck. */
  'cab-card': true,
});

export type Directive = keyof ReturnType<typeof directivesFor>;
