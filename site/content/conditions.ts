import type { Business } from '../business/business.ts';
import { type CamelCase, inCamelCase } from '../business/camel-case.ts';
import { isKnownPayment, payments, roadsideJobs } from '../business/company-claims.ts';
import { isRoundTheClock } from '../business/company-hours.ts';
import { credentialsOf } from '../business/credentials.ts';
import { hasSpanish } from '../business/languages.ts';
import { isLeftOut, samplePosts } from '../business/leave-out.ts';
import { serviceSlugs, servicesOf } from '../business/service-slugs.ts';
import { creditCards } from './payments.ts';
import { priceConditions } from './price-conditions.ts';
import type { StateData } from './state-schema.ts';

/** Those of which a fleet needs at least one. */
const fleetServices = ['heavy-duty-towing', 'flatbed-towing', 'long-distance-towing'] as const;

/**
 * What holds for this owner, by the names that words ask for: `{if quoteForm}…{end}`.
 * @param state what holds in the company's state only, where somebody has written it
 */
export function conditionsOf(business: Business, state?: StateData) {
  const { claims, quoteFormId, textPhone, otherTowingSites, recognition, yard, relayCalls } = business;
  const offered = servicesOf(business);
  const credentials = credentialsOf(business);
  const hasFleets = !isLeftOut(business, 'fleets') && fleetServices.some((slug) => offered.includes(slug));
  const jobs = offered.includes('roadside-assistance') ? (claims.roadsideJobs ?? []) : [];
  return {
    spanish: hasSpanish(business),
    quoteForm: Boolean(quoteFormId),
    textPhone: textPhone !== undefined,
    street: business.address.street !== undefined,
    otherTowingSites: otherTowingSites.length > 0,
    recognition: recognition !== undefined,
    licensed: credentials.includes('licensed'),
    insured: credentials.includes('insured'),
    certified: credentials.includes('certified'),
    credentials: credentials.length > 0,
    onHookLimit: business.insurance?.onHook !== undefined,
    story: business.story !== undefined,
    fleetPapers: business.fleet !== undefined,
    fleetTerms: hasFleets && business.fleet?.terms !== undefined,
    fleetContact: business.fleet?.contact !== undefined,
    email: business.email !== undefined,
    policeLists: business.policeLists !== undefined,
    rideAlong: business.rideAlong === true,
    noRides: business.rideAlong === false,
    ...priceConditions(business),
    yard: yard !== undefined,
    roads: business.roads !== undefined,
    relayCalls,
    stateWords: state !== undefined,
    tollRoads: (state?.tollRoads.length ?? 0) > 0,
    authorizedOnTollRoads: business.tollRoads,
    roundTheClock: isRoundTheClock(business.hours),
    office: business.office !== undefined,
    averageResponse: claims.averageResponseMinutes !== undefined,
    experience: claims.since !== undefined || claims.yearsInBusiness !== undefined,
    creditCards: creditCards(claims.payments) !== '',
    otherPayments: !claims.payments.every(isKnownPayment),
    waysToPay: claims.payments.some((way) => way !== 'insurance claims' && way !== 'payment plans'),
    towing: true,
    cars: true,
    fleets: hasFleets,
    motorcycles: !isLeftOut(business, 'motorcycles') && offered.includes('flatbed-towing'),
    ...byName(samplePosts, (slug) => !isLeftOut(business, 'blog') && !isLeftOut(business, slug)),
    ...byName(payments, (way) => claims.payments.includes(way)),
    ...byName(roadsideJobs, (job) => jobs.includes(job)),
    spareTireOrJumpStart: jobs.includes('spare tire') || jobs.includes('jump start'),
    ...byName(serviceSlugs, (slug) => offered.includes(slug)),
  };
}

export type Conditions = Readonly<ReturnType<typeof conditionsOf>>;

const byName = <Name extends string>(names: readonly Name[], holds: (name: Name) => boolean) =>
  Object.fromEntries(names.map((name) => [inCamelCase(name), holds(name)])) as Record<CamelCase<Name>, boolean>;
