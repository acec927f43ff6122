import type { Business } from './business.ts';
import { type ServiceSlug, servicesOf } from './service-slugs.ts';

const asInSample = (value: unknown, sample: unknown) =>
  String(value) === String(sample) && `still ${Array.isArray(sample) ? 'the list' : sample}, as in the sample`;
const ofService = (business: Business, slug: ServiceSlug, value: unknown, sample: unknown) =>
  servicesOf(business).includes(slug) && asInSample(value, sample);
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** Why somebody has to look at a fact that may be true as it is, as the middle of a sentence; false where nobody has to. */
const reasons: Readonly<Record<string, (business: Business) => string | false>> = {
  headline: ({ headline, reviews, recognition }) =>
    !(headline ?? reviews ?? recognition) &&
    'left out, so the home page says "most trusted" with no review and no award beside it',
  township: ({ township, address: { locality } }) =>
    township.toLowerCase() !== locality.toLowerCase() && `"${township}", though the address is in ${locality}`,
  towns: ({ towns }) =>
    asInSample(names(towns), [
      ...['Freehold', 'Marlboro', 'Manalapan', 'Colts Neck'],
      ...['Jackson', 'Brick', 'Lakewood', 'Toms River'],
    ]),
  roads: ({ roads }) => asInSample(roads, ['US 9', 'I-195', 'Route 33', 'Route 34', 'Route 79', 'Route 547']),
  'claims.averageResponseMinutes': ({ claims }) => asInSample(claims.averageResponseMinutes, 30),
  'claims.heavyDutyPounds': (business) =>
    ofService(business, 'heavy-duty-towing', business.claims.heavyDutyPounds, 75_000),
  'claims.flatbedPounds': (business) => ofService(business, 'flatbed-towing', business.claims.flatbedPounds, 10_000),
  'claims.longDistanceMiles': (business) =>
    ofService(business, 'long-distance-towing', business.claims.longDistanceMiles, 500),
  'claims.yearsInBusiness': ({ claims }) => asInSample(claims.yearsInBusiness, 'over a decade'),
  'claims.serviceAreaMeters': ({ claims }) => asInSample(claims.serviceAreaMeters, 25_000),
  'claims.payments': ({ claims }) =>
    asInSample(claims.payments, [
      ...['cash', 'Visa', 'MasterCard', 'American Express', 'Discover'],
      ...['debit cards', 'insurance claims', 'payment plans'],
    ]),
  'claims.roadsideJobs': (business) =>
    ofService(business, 'roadside-assistance', business.claims.roadsideJobs, [
      ...['jump start', 'spare tire', 'fuel', 'lockout', 'short pull'],
    ]),
  relayCalls: ({ relayCalls }) => relayCalls && 'true, so your dispatchers have to have been told to take 711 calls',
  otherTowingSites: ({ otherTowingSites }) =>
    asInSample(names(otherTowingSites), [
      'Garden State Towing Association',
      'Towing and Recovery Association of America',
    ]),
};

/** The names by which an owner confirms them. */
export const confirmable = Object.keys(reasons);

/** The names of the fields that nobody has changed or confirmed. */
export const unconfirmedFields = (business: Business): readonly string[] =>
  confirmable.filter((field) => reasons[field]?.(business) && !business.confirmed?.includes(field));

/** A sentence for each of them, with what the owner can do. */
export const unconfirmedFaults = (business: Business, file: string): readonly string[] =>
  unconfirmedFields(business).map(
    (field) =>
      `${file}: ${field} is ${reasons[field]?.(business)}. Change it, or add "${field}" to "confirmed" if it is true of your company.`,
  );
