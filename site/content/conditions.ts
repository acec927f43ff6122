import type { Business } from '../business/business.ts';
import { hasSpanish } from '../business/company.ts';
import { roadsideJobs } from '../business/company-claims.ts';
import { credentialsOf } from '../business/credentials.ts';
import { servesFleets, serviceSlugs, towsMotorcycles } from '../business/services.ts';

/**
 * Whether what a text can ask for with `{if=name}` is true of this owner. Texts can ask for any fact and component, too: these
 * are the names that aren't one.
 */
export function conditionsOf(business: Business) {
  const { claims, fleet, services } = business;
  return {
    spanish: hasSpanish(business),
    quoteForm: Boolean(business.quoteFormId),
    street: business.address.street !== undefined,
    licensed: credentialsOf(business).includes('licensed'),
    fleetTerms: servesFleets(business) && fleet?.terms !== undefined,
    nameOnTrucks: business.nameOnTrucks === true,
    noRides: business.rideAlong === false,
    authorizedOnTollRoads: business.tollRoads,
    fleets: servesFleets(business),
    motorcycles: towsMotorcycles(business),
    ...byName(roadsideJobs, claims.roadsideJobs ?? []),
    ...byName(serviceSlugs, services),
  };
}

const byName = (names: readonly string[], held: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, held.includes(name)]));
