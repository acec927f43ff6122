import { expect, test } from 'vitest';
import { type graphOf, textOf } from '../setup/built.ts';
import { bilingualFacts, sampleFacts } from '../setup/facts.ts';
import { businessWith, pageAt, pagesWith } from '../setup/pages.ts';
import { placesIn } from '../setup/parse.ts';
import { photoOf, renderSite } from '../setup/rendered-site.ts';

const { street, ...town } = sampleFacts.address as { street: string };
const exact = { latitude: 40.16543, longitude: -74.20987 };

/** All pages and files of the site as one text. */
async function siteOf(changes: object): Promise<string> {
  const { pages, files, errors } = await renderSite(businessWith(changes));
  expect(errors).toEqual([]);
  return [...pages.values(), ...files.values()].join('\n');
}

const facts = { ...bilingualFacts, address: town };

test('without a street, no page or file in either language says where the company is, and the map has no pin', async () => {
  const text = await siteOf(facts);
  for (const told of [
    /100 Example/,
    /streetAddress/,
    /"geo"/,
    /\bGEO:/,
    /(?:or find us|find us on the map|encuéntrenos|o venga)\b/i,
    /q=40\.17/,
  ])
    expect(placesIn(text, told)).toEqual([]);
  expect(text).toContain('ADR;TYPE=WORK:;;;Howell;NJ;07731;USA');
  expect(text).toMatch(/"areaServed":\[\{"@type":"GeoCircle",.*?"latitude":40\.17,"longitude":-74\.2/);
});

test('the company’s coordinates are published if the owner gives them, and never those of the middle of its area', async () => {
  const given = await siteOf({ address: { street, ...town, coordinates: exact } });
  expect(given).toContain('"geo":{"@type":"GeoCoordinates","latitude":40.16543,"longitude":-74.20987}');
  expect(given).toContain('GEO:40.16543;-74.20987');
  expect(given).toContain('"geoMidpoint":{"@type":"GeoCoordinates","latitude":40.17,"longitude":-74.2}');
  const left = await siteOf({});
  expect(left).toContain('"streetAddress":"100 Example Road"');
  expect(placesIn(left, /"geo"|\bGEO:/)).toEqual([]);
});

const address = { street: '4200 E Amarillo Blvd', locality: 'Amarillo', region: 'TX', postalCode: '79107' };
test.each([
  { given: 'a street', changes: { address }, query: '4200 E Amarillo Blvd, Amarillo, TX 79107' },
  { given: 'the exact spot', changes: { address: { ...address, coordinates: exact } }, query: '40.16543,-74.20987' },
  { given: 'no street', changes: { address: { ...address, street: undefined } }, query: 'Amarillo, TX' },
  { given: 'its own words', changes: { address, mapQuery: 'Elm Towing' }, query: 'Elm Towing' },
])('with $given, the map and the link to it look for $query', ({ changes, query }) => {
  const map = pageAt('/contact/', changes).querySelector('.map--embedded');
  const addresses = [map?.querySelector('iframe')?.getAttribute('src'), map?.querySelector('a')?.getAttribute('href')];
  expect(addresses.map((url) => new URL(`${url}`).searchParams.get('q'))).toEqual([query, query]);
});

const signsOf = (roads: string[]) =>
  [...pageAt('/about/', { roads }).querySelectorAll('.guide-sign__roads li')].map((sign) => ({
    name: textOf(sign.querySelector('span')),
    number: textOf(sign.querySelector('text')),
    isPlate: sign.querySelector('.guide-sign__plate') !== null,
  }));

test('in New Jersey, its own and the country’s roads are in their shields, others on a plain plate', () => {
  const inShields = { 'US 9': '9', 'I-195': '195', 'Route 33': '33', 'NJ 18': '18' };
  const onPlates = ['County Route 547', 'Route 537', 'Garden State Parkway', 'PA 283', 'Loop 375'];
  expect(signsOf([...Object.keys(inShields), ...onPlates])).toEqual([
    ...Object.entries(inShields).map(([name, number]) => ({ name, number, isPlate: false })),
    ...onPlates.map((name) => ({ name, number: '', isPlate: true })),
  ]);
});

const companyOf = (changes: object, images = {}) => {
  // A copy: pages are remembered by their facts, and these have other images.
  const facts = { ...businessWith(changes) };
  const [home] = pagesWith(facts, undefined, images);
  const graph = home?.meta.graph('') as ReturnType<typeof graphOf> | undefined;
  return graph?.['@graph'][0] ?? {};
};

test('in the structured data, the company’s image is the owner’s photo if there is one, and its catalog has three services', () => {
  const { url } = businessWith();
  expect(companyOf({}).image).toBe(`${url}icon-512.png`);
  expect(companyOf({}, { photos: { about: photoOf('about') } }).image).toBe(`${url}assets/about-960.webp`);
  const both = { photos: { about: photoOf('about'), home: photoOf('home') } };
  expect(companyOf({}, both).image).toBe(`${url}assets/home-960.webp`);
  expect(Object(companyOf({}).hasOfferCatalog).itemListElement).toHaveLength(3);
});
