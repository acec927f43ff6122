import { expect, test } from 'vitest';
import { requiredFacts } from '../../site/content/known-names.ts';
import { sampleFacts } from '../setup/facts.ts';
import { businessWith, contentsFor } from '../setup/pages.ts';

test('a company with the fewest facts has all that a sentence of safety may name', () => {
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
