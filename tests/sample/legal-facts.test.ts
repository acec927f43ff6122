import { expect, test } from 'vitest';
import { factsAtLimits } from '../setup/legal-facts.ts';
import { business, businessWith } from '../setup/pages.ts';
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
])('facts that are legal build a site, with no warning but of a page’s size, where they are %s', async (_, facts) => {
  expect(await told(facts)).toEqual({ errors: [], warnings: [] });
});
