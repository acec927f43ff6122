import { describe, expect, test } from 'vitest';
import { sources } from '../../site/content/sources.ts';
import { companies } from '../setup/companies.ts';
import { sampleFacts } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { type RenderedSite, wholeSiteOf } from '../setup/rendered-site.ts';

/** Facts that several companies may share, that pages say in other words, or that no page says. */
const others = ['$schema', 'services', 'payments', 'roadsideJobs', 'hours', 'placeKind', 'label'];
/** The texts in facts, at any depth. A phone number is also there as pages write it. */
const wordsIn = (fact: unknown): string[] => {
  if (typeof fact === 'object' && fact !== null)
    return Object.entries(fact).flatMap(([name, value]) => (others.includes(name) ? [] : wordsIn(value)));
  if (typeof fact !== 'string' || fact.length < 5) return [];
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(fact) ?? [];
  return area ? [fact, `(${area}) ${office}-${line}`] : [fact];
};
const stands = (text: string, word: string) => {
  const literal = word.replaceAll('&', '&amp;').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u').test(text);
};
const textOf = ({ pages, files }: RenderedSite) =>
  [...pages.values(), ...files.values()].join('\n').replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');
const ownWords = new Map(
  [...Object.entries(companies), ['the sample', sampleFacts] as const].map(([name, facts]) => [
    name,
    new Set(wordsIn(facts)),
  ]),
);

describe.each(Object.entries(companies))('the company %s', async (name, facts) => {
  const site = await wholeSiteOf(businessWith(facts));
  const text = textOf(site);
  const own = ownWords.get(name) ?? new Set();

  test('has a whole site', () => expect(site.errors).toEqual([]));

  test('shows its own facts, all of them', () => {
    expect(wordsIn(facts).filter((word) => !stands(text, word))).toEqual([]);
  });

  test('shows no fact of the others and none of the sample', () => {
    const foreign = [...ownWords].filter(([other]) => other !== name).flatMap(([, words]) => [...words]);
    // Titles of sources name places.
    const register = JSON.stringify(sources);
    const isForeign = (word: string) => !own.has(word) && !register.includes(word);
    expect(foreign.filter((word) => isForeign(word) && stands(text, word))).toEqual([]);
  });
});
