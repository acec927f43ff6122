import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkBusiness } from '../../site/business/business.ts';
import { sampleFields } from '../../site/business/samples.ts';
import { serviceSlugs, servicesOf } from '../../site/business/service-slugs.ts';
import { business, businessWith } from '../setup/pages.ts';

const faultsOf = (changes: object) => checkBusiness({ ...business, ...changes }, 'business.json').faults;

describe('the owner’s facts', () => {
  test('are taken as they are where they are right', () => {
    expect(checkBusiness(business, 'business.json').business).toEqual(business);
  });

  test('get the trailing slash that the address lacks', () => {
    expect(businessWith({ url: 'https://tow.example.com/howell' }).url).toBe('https://tow.example.com/howell/');
  });

  test('may leave out the text number, the form and the map’s words', () => {
    expect(faultsOf({ textPhone: undefined, quoteFormId: undefined, mapQuery: undefined })).toBeUndefined();
    expect(faultsOf({ quoteFormId: '' })).toBeUndefined();
  });

  test.each([
    ['phone', '732-555-014'],
    ['phone', '1-800-TOW-TRUK'],
    ['phone', '+1732555014'],
    ['phone', '(732) 555-0142 x5'],
    ['relayCalls', 'yes'],
    ['phone', ''],
    ['textPhone', 5],
    ['name', 'X'],
    ['name', 'N'.repeat(61)],
    ['name', 'Tow\u202EgniwoT'],
    ['name', ' Towing'],
    ['township', 'How\nell'],
    ['url', 'http://www.example.com/'],
    ['url', 'https://www.example.com/?a=b'],
    ['url', 'https://www.example.com/../x/'],
    ['url', 'javascript:alert(1)'],
    ['quoteFormId', 'a b'],
    ['mapQuery', ''],
    ['towns', []],
    ['towns', 'Freehold'],
    ['photos', []],
    ['brandColor', 'orange'],
    ['brandColor', '#fb2'],
    ['brandColor', '#777777'],
  ])(
    'a wrong %s (%j) gives one line with file, field, what was found, what is expected and an example',
    (field, value) => {
      const lines = faultsOf({ [field]: value });
      expect(lines).toHaveLength(1);
      expect(lines?.[0]).toMatch(new RegExp(`^business\\.json: ${field}: found .+, expected .+, such as .+`));
      const shown = Array.isArray(value) ? 'a list of 0' : JSON.stringify(value);
      expect(lines?.[0]).toContain(`found ${shown.length > 60 ? shown.slice(0, 57) : shown}`);
    },
  );

  test('are checked as strictly inside', () => {
    const lines = faultsOf({
      address: { ...business.address, postalCode: 7731, street: '' },
      coordinates: { latitude: 91, longitude: '-74.2' },
      towns: [{ name: 'Freehold', latitude: 40, longitude: -181 }],
      otherTowingSites: [{ name: 'A site', url: 'javascript:alert(1)' }],
    });
    expect(lines?.map((line) => line.split(': ')[1])).toEqual([
      'address.street',
      'address.postalCode',
      'coordinates.latitude',
      'coordinates.longitude',
      'towns[0].longitude',
      'otherTowingSites[0].url',
    ]);
  });

  test('with a missing or an unknown field are told so by name', () => {
    const { phone: _, ...rest } = business;
    expect(checkBusiness(rest, 'b.json').faults).toEqual([
      'b.json: phone: found nothing, expected a US phone number of ten digits that exists, such as "(732) 555-0142"',
    ]);
    expect(faultsOf({ fax: '1' })?.[0]).toMatch(
      /^business\.json: fax: found an unknown field, expected one of .*phone/,
    );
    expect(faultsOf({ address: { ...business.address, zip: '07731' } })?.[0]).toContain(
      'address.zip: found an unknown field',
    );
    expect(faultsOf({ photos: { 'no-such-service': 'A truck' } })?.[0]).toContain('photos.no-such-service');
  });

  test('that are no object at all are told so in one line', () => {
    for (const value of [null, [], 'x', 1]) expect(checkBusiness(value, 'b.json').faults).toHaveLength(1);
  });

  test('show a long value shortened', () => {
    expect(faultsOf({ phone: '5'.repeat(5000) })?.[0]?.length).toBeLessThan(200);
  });
});

