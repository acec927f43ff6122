import { describe, expect, test } from 'vitest';
import { fieldName } from '../../build/problem.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { hasSpanish } from '../../site/business/languages.ts';
import { checkRelease } from '../../site/business/release.ts';
import { serviceSlugs, servicesOf } from '../../site/business/service-slugs.ts';
import { confirmable } from '../../site/business/unconfirmed.ts';
import { everyFact, ownFacts, sampleFacts } from '../setup/facts.ts';
import { business, businessWith } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';
import { like, rowsOf } from '../setup/rows.ts';

const faultsOf = (changes: object) => formatted(checkBusiness({ ...business, ...changes }).problems);

/** The one line that changed facts get, without the file's name. */
function lineOf(changes: object): string {
  const lines = faultsOf(changes);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

const full = businessWith({
  ...everyFact,
  hours: { monday: ['06:00', '22:00'] },
  office: { sunday: ['00:00', '24:00'] },
});

/** The one line that the full facts get where a field, by its path, has another value; `undefined` leaves it out. */
function lineWith(path: string, value: unknown): string {
  const facts = JSON.parse(JSON.stringify(full));
  const steps = path.split('.');
  const owner = steps.slice(0, -1).reduce((inner, step) => inner[step], facts);
  Object.assign(owner, { [steps.at(-1) ?? '']: value });
  const lines = formatted(checkBusiness(JSON.parse(JSON.stringify(facts))).problems);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('facts are taken as they are where they are right', () => {
  expect(checkBusiness(full).business).toEqual(full);
});

describe('a wrong fact gives one line with field, what was found, what is expected and an example', () => {
  const wrong = {
    phone: ['', '1-800-TOW-TRUK', '+1732555014', '(732) 555-0142 x5', '(132) 234-5678'],
    textPhone: [5, '(792) 234-5678', '(370) 234-5678', '(555) 234-5678', '(732) 911-5678', '(732) 123-4567'],
    relayCalls: ['yes'],
    name: ['X', 'N'.repeat(61), 'Tow\u202EgniwoT', ' Towing', '日本 Towing 日', 'Tow 🚚', 'Tow e\u0338'],
    township: ['How\nell', 'Ховелл', 'Howell Township', 'Bend township', 'Township of Ocean', 'Brick Twp.'],
    url: ['http://www.example.com/', 'https://www.example.com/?a=b', 'https://www.example.com/../x/', 'javascript:a'],
    quoteFormId: ['a b'],
    mapQuery: [''],
    towns: [[], 'Freehold', ring(21)],
    photos: [[]],
    brandColor: ['orange', '#fb2', '#777777'],
    placeKind: ['hamlet'],
    services: [[], ['flatbed-towing', 'flatbed-towing'], 'car-towing', ['car-wash']],
    hours: ['24/7', {}, { holidays: 'closed' }],
    email: ['office', 'me@x'],
    copyrightYear: ['2024', 24],
    tollRoads: ['no'],
    profiles: [['facebook.com/us']],
    notice: [{ text: 'Snow tonight: allow an hour.', until: '2/15/2026' }],
    'claims.averageResponseMinutes': [0, 29.5],
    'claims.heavyDutyPounds': [5],
    'claims.flatbedPounds': [1e6],
    'claims.longDistanceMiles': [-500],
    'claims.serviceAreaMiles': [0, 12.5],
    'claims.yearsInBusiness': ['', 12],
    'claims.payments': [[], 'cash'],
    'claims.roadsideJobs': [[], ['fuel', 'tire rotation']],
    'rates.validFrom': [undefined, '2026-02-30', '01/01/2026'],
    'rates.car.flat': [0, -5, 95.999],
    'rates.car.perMile': ['4.50', undefined],
    'rates.car.includedMiles': [2.5],
    'rates.car.winchingHalfHour': [null],
    'yard.address.postalCode': ['97701'],
    'yard.papers': [[]],
    'yard.payment': [['x']],
  };
  test.each(
    Object.entries(wrong).flatMap(([field, values]) => values.map((value): [string, unknown] => [field, value])),
  )('%s: %j', (field, value) => {
    const line = lineWith(field, value);
    expect(line).toMatch(new RegExp(`^${field}(?:[[.].*)?: found .+, expected .+, such as .+`));
    if (value && typeof value !== 'object')
      expect(line).toContain(`found ${JSON.stringify(value).replace('\u202E', '\\u202e').slice(0, 57)}`);
  });

  /** A path, the value that it gets there, nothing where it is left out, and what is told; … stands for any words. */
  const sentences = rowsOf(String.raw`
phone ‖  ‖ phone: found nothing, expected a US phone number of ten digits that exists, such as "(732) 555-0142"
phone ‖ " 7325550142\u00a0" ‖ …; delete the spaces around it
textPhone ‖ "" ‖ textPhone: found "", expected a US phone number …; where there is none, delete the whole line
url ‖ "https://elmtowing.com/index.html" ‖ …, expected an https address in lower case, with no file (index.html) behind it…
township ‖ "City of Newark" ‖ …, expected the name without "Township" or "City of", which the site adds by "placeKind"…
name ‖ "Tow 🚚" ‖ …expected letters of the heading font, which are the Latin ones, such as…
claims.yearsInBusiness ‖ "since 2024" ‖ …expected a length of time, as pages write "for" in front of it; a year stands in "since" instead, such as…
claims.since ‖ 1998 ‖ claims.since: found 1998, expected either "since" or "yearsInBusiness"; delete one of…
claims.heavyDutyPounds ‖ "75,000" ‖ …found "75,000", …, such as 75000; write figures alone, without quotes
claims.serviceAreaMeters ‖ 19300 ‖ claims.serviceAreaMeters: found 19300, expected "serviceAreaMiles": 12
claims.payments ‖ ["cash", "debit card"] ‖ claims.payments[1]: found "debit card", expected the usual words for it, such as "debit cards"
claims.payments ‖ ["cash", "Visa", "cash"] ‖ …[2]: found "cash", expected each of them once, such as "Venmo"
claims.heavyDutyPounds ‖  ‖ claims.heavyDutyPounds: found nothing, expected …, as you offer …; where you don’t, leave it out of "serv…
claims.flatbedPounds ‖  ‖ claims.flatbedPounds: found nothing, expected …, as you offer …
claims.longDistanceMiles ‖  ‖ claims.longDistanceMiles: found nothing, expected …, as you offer …
claims.roadsideJobs ‖  ‖ claims.roadsideJobs: found nothing, expected …, as you offer …
towns ‖ ["Brick"] ‖ towns[0]: …such as {"name":"Freehold","latitude":40.17,"longitude":-74.2}…
towns ‖ [{"name":"Wall","latitude":40.26,"longitude":-74.28},{"name":"Boston","latitude":42.36,"longitude":-71.06}] ‖ …"Boston" 22… miles …, expected each town around the township once, within 150 miles, such as…
towns ‖ [{"name":"Brick","latitude":40.26,"longitude":-74.28},{"name":"BRICK","latitude":40.3,"longitude":-74.28}] ‖ towns[1]: found "BRICK" a second time, …
towns ‖ [{"name":"Howell","latitude":40.26,"longitude":-74.28}] ‖ towns[0]: found "Howell" a second time, …
coordinates.latitude ‖ "40.17" ‖ …found "40.17", expected a number of degrees from 18 to 72, …; write figures alone, without…
coordinates.longitude ‖ 74.2 ‖ coordinates.longitude: found 74.2, expected a number of degrees from -180 to -66, such as -74.2
coordinates.longitude ‖ -0.12 ‖ coordinates.longitude: found -0.12, expected a number of degrees from -180 to -66, such as -74.2
address.region ‖ "PR" ‖ address.region: found "PR", expected one of the fifty states, or DC, as two capital letters, such as "NJ"
address.coordinates ‖ {"latitude":40.17,"longitude":-74.20013} ‖ address.coordinates.latitude: found 40.17, expected degrees with five decimals or more, the last of them not 0, from 18 to 72, such as 40.17021
address ‖ {"locality":"Howell","region":"NJ","postalCode":"07731","coordinates":{"latitude":40.17021,"longitude":-74.20013}} ‖ address.coordinates: found …, expected a "street" beside them; where customers don’t come to you, delete them…
address.zip ‖ "07731" ‖ address.zip: found an unknown field…
photos ‖ {"home": 5} ‖ photos.home: found 5, expected a plain text …, or { "text": …, "focus": one of ["left"…
photos ‖ {"home": {"text": "Our truck", "focus": "middle"}} ‖ photos.home…: found …"left"…
photos ‖ {"no-such-service": "A truck"} ‖ photos.no-such-service: …
hours.monday ‖ ["6:00", "22:00"] ‖ hours.monday[0]: found "6:00", expected two times of the 24-hour…
hours.monday ‖ ["06:00", "06:00"] ‖ hours.monday: found a list of 2, expected two times …, from and to…
hours.monday ‖ "closed" ‖ hours.monday: found "closed", …; where it is closed, delete the line, such as…
tollRoad ‖ true ‖ tollRoad: found an unknown field, did you mean "tollRoads"?
hours.mon ‖ ["06:00", "22:00"] ‖ hours.mon: found an unknown field, expected "monday", …
office.holidays ‖ "open" ‖ office.holidays: found "open", expected "closed", or…
reviews ‖ [] ‖ reviews: found a list of 0, expected a list of 1 to 6, such as …
reviews.1.agreed ‖  ‖ reviews[1].agreed: found nothing, expected true, without quotes, once the customer has agreed to be quoted…
reviews.1.date ‖ "3/2026" ‖ reviews[1].date: …expected a month as year-month, such as "2026-03"…
reviews.1.url ‖ "http://g.page/r/a" ‖ reviews[1].url: …expected an https address, such as…
notice.text ‖ "a [b](http://c.example)" ‖ notice.text: …with at most one link, …
notice.text ‖ "[a](/b/) and [c](/d/)" ‖ notice.text: …with at most one link, …
notice.text ‖ "Snow tonight: [map](https://www.google.com@evil.example/)" ‖ notice.text: …with at most one link, …
notice.text ‖ "Snow tonight: [map](//evil)" ‖ notice.text: …with at most one link, …
notice.text ‖ "Snow tonight: [map](https://a.example\\@evil.example/)" ‖ notice.text: …with at most one link, …
notice.text ‖ "an [open bracket" ‖ notice.text: …with at most one link, …
people.0.role ‖  ‖ people[0].role: found nothing…
recognition.0.url ‖ "" ‖ …delete the whole line
headline ‖ {"en": "Towing"} ‖ headline: found an object of en, expected …, or { "en": …, "es": … }, such as…
languages ‖ ["es"] ‖ languages: found a list of 1, expected ["en"], or ["en", {…
rates ‖ {"validFrom": "2026-01-01"} ‖ rates: found an object of validFrom, expected prices for at least one of car, motorcycle, heavy, such as …
rates.car.hookup ‖ 95 ‖ rates.car.hookup: found …
yard.hours ‖ "9" ‖ yard.hours: found an unknown field…
confirmed ‖ ["claims.heavyPounds"] ‖ confirmed[0]: …; did you mean "claims.heavyDutyPounds"?
$schema ‖ 7 ‖ $schema: found 7, …; put it in quotes
awning ‖ "1" ‖ awning: found an unknown field, expected "…or one of … more.
phone2 ‖ "1" ‖ phone2: found an unknown field, expected one number, "phone", …another is "secondPhone", …takes texts is "textPhone".
openingTimes ‖ "9 to 5" ‖ openingTimes: found an unknown field, expected "hours", a line for each day.
adress ‖ "1" ‖ adress: found an unknown field, did you mean "address"?
Phone ‖ "1" ‖ Phone: found an unknown field, did you mean "phone"?
`);
  test.each(sentences)('%s ‖ %s', (path, value, sentence = '') => {
    expect(lineWith(path ?? '', value ? JSON.parse(value) : undefined)).toMatch(
      new RegExp(`^${like(sentence).source}$`),
    );
  });

  test('each for itself, however deep it lies', () => {
    const lines = faultsOf({
      address: { ...business.address, postalCode: 7731, street: '' },
      coordinates: { latitude: 91, longitude: '-74.2' },
      towns: [{ name: 'Freehold', latitude: 40, longitude: -181 }],
      otherTowingSites: [{ name: 'A site', url: 'javascript:alert(1)' }],
    });
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      ...['address.street', 'address.postalCode', 'coordinates.latitude', 'coordinates.longitude'],
      ...['towns[0].longitude', 'otherTowingSites[0].url'],
    ]);
  });
});

