import { describe, expect, test } from 'vitest';
import { fieldName } from '../../build/problem.ts';
import { businessSchema, confirmable } from '../../site/business/business.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { hasSpanish } from '../../site/business/company.ts';
import { entriesOf } from '../../site/business/fields-in.ts';
import { practices } from '../../site/business/practices.ts';
import { checkRelease } from '../../site/business/release.ts';
import { serviceSlugs } from '../../site/business/services.ts';
import { everyFact, ownFacts, sampleFacts } from '../setup/facts.ts';
import { business, businessWith } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';

const errorsOf = (changes: object) => formatted(checkBusiness({ ...business, ...changes }).problems);

const town = (name: string, latitude: number) => ({ name, latitude, longitude: -74.28 });

const full = businessWith({
  ...everyFact,
  hours: { monday: ['06:00', '22:00'] },
  office: { sunday: ['00:00', '24:00'] },
});

/** The only error of the full facts with another value in the field at a path; `undefined` leaves it out. */
function lineWith(path: string, value: unknown): string {
  const facts = JSON.parse(JSON.stringify(full));
  const steps = path.split('.');
  const owner = steps.slice(0, -1).reduce((inner, step) => inner[step], facts);
  Object.assign(owner, { [steps.at(-1) ?? '']: value });
  const lines = formatted(checkBusiness(JSON.parse(JSON.stringify(facts))).problems);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('correct facts are accepted unchanged', () => {
  expect(checkBusiness(full).data).toEqual(full);
});

describe('a wrong fact gives one line with field, what was found, what is expected, and an example', () => {
  const wrong = {
    phone: ['', '1-800-TOW-TRUK', '+1732555014', '(732) 555-1234', '(732) 555-0142 x5', '(132) 234-5678'],
    textPhone: [5, '(792) 234-5678', '(370) 234-5678', '(555) 234-5678', '(732) 911-5678', '(732) 123-4567'],
    relayCalls: ['yes'],
    name: ['X', 'N'.repeat(61), 'Tow\u202EgniwoT', '日本 Towing 日', 'Tow 🚚', 'Tow e\u0338'],
    roads: [['東京']],
    township: ['How\nell', 'Ховелл', 'Howell Township', 'Bend township', 'Township of Ocean', 'Brick Twp.'],
    url: ['http://www.example.com/', 'https://www.example.com/?a=b', 'https://www.example.com/../x/', 'javascript:a'],
    quoteFormId: ['a b'],
    towns: [[], 'Freehold', ring(21), [{ name: 'Freehold', latitude: 40.26, longitude: 74.28 }]],
    photos: [[]],
    brandColor: ['orange', '#fb24', 'ffb21a'],
    placeKind: ['hamlet'],
    services: [[], ['flatbed-towing', 'flatbed-towing'], 'car-towing', ['car-wash']],
    hours: ['24/7', {}, { holidays: 'closed' }],
    email: ['office', 'me@x'],
    copyrightYear: ['2024', 24],
    profiles: [['facebook.com/us']],
    notice: [{ text: 'Snow tonight: allow an hour.', until: '2/15/2026' }],
    'claims.averageResponseMinutes': [0, 29.5],
    'claims.payments': [[], 'cash'],
    'rates.validFrom': [undefined, '2026-02-30', '01/01/2026'],
    'rates.car.flat': [0, -5, 95.999],
    'rates.car.dryRun': [-1, 'free'],
    'rates.junk': [{}, { pays: 100, pickup: 0 }],
    'rates.cardFee': ['3%', 11],
    fleet: [{}],
    'fleet.certificate': ['http://a.example/coi.pdf', 'insurance.pdf', '/../coi.pdf', 'javascript:a'],
    'fleet.contact': [{ name: 'Ann' }],
    'yard.address.postalCode': ['97701'],
    'yard.payment': [['x']],
  };
  test.each(
    Object.entries(wrong).flatMap(([field, values]) => values.map((value): [string, unknown] => [field, value])),
  )('%s: %j', (field, value) => {
    const line = lineWith(field, value);
    expect(line).toMatch(
      new RegExp(`^"${field}(?:[[.].*)?" is(?:n’t)? .+\\. [A-Z].+(?:, such as|Example:|In the file:).+\\.$`),
    );
    if (value && typeof value !== 'object')
      expect(line).toContain(`is ${JSON.stringify(value).replace('\u202E', '\\u202e').slice(0, 57)}`);
  });

  const sentences: readonly [field: string, value: unknown, told: string | string[]][] = [
    ['phone', undefined, '"phone" is missing. Expected a US phone number of ten digits'],
    ['phone', '(732)\u200b 555-0142', 'is "(732)\\u200b 555-0142". Expected a US phone number'],
    ['textPhone', '', 'If you have none, leave the field out.'],
    ['claims.since', 1998, 'Give either "since" or "yearsInBusiness", not both.'],
    ['claims.heavyDutyPounds', '75,000', 'Expected a whole number from 26,000 to 200,000, such as 75000.'],
    ['claims.payments', ['cash', 'debit card'], 'Use the usual words for it: debit cards.'],
    ['claims.heavyDutyPounds', undefined, 'if you don’t, leave it out of "services".'],
    ['towns', [town('Wall', 40.26), town('Ely', 47.9)], 'List each town around yours once'],
    ['towns', [town('Brick', 40.26), town('BRICK', 40.3)], '"towns[1]" lists "BRICK" again'],
    ['address.coordinates', { latitude: 40.17, longitude: -74.20013 }, 'Expected degrees with 5'],
    [
      'address',
      {
        ...{ locality: 'Howell', region: 'NJ', postalCode: '07731' },
        coordinates: { latitude: 40.17021, longitude: -74.20013 },
      },
      ['"address.coordinates" is an object', 'Add a "street" too. If customers don’t come to you, leave these out'],
    ],
    ['hours.monday', ['6:00', '22:00'], 'Expected a time, such as 06:00.'],
    ['hours.monday', ['06:00', '06:00'], 'is a list of 2. Give two different times'],
    [
      'reviews.1.agreed',
      undefined,
      '"reviews[1].agreed" is missing. Expected a yes, once you have asked the customer.',
    ],
    ['reviews.1.date', '3/2026', 'Expected a month, such as 2026-03.'],
    ['confirmed', ['claims.heavyPounds'], 'Did you mean "claims.heavyDutyPounds"?'],
    ['awning', '1', ['"awning" isn’t a field here. Expected "', 'or one', ' more.']],
    ['adress', '1', '"adress" isn’t a field here. Did you mean "address"?'],
  ];
  test.each(sentences)('%s: %j: %s', (field, value, told) => {
    const line = lineWith(field, value);
    for (const words of [told].flat()) expect(line).toContain(words);
  });
});

test('a mistyped field is reported once, with the name that was meant', () => {
  expect(errorsOf({ phone: undefined, phnoe: '(732) 555-0142' })).toEqual([
    '"phnoe" isn’t a field here. Did you mean "phone"?',
  ]);
});

test('faults that concern several fields are reported beside those of other fields', () => {
  const claims = { ...business.claims, flatbedPounds: undefined };
  const lines = errorsOf({ phone: '1', towns: [town('Miami', 25.7)], claims });
  expect(lines.map((line) => line.match(/"[^"]+"/)?.[0])).toEqual(['"phone"', '"towns[0]"', '"claims.flatbedPounds"']);
});

/** Towns around the sample's center. */
function ring(count: number) {
  return Array.from({ length: count }, (_, index) => town(`Town ${index}`, 40.2 + index / 100));
}

describe('correct facts are accepted:', () => {
  test.each([
    ...['(732) 555-0142', '(732)555-0142', '732.555.0142', '732-555-0142', '732 555 0142', '7325550142'],
    ...['1-732-555-0142', '1 (732) 555-0142', '+1 732 555 0142', '+1 (732) 555-0142', '732 – 555 – 0142'],
  ])('a phone number as Americans write it: %s', (phone) => {
    const e164 = { phone: '+17325550142', textPhone: '+17325550142' };
    expect(businessWith({ phone, textPhone: phone })).toMatchObject(e164);
  });

  test.each([
    ...[' ', '\u00a0', '\u202a', '\u202c', '\u202d', '\u2066', '\u2069'],
    ...['\u200e', '\u200f', '\u200b', '\u2060', '\ufeff', '\u00ad'],
  ])('a fact with the spaces and invisible signs that a clipboard adds: %j', (sign) => {
    const written = { phone: '(732) 555-0142', email: 'me@a.example', name: 'Elm Towing', url: 'https://a.example/' };
    const copied = Object.entries(written).map(([name, value]) => [name, sign + value + sign]);
    expect(businessWith(Object.fromEntries(copied))).toEqual(businessWith(written));
  });

  test.each(['OR 97701', 'PA 15222', 'DC 20500', 'AK 99501', 'NY 00501', 'TX 73301', 'WY 83414'])(
    'a ZIP code only in its state: %s',
    (place) => {
      const [region = '', postalCode] = place.split(' ');
      expect(errorsOf({ address: { ...business.address, region, postalCode } })).toEqual([]);
      const [line = '', ...others] = errorsOf({ address: { ...business.address, region } });
      expect(others).toEqual([]);
      expect(line).toContain(`Expected a ZIP code in ${region}, where they begin with`);
      const [, example = ''] = /such as (\d{5})\.$/.exec(line) ?? [];
      expect(errorsOf({ address: { ...business.address, region, postalCode: example } })).toEqual([]);
    },
  );

  test.each([
    ...['Łukasz & Żółć Towing', 'Kovács Vontató', 'Nguyễn Bros.', 'N'.repeat(60)].map((name) => ({ name })),
    { township: 'Łódź' },
    { placeKind: 'city', headline: 'Howell’s own tow truck' },
    // A notice may have 140 characters, and an emoji counts as one.
    { notice: { text: `Snow${'🚚'.repeat(136)}`, until: '9999-12-31' } },
    { towns: ring(20) },
    // 143 miles away.
    { towns: [{ name: 'Baltimore', latitude: 39.29, longitude: -76.61 }] },
    { claims: { ...business.claims, payments: ['Visa', 'cash', 'Venmo', 'Zelle', 'checks'] } },
    { recognition: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }, { name: 'Certified' }] },
  ])('%j', (changes) => expect(businessWith(changes)).toMatchObject(changes));

  test('services in any order, or all if left out', () => {
    expect(business.services).toEqual(serviceSlugs);
    expect(businessWith({ services: serviceSlugs.toReversed() }).services).toEqual(serviceSlugs);
  });
});

test('a town farther away than the company says it goes is reported with its miles, and doesn’t stop a release', () => {
  const towns = [town('Freehold', 40.26), { name: 'Toms River', latitude: 39.95, longitude: -74.2 }];
  const problems = checkRelease(
    businessWith({ towns, claims: { ...business.claims, serviceAreaMiles: 12 } }),
    '2026-11-23',
  );
  const outside = problems.filter(({ path }) => path?.[0] === 'towns');
  expect(outside.map(({ message, blocks }) => [message, blocks])).toEqual([
    ['Toms River is 15.2 miles from the middle of your area, farther than your site says you go.', undefined],
  ]);
});

test.each<[object, readonly string[]]>([
  [{}, []],
  [{ languages: ['en', { code: 'es', readBy: 'Ana Ruiz', answered: true }] }, []],
  [{ languages: ['en', { code: 'es', answered: true }] }, ['"languages[1].readBy" is missing. Say who has read the']],
  [{ languages: ['en', { code: 'es', readBy: 'Ana Ruiz' }] }, ['"languages[1].answered" is missing. Confirm that you']],
])('what keeps Spanish from a release: %j', (changes, expected) => {
  const both = { en: 'over a decade', es: 'más de diez años' };
  const license = [{ label: { en: 'State license', es: 'Licencia estatal' }, value: '71' }];
  const facts = { ...changes, license, claims: { ...business.claims, yearsInBusiness: both } };
  const untranslated = (changes: object) =>
    formatted(checkRelease(businessWith(changes), '2026-11-23').filter(({ blocks }) => blocks === 'untranslated'));
  const lines = untranslated(facts);
  expect(lines.map((line, index) => line.slice(0, expected[index]?.length ?? 99))).toEqual(expected);
  expect(hasSpanish(businessWith(facts))).toBe('languages' in changes && expected.length === 0);
  const inOne = untranslated(changes).filter((line) => line.includes('is in one language'));
  const named = inOne.map((line) => /^"(.+?)" /.exec(line)?.[1]);
  expect(named).toEqual('languages' in changes ? ['claims.yearsInBusiness', 'license[0].label'] : []);
});

test('a date that hasn’t come yet is reported as that, not as sample data, and prices once they are over a year old', () => {
  const claims = { ...business.claims, since: 2027, yearsInBusiness: undefined };
  const rates = { validFrom: '2026-07-01', car: { flat: 95, perMile: 4.1 } };
  const told = (changes: object, today: string) =>
    formatted(checkRelease(businessWith(changes), today)).filter((line) =>
      /claims.since|copyrightYear|rates/.test(line),
    );
  const dated = { claims, copyrightYear: 2027, rates };
  expect(told(dated, '2026-06-30')).toEqual([
    '"claims.since" is 2027, which hasn’t come yet. Correct it, or wait until then.',
    '"copyrightYear" is 2027, which hasn’t come yet. Correct it, or wait until then.',
    '"rates.validFrom" is 2026-07-01, which hasn’t come yet. Correct it, or wait until then.',
  ]);
  expect(told(dated, '2027-07-01')).toEqual([]);
  expect(told(dated, '2027-07-02')).toEqual([
    '"rates.validFrom" is 2026-07-01, over a year ago. Check your prices, and give the day they start.',
  ]);
});

test('a release asks to confirm every claim, and otherwise only fields and practices', () => {
  const fields = entriesOf(businessSchema);
  const top = confirmable.map((name) => name.split('.')[0] ?? '');
  expect(top.filter((name) => !(name in fields || name in practices))).toEqual([]);
  expect(Object.keys(business.claims).filter((name) => !confirmable.includes(`claims.${name}`))).toEqual([]);
});

describe('a release names', () => {
  const namesOf = (changes: object) =>
    checkRelease(businessWith({ ...ownFacts, ...changes }), '2026-11-23').map(({ path = [] }) => fieldName(path));
  const sampleUrl = 'https://reviews.example.com/';
  const from = (name: string, url = 'https://g.page/r/a') =>
    ['a', 'b'].map((at) => ({ text: 'They came at once.', name, date: '2026-03', url: url + at, agreed: true }));

  test.each<[object, readonly string[]]>([
    [{}, []],
    [
      sampleFacts,
      [
        ...['name', 'phone', 'textPhone', 'address', 'url', 'coordinates', 'operators', 'insurance', 'license'],
        'quoteFormId',
      ],
    ],
    [{ legalName: 'Example Recovery LLC', secondPhone: '800-555-0144' }, ['legalName', 'secondPhone']],
    [{ license: [{ label: 'Towing license', value: '0000000' }] }, ['license']],
    [{ people: [{ name: 'Pat Example', role: 'owner' }] }, ['people']],
    [{ reviews: from('Pat Example') }, ['reviews']],
    [{ reviews: from('Dana', sampleUrl) }, ['reviews']],
    [{ reviews: from('Dana') }, []],
    [{ reviewsUrl: sampleUrl, profiles: [sampleUrl] }, ['reviewsUrl', 'profiles']],
  ])('each sample by its field: %j', (changes, fields) => expect(namesOf(changes)).toEqual(fields));

  const services = ['heavy-duty-towing', 'car-towing', 'flatbed-towing', 'long-distance-towing', 'roadside-assistance'];
  const { claims, towns, roads, otherTowingSites } = business;
  test.each<[string, object, object]>([
    ['headline', {}, { headline: 'Howell’s own tow truck' }],
    ['township', {}, { township: 'Freehold', towns: towns.slice(1) }],
    ['copyrightYear', {}, { copyrightYear: 2026 }],
    ['hours', {}, { hours: { monday: ['06:00', '22:00'] } }],
    ['services', { services: undefined }, { services: ['accident-recovery'] }],
    ['recycling', { services: [practices.recycling?.service] }, { services: ['accident-recovery'] }],
    ['motorcycles', { services: ['flatbed-towing'] }, { leaveOut: ['motorcycles'] }],
    ['towns', {}, { towns: towns.slice(1) }],
    ['roads', {}, { roads: roads?.slice(1) }],
    ['relayCalls', {}, { relayCalls: false }],
    ['textPrivacy', { textPhone: '+17329010145' }, { textPhone: undefined }],
    ['otherTowingSites', {}, { otherTowingSites: otherTowingSites.slice(1) }],
    ['claims.averageResponseMinutes', {}, { claims: { ...claims, averageResponseMinutes: 35 } }],
    [
      'claims.yearsInBusiness',
      { claims: { ...claims, yearsInBusiness: { en: 'over a decade', es: 'más de diez años' } } },
      { claims: { ...claims, since: 1998, yearsInBusiness: undefined } },
    ],
    ['claims.serviceAreaMiles', {}, { claims: { ...claims, serviceAreaMiles: 20 } }],
    ['claims.payments', {}, { claims: { ...claims, payments: ['cash'] } }],
    ['airBrakes', { services }, { services: ['car-towing'] }],
    ...['heavyDutyPounds', 'flatbedPounds', 'longDistanceMiles', 'roadsideJobs'].map(
      (name): [string, object, object] => [`claims.${name}`, { services }, { services: ['car-towing'] }],
    ),
  ])('what nobody touched, %s, until it is changed or confirmed', (field, untouched, touched) => {
    const confirmed = confirmable.filter((name) => name !== field);
    const facts = businessWith({ ...ownFacts, ...untouched, confirmed });
    const [line, ...others] = formatted(checkRelease(facts, '2026-11-23'));
    expect(others).toEqual([]);
    expect(line).toMatch(
      new RegExp(`^"${field}" is .+\\. Change it, or confirm .+ To confirm it, add "${field}" to "confirmed"\\.$`),
    );
    expect(namesOf({ ...untouched, confirmed: confirmable })).toEqual([]);
    expect(namesOf({ ...untouched, confirmed, ...touched })).toEqual([]);
  });
});
