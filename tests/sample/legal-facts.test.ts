import { expect, test } from 'vitest';
import { requiredFacts } from '../../site/content/known-names.ts';
import { sampleFacts } from '../setup/facts.ts';
import { factsAtLimits } from '../setup/legal-facts.ts';
import { business, businessWith, contentsFor } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

test.each([
  ['longest everywhere, of towns 110 miles off and an area of 150', factsAtLimits(() => true)],
  ['shortest everywhere', factsAtLimits(() => false)],
  ['of an area of a mile', { claims: { ...business.claims, serviceAreaMiles: 1 } }],
])('legal facts build a site, with no warning except about a page’s size: %s', async (_, facts) => {
  const { errors, warnings } = await renderSite(businessWith(facts));
  expect([...errors, ...warnings.filter((line) => !line.includes('bytes compressed'))]).toEqual([]);
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
