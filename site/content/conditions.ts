import type { Business } from '../business/business.ts';
import { hasSpanish } from '../business/company.ts';
import { roadsideJobs } from '../business/company-claims.ts';
import { isRoundTheClock } from '../business/company-hours.ts';
import { credentialsOf } from '../business/credentials.ts';
import { priceRange, ratedVehicles } from '../business/prices.ts';
import { servesFleets, serviceSlugs, towsMotorcycles } from '../business/services.ts';

/**
 * What holds for this owner and is no fact that a text prints, by the names that texts ask for: `{if=quoteForm}`. A fact holds where
 * it is given.
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
    /** Prices of a tow or a visit. */
    rates: priceRange(business) !== undefined,
    towRates: ratedVehicles(business).length > 0,
    authorizedOnTollRoads: business.tollRoads,
    roundTheClock: isRoundTheClock(business.hours),
    fleets: servesFleets(business),
    motorcycles: towsMotorcycles(business),
    ...byName(roadsideJobs, claims.roadsideJobs ?? []),
    ...byName(serviceSlugs, services),
  };
}

const byName = (names: readonly string[], held: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, held.includes(name)]));
