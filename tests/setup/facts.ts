import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmable } from '../../site/business/business.ts';

/** The sample's facts, so that the tests don't depend on the owner's. */
export const factsFile = 'site/business/sample.json';

/** The same as parsed JSON. */
export const sampleFacts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(factsFile, 'utf8'));

/** Writes a company's facts into its folder. @returns their file */
export function writeFacts(folder: string, facts: object): string {
  const file = join(folder, 'business.json');
  writeFileSync(file, JSON.stringify(facts));
  return file;
}

/** The sample's facts with Spanish. */
export const bilingualFacts = {
  ...sampleFacts,
  languages: ['en', { code: 'es', readBy: 'Ana Ruiz', answered: true }],
  claims: { ...(sampleFacts.claims as object), yearsInBusiness: { en: 'over a decade', es: 'más de diez años' } },
  license: [{ label: { en: 'Towing license', es: 'Licencia de grúa' }, value: '0000000' }],
};

/** The facts of the site under a sub-path, without optional ones. */
export const subPathFacts = {
  ...sampleFacts,
  url: 'https://example.com/tow/',
  ...{ textPhone: undefined, quoteFormId: undefined, otherTowingSites: [] },
};

/** Leaves out optional facts whose samples a release refuses. */
export const noSamples = { textPhone: undefined, license: undefined, insurance: undefined, operators: undefined };

/** Facts that a release accepts; only one service, to build fast. */
export const ownFacts = {
  ...sampleFacts,
  ...noSamples,
  name: 'Elm Street Towing',
  url: 'https://elmstreettowing.com/',
  phone: '+17329010142',
  address: { street: '12 Elm Street', locality: 'Howell', region: 'NJ', postalCode: '07731' },
  coordinates: { latitude: 40.18, longitude: -74.21 },
  quoteFormId: 'wkv1Ab',
  services: ['car-towing'],
  confirmed: confirmable,
};

const review = (name: string, date: string, url: string, text: string) => ({ text, name, date, url, agreed: true });
const inBoth = (en: string, es: string) => ({ en, es });
const rate = {
  ...{ flat: 95, perMile: 4.5, includedMiles: 5, afterHours: 35, winchingHalfHour: 75, waitingHalfHour: 40 },
  ...{ dollies: 30, dryRun: 50, storageDay: 40 },
};
/** Every price that an owner can give. */
export const everyRate = {
  validFrom: '2026-07-01',
  ...{ car: rate, motorcycle: rate, heavy: { ...rate, flat: 350, perMile: 8 } },
  roadside: { jumpStart: 65, spareTire: 75, fuel: 70, lockout: 85, shortPull: 95 },
  ...{ visitCounts: true, junk: { pays: 150 }, cardFee: 3, billed: ['AAA', 'Agero'] },
};
/** Every fact that an owner can give except hours and an office, in two languages. */
export const everyFact = {
  ...bilingualFacts,
  legalName: 'Elm Street Recovery Holdings LLC',
  secondPhone: '+18009010199',
  address: { ...(sampleFacts.address as object), coordinates: { latitude: 40.16543, longitude: -74.20987 } },
  claims: {
    ...bilingualFacts.claims,
    payments: [...(sampleFacts.claims as { payments: string[] }).payments, 'Venmo', inBoth('checks', 'cheques')],
  },
  license: [
    { label: inBoth('Towing license', 'Seguro'), value: '1112223', url: 'https://license.example/1112223' },
    { label: inBoth('Insured by', 'Seguro'), value: 'Garden Mutual' },
  ],
  story: inBoth(
    'My father bought his first wrecker in 1987 and parked it behind the house on Elm Street. Two of us drive today, and we still answer every call ourselves.',
    'Mi padre compró su primera grúa en 1987 y la estacionaba detrás de la casa. Hoy somos dos y seguimos contestando cada llamada.',
  ),
  trucks: [
    { name: 'Unit 7', kind: inBoth('rollback', 'plataforma'), capacity: inBoth('10,000 pounds', '10,000 libras') },
    {
      ...{ name: 'Big Red', kind: inBoth('50-ton rotator', 'rotator de 50 toneladas') },
      ...{ capacity: inBoth('75,000 pounds', '75,000 libras'), isHeavy: true },
    },
  ],
  insurance: { insurer: 'Garden Mutual', onHook: 100_000, cargo: 250_000 },
  operators: [{ name: 'TRAA Level 2', url: 'https://traaonline.com/' }],
  fleet: {
    ...{ usdot: '1112223', certificate: 'https://insurer.example/1112223', w9: 'https://elm.example/w-9' },
    ...{ accountsEmail: 'accounts@elmstreettowing.com', payUrl: 'https://pay.elm.example/' },
    terms: inBoth('Net 30, with a PO number on every invoice.', 'A 30 días, con el número de orden en cada factura.'),
    contact: { name: 'Ann Kowalski', role: inBoth('fleet accounts', 'flotillas'), phone: '+17329010144' },
  },
  policeLists: ['Howell', 'Freehold'],
  rideAlong: true,
  people: [
    {
      name: 'Ann Kowalski',
      role: inBoth('owner', 'de la casa'),
      words: inBoth(
        'My brother drives nights, I drive days, and one of us picks up the phone.',
        'Mi hermano maneja de noche, yo de día, y uno de los dos contesta.',
      ),
    },
    { name: 'Luis Ortega', role: inBoth('lead driver', 'de la casa') },
  ],
  reviews: [
    review(
      'Dana',
      '2026-03',
      'https://maps.app.goo.gl/a',
      'Blown tire on 195 at 1 a.m. with two kids. He was there in 25 minutes.',
    ),
    review(
      'Jen',
      '2025-11',
      'https://www.facebook.com/b',
      'Quoted a price on the phone, and charged that. It never happens.',
    ),
    review(
      'Sam',
      '2025-10',
      'https://www.towtalk.example/c',
      'They told me to try the dealer first, because it was free. Kept the number.',
    ),
  ],
  reviewsUrl: 'https://g.page/r/a',
  reviewUrl: 'https://g.page/r/a/review',
  profiles: ['bbb.org/us/nj', 'instagram.com', 'linkedin.com', 'nextdoor.com', 'yelp.com', 'youtube.com'].map(
    (place) => `https://www.${place}/a`,
  ),
  roads: ['US 9', 'I-195'],
  notice: {
    text: inBoth('Snow: allow an hour.', 'Nieve: cuente con una hora.'),
    until: '9999-12-31',
  },
  recognition: [{ name: 'GSTA member', url: 'https://gsta.org/' }],
  rates: everyRate,
  yard: {
    address: sampleFacts.address,
    releaseHours: inBoth('Monday to Friday, 8 a.m. to 6 p.m.', 'De lunes a viernes, de 8 a. m. a 6 p. m.'),
    papers: [inBoth('driver’s license', 'licencia de conducir'), inBoth('registration', 'registro')],
    payment: ['cash', 'debit cards'],
  },
  email: 'office@elmstreettowing.com',
};

/** The same hours on each day of the week. */
export const everyDay = (from: string, to: string) =>
  Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map((day) => [`${day}day`, [from, to]]));
/** Those from Monday to Friday. */
export const weekdays = (from: string, to: string) => ({
  ...everyDay(from, to),
  saturday: undefined,
  sunday: undefined,
});
/** A text with plain spaces in place of those that keep a figure and its `a.m.` on one line. */
export const spaced = (text: string | null = '') => (text ?? '').replaceAll('\u00a0', ' ');
/** What is said of a company that never closes. */
export const always = '24 hours a day, 365 days a year';