/** The one line that changed facts get, without the file's name. */
function lineOf(changes: object): string {
  const lines = faultsOf(changes) ?? [];
  expect(lines).toHaveLength(1);
  return lines[0]?.replace('business.json: ', '') ?? '';
}

test('the file of the site is right, whoever’s facts stand in it', () => {
  expect(checkBusiness(JSON.parse(readFileSync('site/business.json', 'utf8')), 'site/business.json').faults).toBe(
    undefined,
  );
});

describe('a phone number', () => {
  test.each([
    '(732) 555-0142',
    '(732)555-0142',
    '732.555.0142',
    '732-555-0142',
    '732 555 0142',
    '7325550142',
    '1-732-555-0142',
    '1 (732) 555-0142',
    '+1 732 555 0142',
    '+1 (732) 555-0142',
    '732 – 555 – 0142',
  ])('in any usual American writing is understood: %s', (phone) => {
    expect(businessWith({ phone, textPhone: phone })).toMatchObject({
      phone: '+17325550142',
      textPhone: '+17325550142',
    });
  });

  test.each([
    '(411) 234-5678',
    '(132) 234-5678',
    '(792) 234-5678',
    '(370) 234-5678',
    '(555) 234-5678',
    '(732) 911-5678',
    '(732) 123-4567',
    '(732) 555-1234',
    '(732) 958-1234',
  ])('that nobody can have is refused: %s', (phone) => {
    expect(lineOf({ phone })).toBe(
      `phone: found "${phone}", expected a US phone number of ten digits that exists, such as "(732) 555-0142"`,
    );
  });

  test('left empty is told to go', () => {
    expect(lineOf({ textPhone: '' })).toMatch(
      /^textPhone: found "", expected a US phone number .+; where there is none, delete the whole line$/,
    );
    expect(lineOf({ mapQuery: '' })).toMatch(/; where there is none, delete the whole line$/);
  });
});

describe('a slip', () => {
  test('of a space that nobody sees is named', () => {
    expect(lineOf({ name: ' Elm Towing' })).toMatch(/; delete the spaces around it$/);
    expect(lineOf({ phone: ' 7325550142\u00a0' })).toMatch(/; delete the spaces around it$/);
    expect(lineOf({ url: 'https://elmtowing.com/ ' })).toMatch(/; delete the spaces around it$/);
    expect(lineOf({ name: 'X' })).not.toContain('space');
  });

  test('of quotes around a number is named', () => {
    const coordinates = { latitude: '40.17', longitude: -74.2 };
    expect(lineOf({ coordinates })).toBe(
      'coordinates.latitude: found "40.17", expected a number of degrees from -90 to 90, such as 40.17; write figures alone, without quotes',
    );
    expect(lineOf({ claims: { ...business.claims, heavyDutyPounds: '75,000' } })).toBe(
      'claims.heavyDutyPounds: found "75,000", expected a whole number from 10,000 to 200,000, such as 75000; write figures alone, without quotes',
    );
    expect(lineOf({ coordinates: { latitude: 'north', longitude: -74.2 } })).not.toContain('quotes');
  });

  test('of a ZIP code without quotes is named', () => {
    expect(lineOf({ address: { ...business.address, postalCode: 7731 } })).toBe(
      'address.postalCode: found 7731, expected a ZIP code of five digits, in quotes, such as "07731"',
    );
  });

  test('of too many towns is told with their number', () => {
    expect(lineOf({ towns: ring(23) })).toMatch(/^towns: found a list of 23, expected a list of 1 to 20, such as /);
    expect(faultsOf({ towns: ring(20) })).toBeUndefined();
  });

  test('in the name of a field is told with the name that is meant, and with all others like it', () => {
    expect(
      faultsOf({ adress: 1, Phone: '1', fax: '1' })?.map((line) => line.replace(/one of .+quoteFormId.+photos/, '…')),
    ).toEqual([
      'business.json: adress: found an unknown field, expected …; did you mean "address"?',
      'business.json: Phone: found an unknown field, expected …; did you mean "phone"?',
      'business.json: fax: found an unknown field, expected …',
    ]);
  });

  test.each(['address', 'coordinates', 'claims', 'photos'])(
    'of a list for the object %s is told in one line',
    (field) => {
      expect(lineOf({ [field]: [] })).toMatch(
        /: found a list of 0, expected an object of these fields, such as \{.*\}$/,
      );
    },
  );

  test('of a meter for a mile is told in miles', () => {
    expect(lineOf({ claims: { ...business.claims, serviceAreaMeters: 15 } })).toBe(
      'claims.serviceAreaMeters: found 15, expected miles from the center times 1609, as a whole number from 1,000 to 240,000, such as 25000',
    );
  });
});

