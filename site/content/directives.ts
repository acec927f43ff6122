import type { Business } from '../business/business.ts';
import { ratedVehicles } from '../business/company-rates.ts';

/** The components that a text names on a line of its own, `{rates}`, and whether this owner's facts give them anything to show. */
export const directivesFor = (business: Business) => ({
  /** The owner's prices. */
  rates: ratedVehicles(business).length > 0,
  /** The yard's address, hours, papers and ways to pay. */
  yard: business.yard !== undefined,
  /** The people of the company, each with a sentence of their own. */
  people: (business.people ?? []).length > 0,
  /** What the company holds to. */
  principles: true,
  /** Links to other towing sites. */
  associations: business.otherTowingSites.length > 0,
  /** Memberships, certifications and awards. */
  recognition: (business.recognition ?? []).length > 0,
  /** The question where the car stopped, and the number to call there. */
  'who-to-call': true,
  /** The card for the cab of a fleet's truck. */
  'cab-card': true,
});

export type Directive = keyof ReturnType<typeof directivesFor>;
