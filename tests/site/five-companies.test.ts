import { describe, expect, test } from 'vitest';
import { sources } from '../../site/content/sources.ts';
import { proofFacts, sampleFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** Made-up companies by the README, each with the facts that are its own. */

const { textPhone: _, quoteFormId: __, otherTowingSites: ___, ...rest } = sampleFacts;
const claims = sampleFacts.claims as object;
const office = (from: string, to: string) =>
  Object.fromEntries(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [from, to]]));
const rate = { flat: 97, perMile: 4.65, includedMiles: 6, winchingHalfHour: 83, storageDay: 43 };
const photos = Object.fromEntries(
  ['home', 'about', 'flatbed-towing', 'roadside-assistance'].map((slug) => [slug, `Cobalt truck of ours, ${slug}`]),
);

const companies: Readonly<Record<string, object>> = {
  'two services in a township': {
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
  'a night company without toll roads': {
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
  'a company of one service that takes texts and mail': {
    ...rest,
    name: 'Quick Jump Roadside',
    township: 'Asbury Park',
    placeKind: 'city',
    url: 'https://quickjump.example.org/',
    phone: '+17329020142',
    textPhone: '+17329020143',
    email: 'dispatch@quickjump.example.org',
    address: { street: '4 Cookman Avenue', locality: 'Asbury Park', region: 'NJ', postalCode: '07712' },
    coordinates: { latitude: 40.22, longitude: -74.01 },
    towns: [{ name: 'Bradley Beach', latitude: 40.2, longitude: -74.01 }],
    services: ['roadside-assistance'],
    roads: ['Route 71'],
  },
  'a city outside New Jersey with office hours and no quote form': {
    ...rest,
    name: 'Three Rivers Towing',
    township: 'Pittsburgh',
    placeKind: 'city',
    url: 'https://threerivers.example.org/',
    phone: '+14129010142',
    address: { street: '77 Smallman Street', locality: 'Pittsburgh', region: 'PA', postalCode: '15222' },
    coordinates: { latitude: 40.44, longitude: -79.99 },
    towns: [{ name: 'Millvale', latitude: 40.48, longitude: -79.97 }],
    hours: { ...office('07:00', '19:30'), holidays: 'closed' },
    claims: { ...claims, yearsInBusiness: undefined, since: 1987 },
    roads: ['I-376'],
  },
  'a borough with reviews, rates, people and photos in every place': {
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
};

/** Facts of which several companies may have the same. */
const common = ['$schema', 'services', 'payments', 'roadsideJobs', 'hours', 'placeKind', 'label', 'role', 'date'];
/** The words of facts, wherever they stand, and a telephone number as pages write it. */
const wordsIn = (fact: unknown): string[] => {
  if (typeof fact === 'object' && fact !== null)
    return Object.entries(fact).flatMap(([name, value]) => (common.includes(name) ? [] : wordsIn(value)));
  if (typeof fact !== 'string' || fact.length < 5) return [];
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(fact) ?? [];
  return area ? [fact, `(${area}) ${office}-${line}`] : [fact];
};
const stands = (text: string, word: string) => {
  const literal = word.replaceAll('&', '&amp;').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u').test(text);
};
const textOf = ({ pages, files }: ReturnType<typeof renderSite>) =>
  [...pages.values(), ...files.values()].join('\n').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
const ownWords = new Map(
  [...Object.entries(companies), ['the sample', sampleFacts] as const].map(([name, facts]) => [
    name,
    new Set(wordsIn(facts)),
  ]),
);

describe.each(Object.entries(companies))('%s', (name, facts) => {
  const text = textOf(
    renderSite(
      businessWith({ ...Object.fromEntries(Object.keys(sampleFacts).map((key) => [key, undefined])), ...facts }),
    ),
  );
  const own = ownWords.get(name) ?? new Set();

  test('shows its own facts', () => {
    const { name, township, phone, url, roads, towns } = facts as Record<string, unknown>;
    const missing = wordsIn({ name, township, phone, url, roads, towns }).filter((word) => !stands(text, word));
    expect(missing).toEqual([]);
  });

  test('shows no fact of the others and none of the sample', () => {
    const others = [...ownWords].filter(([other]) => other !== name).flatMap(([, words]) => [...words]);
    // The title of a source names the place that it holds for.
    const register = JSON.stringify(sources);
    const foreign = others.filter((word) => !own.has(word) && !register.includes(word));
    expect(foreign.filter((word) => stands(text, word))).toEqual([]);
  });
});
