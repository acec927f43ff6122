import { expect, test } from 'vitest';
import { requiredFacts } from '../../site/content/known-names.ts';
import { sampleFacts } from '../setup/facts.ts';
import { factsAtLimits } from '../setup/legal-facts.ts';
import { business, businessWith, contentsFor } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

async function told(changes: object) {
  const { errors, warnings } = await renderSite(businessWith(changes));
  return { errors, warnings: warnings.filter((line) => !line.includes('bytes compressed')) };
}
const claims = (changes: object) => ({ claims: { ...business.claims, ...changes } });
const far = [{ name: 'Cape May Point', latitude: 38.6, longitude: -74.96 }, ...business.towns];

test.each([
  ['longest everywhere', factsAtLimits(() => true)],
  ['shortest everywhere', factsAtLimits(() => false)],
  ['of a town 110 miles off', { towns: far }],
  ['of an area of 150 miles', claims({ serviceAreaMiles: 150 })],
  ['of an area of a mile', claims({ serviceAreaMiles: 1 })],
])('legal facts build a site, with no warning except about a page’s size: %s', async (_, facts) => {
  expect(await told(facts)).toEqual({ errors: [], warnings: [] });
});

test('a company with the fewest facts has every fact that a safety sentence may name', () => {
  const needed = ['name', 'township', 'url', 'phone', 'address', 'coordinates', 'towns', 'otherTowingSites'];
  const absent = Object.keys(sampleFacts).filter((name) => !needed.includes(name));
  const { facts } = contentsFor(
    businessWith({
      ...Object.fromEntries(absent.map((name) => [name, undefined])),
      services: ['car-towing'],
      claims: { payments: ['cash'] },
      copyrightYear: 2024,
      relayCalls: false,
      tollRoads: false,
    }),
  )[0] ?? { facts: {} };
  const given = Object.entries(facts).flatMap(([name, words]) => (words ? [name] : []));
  expect(given).toEqual(expect.arrayContaining([...requiredFacts]));
});
