import type { Business } from '../business/business.ts';
import { priceRange, ratedJobs, ratedVehicles } from '../business/prices.ts';
import { servicesOf } from '../business/service-slugs.ts';

/** Whether the owner gives prices, by the names that words ask for. */
export function priceConditions(business: Business) {
  const { rates } = business;
  const jobs = ratedJobs(business);
  const [first] = ratedVehicles(business);
  return {
    /** Of a tow or a visit. */
    rates: priceRange(business) !== undefined,
    towRates: first !== undefined,
    dryRunPrice: first?.rate.dryRun !== undefined,
    cardFee: rates?.cardFee !== undefined,
    visitPrice: rates?.visitCounts !== undefined && jobs.length > 0,
    junkPrice: rates?.junk !== undefined && servicesOf(business).includes('junk-car-removal'),
    billed: rates?.billed !== undefined,
  };
}
