import type { Business } from '../business/business.ts';
import { ratedVehicles } from '../business/prices.ts';
import { serviceSlugs, servicesOf } from '../business/service-slugs.ts';
import { creditCards } from './facts.ts';
import type { StateData } from './front-matter.ts';

/**
 * What holds for this owner, by the names that words ask for: `{if quoteForm}…{end}`.
 * @param state what holds in the company's state only, where somebody has written it
 */
export function conditionsOf(business: Business, state?: StateData): Readonly<Record<string, boolean>> {
  const { claims, quoteFormId, textPhone, otherTowingSites, recognition, yard, relayCalls } = business;
  const offered = servicesOf(business);
  const pays = (way: (typeof claims.payments)[number]) => claims.payments.includes(way);
  const does = (job: (typeof claims.roadsideJobs)[number]) => claims.roadsideJobs.includes(job);
  return {
    quoteForm: Boolean(quoteFormId),
    textPhone: textPhone !== undefined,
    otherTowingSites: otherTowingSites.length > 0,
    recognition: recognition !== undefined,
    rates: ratedVehicles(business).length > 0,
    yard: yard !== undefined,
    relayCalls,
    stateWords: state !== undefined,
    tollRoads: (state?.tollRoads.length ?? 0) > 0,
    cash: pays('cash'),
    creditCards: creditCards(business).length > 0,
    debitCards: pays('debit cards'),
    insuranceClaims: pays('insurance claims'),
    paymentPlans: pays('payment plans'),
    jumpStart: does('jump start'),
    spareTire: does('spare tire'),
    fuel: does('fuel'),
    lockout: does('lockout'),
    shortPull: does('short pull'),
    ...Object.fromEntries(serviceSlugs.map((slug) => [slug, offered.includes(slug)])),
  };
}
