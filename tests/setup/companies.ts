import { proofFacts, sampleFacts, weekdays } from './facts.ts';
import { businessWith } from './pages.ts';
import { provingCompanies } from './proving-companies.ts';
import { type RenderedSite, renderSite } from './rendered-site.ts';

const samples = ['textPhone', 'quoteFormId', 'otherTowingSites', 'license', 'insurance', 'operators'];
const rest = Object.fromEntries(Object.entries(sampleFacts).filter(([name]) => !samples.includes(name)));
const claims = sampleFacts.claims as object;
const rate = { flat: 97, perMile: 4.65, includedMiles: 6, winchingHalfHour: 83, storageDay: 43 };
const photos = Object.fromEntries(
  ['home', 'about', 'flatbed-towing', 'roadside-assistance'].map((slug) => [slug, `Cobalt truck of ours, ${slug}`]),
);

/** Made-up companies, each with the facts that are its own. */
export const companies = {
  township: {
    ...rest,
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
    ...rest,
    name: 'High Desert Night Tow',
    township: 'Bend',
    placeKind: 'city',
    url: 'https://highdeserttow.example.org/',
    phone: '+15419010142',
    address: { street: '9 Juniper Way', locality: 'Bend', region: 'OR', postalCode: '97701' },
    coordinates: { latitude: 44.06, longitude: -121.31 },
    towns: [{ name: 'Tumalo', latitude: 44.15, longitude: -121.33 }],
    hours: Object.fromEntries(['friday', 'saturday'].map((day) => [day, ['18:00', '02:00']])),
    claims: { ...claims, averageResponseMinutes: 47, payments: ['cash', 'Venmo'] },
    roads: ['US 97'],
  },
  pennsylvania: {
    ...rest,
    name: 'Three Rivers Towing',
    township: 'Pittsburgh',
    placeKind: 'city',
    url: 'https://threerivers.example.org/',
    phone: '+14129010142',
    address: { street: '77 Smallman Street', locality: 'Pittsburgh', region: 'PA', postalCode: '15222' },
    coordinates: { latitude: 40.44, longitude: -79.99 },
    towns: [{ name: 'Millvale', latitude: 40.48, longitude: -79.97 }],
    hours: { ...weekdays('07:00', '19:30'), holidays: 'closed' },
    claims: { ...claims, yearsInBusiness: undefined, since: 1987 },
    roads: ['I-376'],
    yard: {
      address: { street: '8 Lot Lane', locality: 'Etna', region: 'PA', postalCode: '15223' },
      ...{ releaseHours: 'Monday to Saturday, 7 a.m. to 7 p.m.', papers: ['photo ID'], payment: ['money orders'] },
    },
  },
  borough: {
    ...rest,
    ...proofFacts,
    name: 'Garden Borough Wreckers',
    township: 'Freehold',
    placeKind: 'borough',
    headline: 'The yellow door on South Street',
    url: 'https://gardenborough.example.org/',
    phone: '+17329030142',
    quoteFormId: 'gB7xQ2',
    address: { street: '31 South Street', locality: 'Freehold', region: 'NJ', postalCode: '07728' },
    coordinates: { latitude: 40.26, longitude: -74.27 },
    towns: [{ name: 'Englishtown', latitude: 40.3, longitude: -74.36 }],
    rates: { validFrom: '2026-07-01', car: rate, motorcycle: rate, heavy: rate },
    recognition: [{ name: 'Monmouth Towers Guild' }],
    roads: ['Route 537'],
    photos,
  },
  ...provingCompanies,
};

/** A company's facts, with none of the sample's. */
export const businessOf = (facts: object) =>
  businessWith({ ...Object.fromEntries(Object.keys(sampleFacts).map((name) => [name, undefined])), ...facts });

const rendered = new Map<string, RenderedSite>();

/** The whole site of one of them, its drawings too; rendered once. */
export async function siteOf(name: keyof typeof companies) {
  const site = rendered.get(name) ?? (await renderSite(businessOf(companies[name]), undefined, true));
  rendered.set(name, site);
  return site;
}
