import { noSamples, sampleFacts } from './facts.ts';

const few = { ...sampleFacts, ...noSamples, quoteFormId: undefined, otherTowingSites: undefined };

/** Two made-up companies with few facts, none of them the sample's: one in New Jersey and one in Oregon. */
export const companies = {
  township: {
    ...few,
    name: 'Łukasz & Sons Recovery',
    township: 'Wall',
    url: 'https://lukasztow.example.org/tow/',
    phone: '+17329010142',
    address: { street: '12 Elm Street', locality: 'Wall', region: 'NJ', postalCode: '07719' },
    coordinates: { latitude: 40.16, longitude: -74.08 },
    towns: [{ name: 'Sea Girt', latitude: 40.13, longitude: -74.03 }],
    services: ['flatbed-towing', 'car-towing'],
    roads: ['Route 138'],
  },
  night: {
    ...few,
    name: 'High Desert Night Tow',
    township: 'Bend',
    placeKind: 'city',
    url: 'https://highdeserttow.example.org/',
    phone: '+15419010142',
    address: { street: '9 Juniper Way', locality: 'Bend', region: 'OR', postalCode: '97701' },
    coordinates: { latitude: 44.06, longitude: -121.31 },
    towns: [{ name: 'Tumalo', latitude: 44.15, longitude: -121.33 }],
    hours: Object.fromEntries(['friday', 'saturday'].map((day) => [day, ['18:00', '02:00']])),
    claims: { ...(sampleFacts.claims as object), averageResponseMinutes: 47, payments: ['cash', 'Venmo'] },
    roads: ['US 97'],
  },
};