/** Towns around the sample's center. */
function ring(count: number) {
  const towns = Array.from({ length: count }, (_, index) => ({
    name: `Town ${index}`,
    longitude: -74.3 - index / 100,
  }));
  return towns.map((town) => ({ ...town, latitude: 40.2 }));
}

describe('what is right is taken', () => {
  test.each([
    ...['(732) 555-0142', '(732)555-0142', '732.555.0142', '732-555-0142', '732 555 0142', '7325550142'],
    ...['1-732-555-0142', '1 (732) 555-0142', '+1 732 555 0142', '+1 (732) 555-0142', '732 – 555 – 0142'],
  ])('a phone number in any usual American writing: %s', (phone) => {
    const e164 = { phone: '+17325550142', textPhone: '+17325550142' };
    expect(businessWith({ phone, textPhone: phone })).toMatchObject(e164);
  });

  test.each(['OR 97701', 'PA 15222', 'DC 20500', 'AK 99501', 'NY 00501', 'TX 73301', 'WY 83414'])(
    'a ZIP code in its state, and no other: %s',
    (place) => {
      const [region = '', postalCode] = place.split(' ');
      expect(faultsOf({ address: { ...business.address, region, postalCode } })).toEqual([]);
      const line = lineOf({ address: { ...business.address, region } });
      expect(line).toContain(`expected a ZIP code of ${region}, where they begin with`);
      const [, example = ''] = /such as "(\d{5})"$/.exec(line) ?? [];
      expect(faultsOf({ address: { ...business.address, region, postalCode: example } })).toEqual([]);
    },
  );

  test.each([
    ...['Łukasz & Żółć Towing', 'Kovács Vontató', 'Nguyễn Bros.', 'N'.repeat(60)].map((name) => ({ name })),
    { township: 'Łódź' },
    { placeKind: 'city', headline: 'Howell’s own tow truck' },
    { towns: ring(20) },
    // 143 miles away.
    { towns: [{ name: 'Baltimore', latitude: 39.29, longitude: -76.61 }] },
    { claims: { ...business.claims, payments: ['Visa', 'cash', 'Venmo', 'Zelle', 'checks'] } },
    { recognition: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }, { name: 'Certified' }] },
  ])('%j', (changes) => expect(businessWith(changes)).toMatchObject(changes));

  test('services in the specification’s order, and all where they are left out', () => {
    expect(servicesOf(business)).toEqual(serviceSlugs);
    const some = businessWith({ services: ['junk-car-removal', 'flatbed-towing'] });
    expect(servicesOf(some)).toEqual(['flatbed-towing', 'junk-car-removal']);
  });
});