/** Towns around the sample's center. */
const ring = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Town ${index}`,
    latitude: 40.2,
    longitude: -74.3 - index / 100,
  }));

describe('facts that cannot be', () => {
  const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
  const town = (name: string, latitude = 40.26, longitude = -74.28) => ({ name, latitude, longitude });
  const towns = (...list: object[]) => ({ towns: list });

  test('are a state that there is not', () => {
    for (const region of ['XX', 'nj', 'PR'])
      expect(lineOf({ address: { ...business.address, region } })).toBe(
        `address.region: found "${region}", expected one of the fifty states, or DC, as two capital letters, such as "NJ"`,
      );
  });

  test.each([
    ['OR', '97701'],
    ['PA', '15222'],
    ['DC', '20500'],
    ['AK', '99501'],
    ['NY', '00501'],
    ['TX', '73301'],
    ['WY', '83414'],
  ])('but not a ZIP code in its state: %s %s', (region, postalCode) => {
    expect(faultsOf({ address: { ...business.address, region, postalCode } })).toBeUndefined();
    expect(lineOf({ address: { ...business.address, region } })).toMatch(
      new RegExp(
        `^address\\.postalCode: found "07731", expected a ZIP code of ${region}, where they begin with \\d{3}`,
      ),
    );
  });

  test('but not the kind of place, and a headline of its own', () => {
    expect(lineOf({ placeKind: 'hamlet' })).toMatch(/^placeKind: found "hamlet", expected one of township, borough,/);
    expect(businessWith({ placeKind: 'city', headline: 'Howell’s own tow truck' })).toMatchObject({
      placeKind: 'city',
    });
  });

  test.each(['97701', '00000', '06999', '09001', '19001'])(
    'are a ZIP code that the state has not: %s',
    (postalCode) => {
      expect(lineOf({ address: { ...business.address, postalCode } })).toBe(
        `address.postalCode: found "${postalCode}", expected a ZIP code of NJ, where they begin with 070 to 089, such as "07731"`,
      );
    },
  );

  test.each(['07001', '08989', '07731-1234'])('but not one that it has: %s', (postalCode) => {
    expect(faultsOf({ address: { ...business.address, postalCode } })).toBeUndefined();
  });

  test.each([
    ['a forgotten minus sign', at(40.17, 74.2), /; is the minus sign of the longitude missing\?$/],
    ['latitude and longitude in each other’s place', at(-74.2, 40.17), /United States/],
    [
      'London',
      at(51.5, -0.12),
      /expected a place in the United States, such as \{"latitude":40.17,"longitude":-74.2\}$/,
    ],
    ['a minus sign too many', at(-40.17, -74.2), /such as \{[^}]+\}$/],
    ['Toronto', at(53, -79.4), /United States/],
    ['the sea', at(0, 0), /United States/],
  ])('are a center outside the country: %s', (_, changes, line) => {
    expect(lineOf(changes)).toMatch(/^coordinates: found \{"latitude":/);
    expect(lineOf(changes)).toMatch(line);
  });

  test('are a town more than 150 miles from the center', () => {
    expect(lineOf(towns(town('Freehold'), town('Boston', 42.36, -71.06)))).toMatch(
      /^towns\[1\]: found "Boston" 22\d miles from the center, expected a town within 150 miles, such as \{[^}]+\}$/,
    );
    expect(lineOf(towns(town('Freehold', 40.26, 74.28)))).toMatch(
      /^towns\[0\]: found "Freehold" 6,536 miles from the center, .*; is the minus sign of the longitude missing\?$/,
    );
    // Washington, D.C., is 178 miles away, Baltimore 143.
    expect(faultsOf(towns(town('Baltimore', 39.29, -76.61)))).toBeUndefined();
    expect(faultsOf(towns(town('Washington', 38.91, -77.04)))).toHaveLength(1);
  });

  test('are a town twice, the township among the towns, a town at the center', () => {
    expect(lineOf(towns(town('Brick'), town('BRICK', 40.3)))).toMatch(/^towns\[1\]: found "BRICK" a second time, /);
    expect(lineOf(towns(town('Brick'), town('Howell')))).toMatch(/^towns\[1\]: found "Howell" a second time, /);
    expect(lineOf(towns(town('Adelphia', 40.17, -74.2)))).toMatch(
      /^towns\[0\]: found "Adelphia" at the center itself, /,
    );
  });

  test('are told in the same run as the others', () => {
    const lines = faultsOf({ phone: '5', ...towns(town('Boston', 42.36, -71.06), town('X', 1), town('Brick')) });
    expect(lines?.map((line) => line.split(': ')[1])).toEqual(['phone', 'towns[1].name']);
    expect(faultsOf({ phone: '5', ...towns(town('Boston', 42.36, -71.06)) })).toHaveLength(2);
    expect(faultsOf({ township: 'X', ...at(40.17, 74.2) })).toHaveLength(2);
  });

  test.each(['Howell Township', 'Bend township', 'Township of Ocean', 'Brick Twp.'])(
    'are a township with the word that the site adds: %s',
    (township) => {
      expect(lineOf({ township })).toContain('expected the name without "Township", which the site adds');
    },
  );

  test.each([
    'https://elmtowing.com/index.html',
    'https://elmtowing.com/tow/home.htm',
    'https://elmtowing.com/index.php/',
  ])('are a file for the site’s address: %s', (url) => {
    expect(lineOf({ url })).toContain('expected an https address in lower case, with no file (index.html) behind it');
  });

  test('but not a folder with a period in its name', () => {
    expect(faultsOf({ url: 'https://elmtowing.com/elm.tow/' })).toBeUndefined();
    expect(faultsOf({ url: 'https://elmtowing.com' })).toBeUndefined();
  });
});

describe('a name', () => {
  test.each([
    'Łukasz & Żółć Towing',
    'Kovács Vontató',
    'Müller’s “Best” Tow № 1'.replace('№', 'No.'),
    'Nguyễn Bros.',
    'N'.repeat(60),
  ])('in Latin letters is taken: %s', (name) => {
    expect(businessWith({ name, township: 'Łódź' })).toMatchObject({ name, township: 'Łódź' });
  });

  test('is taken in letters put together by the keyboard', () => {
    expect(businessWith({ name: 'Ze\u0301lie Towing' }).name).toBe('Zélie Towing');
  });

  test.each([
    ['name', '日本 Towing 日'],
    ['township', 'Ховелл'],
    ['name', 'Tow 🚚'],
    ['name', 'Tow e\u0338'],
  ])('of letters that the heading font lacks is told so: %s %s', (field, value) => {
    expect(lineOf({ [field]: value })).toMatch(
      new RegExp(`^${field}: found ".+", expected letters of the heading font, which are the Latin ones, such as`),
    );
  });
});

describe('claims', () => {
  const claims = (changes: object) => ({ claims: { ...business.claims, ...changes } });

  test('are the specification’s figures in the sample, and are needed', () => {
    expect(business.claims).toEqual({
      averageResponseMinutes: 30,
      heavyDutyPounds: 75_000,
      flatbedPounds: 10_000,
      longDistanceMiles: 500,
      yearsInBusiness: 'over a decade',
      serviceAreaMeters: 25_000,
      payments: [
        'cash',
        'Visa',
        'MasterCard',
        'American Express',
        'Discover',
        'debit cards',
        'insurance claims',
        'payment plans',
      ],
      roadsideJobs: ['jump start', 'spare tire', 'fuel', 'lockout', 'short pull'],
    });
    expect(business.relayCalls).toBe(true);
    expect(lineOf({ claims: undefined })).toContain('claims: found nothing, expected an object of these fields');
    expect(lineOf({ relayCalls: undefined })).toBe(
      'relayCalls: found nothing, expected true or false, without quotes, such as true',
    );
  });

  test.each([
    ['averageResponseMinutes', 0],
    ['averageResponseMinutes', 29.5],
    ['heavyDutyPounds', 5],
    ['flatbedPounds', 1e6],
    ['longDistanceMiles', -500],
    ['serviceAreaMeters', 25],
    ['yearsInBusiness', ''],
    ['yearsInBusiness', 12],
    ['payments', []],
    ['payments', 'cash'],
    ['roadsideJobs', []],
  ])('with a wrong %s (%j) get one line', (field, value) => {
    expect(lineOf(claims({ [field]: value }))).toMatch(
      new RegExp(`^claims\\.${field}: found .+, expected .+, such as .+`),
    );
  });

  test('keep the owner’s order of payments, and know no others and none twice', () => {
    expect(businessWith(claims({ payments: ['Visa', 'cash'] })).claims.payments).toEqual(['Visa', 'cash']);
    expect(lineOf(claims({ payments: ['cash', 'Bitcoin'] }))).toBe(
      'claims.payments[1]: found "Bitcoin", expected one of "cash", "Visa", "MasterCard", "American Express", "Discover", "debit cards", "insurance claims", "payment plans", such as "cash"',
    );
    expect(lineOf(claims({ payments: ['cash', 'Visa', 'cash'] }))).toBe(
      'claims.payments[2]: found "cash", expected each of them once, such as ["cash","Visa"]',
    );
    expect(lineOf(claims({ roadsideJobs: ['fuel', 'tire rotation'] }))).toMatch(/^claims\.roadsideJobs\[1\]: /);
  });
});

describe('services', () => {
  test('left out are all, and otherwise those named, in the specification’s order', () => {
    expect(servicesOf(business)).toEqual(serviceSlugs);
    const some = businessWith({ services: ['junk-car-removal', 'flatbed-towing'] });
    expect(servicesOf(some)).toEqual(['flatbed-towing', 'junk-car-removal']);
  });

  test.each([[[]], [['flatbed-towing', 'flatbed-towing']], [['car-wash']], ['car-towing']])(
    'are not %j',
    (services) => {
      expect(lineOf({ services })).toMatch(/^services.*: found .+, expected .+/);
    },
  );
});

describe('what may be left out', () => {
  test('is also the list of other towing sites, and the texts of photos', () => {
    expect(businessWith({ otherTowingSites: undefined, photos: undefined })).toMatchObject({
      otherTowingSites: [],
      photos: {},
    });
  });

  test('of recognition is everything but the name', () => {
    const recognition = [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }, { name: 'Certified' }];
    expect(businessWith({ recognition }).recognition).toEqual(recognition);
    expect(lineOf({ recognition: [{ url: 'https://gsta.org/' }] })).toMatch(/^recognition\[0\]\.name: found nothing/);
    expect(lineOf({ recognition: [{ name: 'Certified', url: '' }] })).toMatch(/delete the whole line$/);
  });

  const car = { flat: 95, perMile: 4.5, includedMiles: 5, winchingHalfHour: 75.25, storageDay: 40 };
  const rates = { validFrom: '2026-01-01', car, heavy: { flat: 350, perMile: 12 } };

  test('of rates are kinds of vehicles and some figures, but never the day nor all of the kinds', () => {
    expect(businessWith({ rates }).rates).toEqual(rates);
    expect(lineOf({ rates: { car } })).toMatch(/^rates\.validFrom: found nothing, expected a day of the calendar/);
    expect(lineOf({ rates: { validFrom: '2026-01-01' } })).toMatch(
      /^rates: found an object of validFrom, expected prices for at least one of car, motorcycle, heavy, such as /,
    );
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '01/01/2026', '2025-02-29'])(
    'and no day of rates is %s',
    (validFrom) => {
      expect(lineOf({ rates: { ...rates, validFrom } })).toMatch(/^rates\.validFrom: .* a day of the calendar/);
    },
  );

  test.each([
    ['flat', 0],
    ['flat', -5],
    ['flat', 95.999],
    ['perMile', '4.50'],
    ['perMile', undefined],
    ['includedMiles', 2.5],
    ['winchingHalfHour', null],
    ['hookup', 95],
  ])('and no price of rates: %s %j', (field, value) => {
    expect(lineOf({ rates: { ...rates, car: { ...car, [field]: value } } })).toMatch(
      new RegExp(`^rates\\.car\\.${field}: found .+, expected .+`),
    );
  });

  test('is the yard, checked like the rest where it is given', () => {
    const yard = {
      address: { ...business.address, street: '5 Yard Road' },
      releaseHours: 'Monday to Friday, 8 a.m. to 6 p.m.',
      papers: ['driver’s license', 'proof of insurance'],
      payment: ['cash', 'debit cards'],
    };
    expect(businessWith({ yard }).yard).toEqual(yard);
    const wrong = { address: { ...business.address, postalCode: '97701' }, papers: [], payment: ['gold'], hours: '9' };
    expect(faultsOf({ yard: { ...yard, ...wrong } })?.map((line) => line.split(': ')[1])).toEqual([
      'yard.address.postalCode',
      'yard.papers',
      'yard.payment[0]',
      'yard.hours',
    ]);
  });
});

describe('samples', () => {
  test('are all told while nothing was changed', () => {
    expect(sampleFields(business)).toEqual([
      'name',
      'url',
      'phone',
      'textPhone',
      'address.street',
      'coordinates',
      'quoteFormId',
    ]);
  });

  test('are the township and the towns too where the center is far from the sample’s', () => {
    const elsewhere = businessWith({ coordinates: { latitude: 40.89, longitude: -74.05 } });
    expect(sampleFields(elsewhere)).toContain('township');
    expect(sampleFields(elsewhere)).toContain('towns');
    const own = { township: 'Hackensack', towns: [{ name: 'Teaneck', latitude: 40.89, longitude: -74.01 }] };
    expect(sampleFields({ ...elsewhere, ...own })).not.toContain('township');
    expect(sampleFields({ ...elsewhere, ...own })).not.toContain('towns');
  });

  test('are no longer told once the owner’s own facts are there', () => {
    const own = businessWith({
      name: 'Elm Street Towing',
      url: 'https://elmstreettowing.com/',
      phone: '+17329010142',
      textPhone: undefined,
      address: { ...business.address, street: '12 Elm Street' },
      coordinates: { latitude: 40.18, longitude: -74.21 },
      quoteFormId: 'wkv1Ab',
    });
    expect(sampleFields(own)).toEqual([]);
  });
});
