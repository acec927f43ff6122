import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import { localesFor } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { textOf } from '../setup/built.ts';
import { bilingualFacts, everyFact, sampleFacts } from '../setup/facts.ts';
import { writeFixtureTexts } from '../setup/fixture-texts.ts';
import { businessWith, pagesWith } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

// Facts in the fixture texts follow the owner's facts.
const folder = temporaryFolder('facts-in-texts');
writeFixtureTexts(folder);

/** The text of a page's main part with these facts. */
function readOn(path: string, changes: object): string {
  const facts = businessWith(changes);
  const contents = localesFor(facts).map((locale) =>
    dataOf(readContent([join(folder, locale.folder)], facts, locale, '2026-11-23')),
  );
  const page = pagesWith(facts, contents).find((candidate) => candidate.path === path);
  const { body } = parse(`<!doctype html>${renderToStaticMarkup(page?.body)}`);
  return textOf(body.querySelector('main') ?? body).replaceAll('\u2011', '-');
}

const claims = (changes: object) => ({ claims: { ...(sampleFacts.claims as object), ...changes } });
const { street: _, ...town } = sampleFacts.address as { street: string };
const inPennsylvania = {
  address: { ...town, region: 'PA', postalCode: '15222' },
  coordinates: { latitude: 40.44, longitude: -79.99 },
  towns: [{ name: 'Millvale', latitude: 40.48, longitude: -79.97 }],
};
const service = '/services/car-towing/';
const emergency = '/services/emergency-towing-service/';
const cost = '/towing-cost/';
const towed = '/my-car-was-towed/';

/** Facts, a page, and what it says or doesn't say with them. */
interface Row {
  of: string;
  facts: object;
  path: string;
  says?: readonly string[];
  not?: readonly string[];
}
const rows: readonly Row[] = [
  { of: 'an area in miles', facts: claims({ serviceAreaMiles: 12 }), path: '/', says: ['Howell and 12 miles around'] },
  { of: 'no area in miles', facts: {}, path: '/', says: ['Howell and about 15 miles around'] },
  { of: 'two roads', facts: { roads: ['US 9', 'I-195'] }, path: '/', says: ['On US 9 and I-195.'] },
  { of: 'no roads', facts: { roads: undefined }, path: '/', not: [' On '] },
  { of: 'years', facts: {}, path: '/', says: ['Township Towing has been here for over a decade.'] },
  { of: 'a year', facts: claims({ since: 1998, yearsInBusiness: undefined }), path: '/', says: ['here since 1998.'] },
  { of: 'no age', facts: claims({ yearsInBusiness: undefined }), path: '/', not: ['has been here'] },
  { of: 'one service', facts: { services: ['car-towing'] }, path: '/', says: ['Service car towing.'] },
  { of: 'hours', facts: { hours: { monday: ['06:00', '22:00'] } }, path: '/', says: ['6 a.m. to 10 p.m.'] },
  { of: 'an office', facts: { office: { monday: ['09:00', '17:00'] } }, path: '/', says: ['9 a.m. to 5 p.m.'] },
  { of: 'an average', facts: claims({ averageResponseMinutes: 42 }), path: service, says: ['We take 42 minutes'] },
  { of: 'no average', facts: claims({ averageResponseMinutes: undefined }), path: service, not: ['We take'] },
  { of: 'a flatbed', facts: claims({ flatbedPounds: 12_500 }), path: service, says: ['Up to 12,500 pounds.'] },
  { of: 'no flatbed', facts: { services: ['car-towing'] }, path: service, not: ['With a flatbed', 'pounds'] },
  { of: 'no rates', facts: {}, path: cost, not: ['Our rates', '$'] },
  { of: 'cash and a wallet', facts: claims({ payments: ['cash', 'Venmo'] }), path: cost, says: ['cash and Venmo.'] },
  { of: 'rates', facts: everyFact, path: cost, says: ['Our rates', '$95', '$4.50'] },
  { of: 'a yard', facts: everyFact, path: towed, says: ['Our yard', 'Monday to Friday, 8 a.m. to 6 p.m.'] },
  { of: 'no yard', facts: {}, path: towed, says: ['Papers'], not: ['Our yard'] },
  { of: 'people', facts: everyFact, path: '/about/', says: ['Ann Kowalski', 'Luis Ortega'] },
  { of: 'no street', facts: { address: town }, path: '/contact/', says: ['Around here'], not: ['On the map'] },
  { of: 'no texts', facts: { textPhone: undefined }, path: '/contact/', not: ['Text us'] },
  { of: 'New Jersey', facts: {}, path: service, says: ['In this state they move over.'] },
  { of: 'Pennsylvania', facts: inPennsylvania, path: service, not: ['In this state'] },
  { of: 'its township', facts: {}, path: towed, says: ['The township’s code'] },
  { of: 'another township', facts: { address: { ...town, locality: 'Wall' } }, path: towed, not: ['township’s code'] },
  { of: 'Spanish', facts: bilingualFacts, path: `/es${emergency}`, says: ['El comienzo de', 'En este estado'] },
  { of: 'Spanish, and an area', facts: bilingualFacts, path: '/es/', says: ['unas 15 millas', 'Freehold'] },
];

test.each(rows)('with $of, $path says $says and not $not', ({ facts, path, says = [], not = [] }) => {
  const text = readOn(path, facts);
  for (const words of says) expect(text).toContain(words);
  for (const words of not) expect(text).not.toContain(words);
});