test('a town farther away than the company says to go is named with its miles, and keeps nobody from a release', () => {
  const towns = [
    { name: 'Freehold', latitude: 40.26, longitude: -74.28 },
    { name: 'Toms River', latitude: 39.95, longitude: -74.2 },
  ];
  const outside = (changes: object) =>
    checkRelease(businessWith({ towns, claims: { ...business.claims, ...changes } }), '2026-11-23').filter(
      ({ path }) => path?.[0] === 'towns',
    );
  expect(outside({})).toEqual([]);
  expect(outside({ serviceAreaMiles: 16 })).toEqual([]);
  const [problem, ...others] = outside({ serviceAreaMiles: 12 });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: 'warning', path: ['towns', 1] });
  expect(problem).not.toHaveProperty('blocks');
  expect(problem?.message).toBe('found "Toms River" 15.2 miles from the middle of your area, which reaches 12 miles.');
});

test.each<[object, readonly string[]]>([
  [{}, []],
  [{ languages: ['en', { code: 'es', readBy: 'Ana Ruiz', answered: true }] }, []],
  [{ languages: ['en', { code: 'es', answered: true }] }, ['languages[1].readBy: found nothing, expected']],
  [{ languages: ['en', { code: 'es', readBy: 'Ana Ruiz' }] }, ['languages[1].answered: found nothing, expected true']],
])('what keeps Spanish from a release: %j', (changes, expected) => {
  const both = { en: 'over a decade', es: 'más de diez años' };
  const facts = { ...changes, claims: { ...business.claims, yearsInBusiness: both } };
  const untranslated = (changes: object) =>
    formatted(checkRelease(businessWith(changes), '2026-11-23').filter(({ blocks }) => blocks === 'untranslated'));
  const faults = untranslated(facts);
  expect(faults.map((fault, index) => fault.slice(0, expected[index]?.length ?? 99))).toEqual(expected);
  expect(hasSpanish(businessWith(facts))).toBe('languages' in changes && expected.length === 0);
  const inOne = untranslated(changes).filter((fault) => fault.includes('found one language'));
  expect(inOne.length).toBe('languages' in changes ? 1 : 0);
});

