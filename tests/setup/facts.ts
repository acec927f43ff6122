import { readFileSync } from 'node:fs';

/** The suite's own facts, so that it says the same whatever stands in the owner's. */
export const factsFile = 'tests/setup/business.json';

/** The same as JSON has them. */
export const sampleFacts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(factsFile, 'utf8'));

const { textPhone: _, ...rest } = sampleFacts;
/** Facts that no release takes for samples, of a company of one service, as each page of a build takes its time. */
export const ownFacts = {
  ...rest,
  name: 'Elm Street Towing',
  url: 'https://elmstreettowing.com/',
  phone: '+17329010142',
  address: { street: '12 Elm Street', locality: 'Howell', region: 'NJ', postalCode: '07731' },
  coordinates: { latitude: 40.18, longitude: -74.21 },
  quoteFormId: 'wkv1Ab',
  services: ['car-towing'],
  confirmed: [
    ...['headline', 'towns', 'roads', 'claims.averageResponseMinutes', 'claims.yearsInBusiness'],
    ...['claims.serviceAreaMeters', 'claims.payments', 'relayCalls', 'otherTowingSites'],
  ],
};
