import { sampleFacts } from './facts.ts';
import { businessWith } from './pages.ts';
import { type RenderedSite, renderSite } from './rendered-site.ts';

const samples = ['textPhone', 'quoteFormId', 'otherTowingSites', 'license', 'insurance', 'operators'];
const rest = Object.fromEntries(Object.entries(sampleFacts).filter(([name]) => !samples.includes(name)));
const claims = sampleFacts.claims as object & { payments: string[] };

/** Made-up companies, each with the facts that are its own: two with few, a truck's with prices and reviews, a heavy one's. */
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
  oneTruck: {
    name: 'Okafor Towing',
    township: 'Barnegat',
    url: 'https://okafortowing.example.org/',
    phone: '+16099010142',
    textPhone: '+16099010143',
    address: { locality: 'Barnegat', region: 'NJ', postalCode: '08005' },
    coordinates: { latitude: 39.76, longitude: -74.22 },
    towns: [
      { name: 'Manahawkin', latitude: 39.69, longitude: -74.26 },
      { name: 'Forked River', latitude: 39.84, longitude: -74.19 },
    ],
    services: ['emergency-towing-service', 'flatbed-towing', 'car-towing', 'roadside-assistance', 'junk-car-removal'],
    leaveOut: ['fleets', 'motorcycles'],
    relayCalls: true,
    claims: {
      ...{ averageResponseMinutes: 35, serviceAreaMiles: 18, flatbedPounds: 9500, since: 2014 },
      payments: claims.payments.filter((way) => !/insurance|plans|Discover/.test(way)),
      roadsideJobs: ['jump start', 'spare tire', 'lockout'],
    },
    roads: ['Route 72'],
    headline: 'One truck, one driver, one number',
    story:
      'I bought my rollback in 2014 with the money from my night shifts and parked it in my own driveway. I still drive every tow myself, so the voice on the phone is the person who loads your car.',
    people: [
      { name: 'Chidi Okafor', role: 'owner and driver', words: 'If I’m far away, I’ll tell you who is closer.' },
    ],
    trucks: [{ name: 'The Hino', kind: '2019 rollback, 21 feet', capacity: 'up to 9,500 pounds' }],
    license: [{ label: 'USDOT number', value: '3344556', url: 'https://carriers.example.net/3344556' }],
    insurance: { insurer: 'Pinelands Mutual', onHook: 75_000 },
    rideAlong: true,
    rates: {
      validFrom: '2026-09-01',
      car: { flat: 115, perMile: 5.25, includedMiles: 7, afterHours: 0, winchingHalfHour: 85, dryRun: 45 },
      roadside: { jumpStart: 68, spareTire: 78, lockout: 88 },
      ...{ visitCounts: true, junk: { pays: 175 }, cardFee: 0 },
    },
    reviews: [
      {
        text: 'He said forty minutes and $141. It was thirty-eight minutes and $141.',
        ...{ name: 'Renata P.', date: '2026-08', url: 'https://maps.app.goo.gl/renata', agreed: true },
      },
      {
        text: 'Lowered Miata, not a scratch on it. He put boards under the bumper without being asked.',
        ...{ name: 'Theo', date: '2026-05', url: 'https://maps.app.goo.gl/theo', agreed: true },
      },
      {
        text: 'Jumped my car in the rain and wouldn’t take the tip.',
        ...{ name: 'Mrs. Alvarado', date: '2026-02', url: 'https://maps.app.goo.gl/alvarado', agreed: true },
      },
    ],
    reviewsUrl: 'https://g.page/r/okafor',
    reviewUrl: 'https://g.page/r/okafor/review',
  },
  heavy: {
    name: 'Caprock Heavy Recovery',
    legalName: 'Caprock Recovery Partners LLC',
    township: 'Amarillo',
    placeKind: 'city',
    url: 'https://caprockheavy.example.org/',
    phone: '+18069010142',
    email: 'dispatch@caprockheavy.example.org',
    address: { street: '4100 Pullman Road', locality: 'Amarillo', region: 'TX', postalCode: '79111' },
    coordinates: { latitude: 35.2, longitude: -101.83 },
    towns: [
      { name: 'Canyon', latitude: 34.98, longitude: -101.92 },
      { name: 'Dumas', latitude: 35.86, longitude: -101.97 },
    ],
    services: ['car-towing', 'heavy-duty-towing', 'long-distance-towing', 'accident-recovery'],
    relayCalls: true,
    claims: {
      ...{ serviceAreaMiles: 90, heavyDutyPounds: 140_000, longDistanceMiles: 900, since: 1991 },
      payments: ['Visa', 'MasterCard', 'insurance claims', 'payment plans', 'Comchek'],
    },
    roads: ['I-40', 'I-27'],
    headline: 'Heavy recovery for the Panhandle since 1991',
    story:
      'Three of us left the oil fields in 1991 with one used wrecker and a contract nobody else wanted. Today four heavy units leave this yard, and the man who signs your invoice has lain under more trailers than he can count.',
    people: [
      { name: 'Dale Whitlock', role: 'recovery supervisor', words: 'Send me a picture before you send me a truck.' },
    ],
    trucks: [
      { name: 'Unit 41', kind: '60-ton rotator', capacity: 'up to 120,000 pounds', isHeavy: true },
      { name: 'Unit 36', kind: '50-ton wrecker', capacity: 'up to 100,000 pounds', isHeavy: true },
      { name: 'Unit 22', kind: 'lowboy and tractor', capacity: 'up to 80,000 pounds', isHeavy: true },
    ],
    license: [{ label: 'Texas TDLR tow company', value: '0065501', url: 'https://tdlr.example.net/0065501' }],
    operators: [{ name: 'WreckMaster 6/7A' }, { name: 'TRAA Level 3' }],
    insurance: { insurer: 'High Plains Casualty', onHook: 500_000, cargo: 350_000 },
    policeLists: ['Potter County', 'Randall County'],
    fleet: {
      ...{ usdot: '778812', certificate: 'https://coi.example.net/caprock', w9: 'https://coi.example.net/caprock-w9' },
      ...{ accountsEmail: 'ar@caprockheavy.example.org', payUrl: 'https://pay.example.net/caprock' },
      terms: 'Net 30 for fleets on file. PO number on every invoice.',
      contact: { name: 'Lupe Serrano', role: 'fleet desk', phone: '+18069010155' },
    },
    rates: {
      validFrom: '2026-10-15',
      heavy: {
        flat: 425,
        perMile: 9.5,
        winchingHalfHour: 240,
        waitingHalfHour: 110,
        afterHours: 125,
        dryRun: 200,
        storageDay: 85,
      },
      billed: ['FleetNet America', 'Ryder Roadside'],
    },
    recognition: [{ name: 'Southwest Tow Operators' }],
  },
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