describe('a release names', () => {
  const own = { ...ownFacts, textPhone: undefined };
  const namesOf = (changes: object) =>
    checkRelease(businessWith({ ...own, ...changes }), '2026-11-23').map(({ path = [] }) => fieldName(path));
  const sampleUrl = 'https://reviews.example.com/';
  const from = (name: string, url = 'https://g.page/r/a') =>
    ['a', 'b'].map((at) => ({ text: 'They came at once.', name, date: '2026-03', url: url + at, agreed: true }));

  test.each<[object, readonly string[]]>([
    [{}, []],
    [sampleFacts, ['name', 'url', 'phone', 'address', 'coordinates', 'textPhone', 'quoteFormId']],
    [{ legalName: 'Example Recovery LLC', secondPhone: '800-555-0144' }, ['legalName', 'secondPhone']],
    [{ license: [{ label: 'USDOT', value: '0000000' }] }, ['license']],
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
    ['headline', {}, { reviews: from('Dana') }],
    ['headline', {}, { recognition: [{ name: 'Tow operator of the year' }] }],
    ['township', { township: 'Freehold', towns: towns.slice(1) }, { township: 'HOWELL' }],
    ['copyrightYear', {}, { copyrightYear: 2026 }],
    ['towns', {}, { towns: towns.slice(1) }],
    ['roads', {}, { roads: roads?.slice(1) }],
    ['relayCalls', {}, { relayCalls: false }],
    ['otherTowingSites', {}, { otherTowingSites: otherTowingSites.slice(1) }],
    ['claims.averageResponseMinutes', {}, { claims: { ...claims, averageResponseMinutes: 35 } }],
    [
      'claims.yearsInBusiness',
      { claims: { ...claims, yearsInBusiness: { en: 'over a decade', es: 'más de diez años' } } },
      { claims: { ...claims, since: 1998, yearsInBusiness: undefined } },
    ],
    ['claims.serviceAreaMiles', {}, { claims: { ...claims, serviceAreaMiles: 20 } }],
    ['claims.payments', {}, { claims: { ...claims, payments: ['cash'] } }],
    ...['heavyDutyPounds', 'flatbedPounds', 'longDistanceMiles', 'roadsideJobs'].map(
      (name): [string, object, object] => [`claims.${name}`, { services }, { services: ['car-towing'] }],
    ),
  ])('what nobody touched, %s, until it is changed or confirmed', (field, untouched, touched) => {
    const confirmed = confirmable.filter((name) => name !== field);
    const facts = businessWith({ ...own, ...untouched, confirmed });
    const [fault, ...others] = formatted(checkRelease(facts, '2026-11-23'));
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^${field}: .+\\. Change it, or add "${field}" to "confirmed" if it is true`));
    expect(namesOf({ ...untouched, confirmed: confirmable })).toEqual([]);
    expect(namesOf({ ...untouched, confirmed, ...touched })).toEqual([]);
  });
});
