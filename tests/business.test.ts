import { describe, expect, test } from 'vitest';
import { checkBusiness, sampleFields } from '../site/business/business.ts';
import { business, businessWith } from './setup/pages.ts';

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
    ['phone', '732-555-0142'],
    ['phone', '+1732555014'],
    ['phone', ''],
    ['textPhone', 5],
    ['name', 'X'],
    ['name', 'N'.repeat(41)],
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
  ])(
    'a wrong %s (%j) gives one line with file, field, what was found, what is expected and an example',
    (field, value) => {
      const lines = faultsOf({ [field]: value });
      expect(lines).toHaveLength(1);
      expect(lines?.[0]).toMatch(new RegExp(`^business\\.json: ${field}: found .+, expected .+, such as .+`));
      const shown = JSON.stringify(value).replace('\u202E', '\\u202e');
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
      'b.json: phone: found nothing, expected a US number: +1 and ten digits, such as "+17325550142"',
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
