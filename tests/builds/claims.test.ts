import { beforeAll, describe, expect, test } from 'vitest';
import { business, businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** Every text of the site that these claims make, pages and files. */
function textsWith(claims: object): string {
  // A town 15 miles away would say the radius, too.
  const towns = [{ name: 'Freehold', latitude: 40.26, longitude: -74.28 }];
  const { pages, files } = renderSite(businessWith({ towns, claims: { ...business.claims, ...claims } }));
  return [...pages.values(), ...files.values()].join('\n');
}

/** What the first company claims otherwise than the sample. */
const changed = {
  averageResponseMinutes: 42,
  heavyDutyPounds: 61_000,
  flatbedPounds: 12_500,
  longDistanceMiles: 350,
  yearsInBusiness: 'nineteen years',
  serviceAreaMeters: 40_000,
};

/** The ways to pay that companies do not take: of any two of the ways below, one company takes only the one. */
const untaken: readonly (readonly string[])[] = [
  ['insurance claims', 'payment plans'],
  ['Visa', 'debit cards', 'insurance claims'],
  ['Discover', 'debit cards'],
  ['Visa', 'MasterCard', 'American Express', 'Discover', 'payment plans'],
];

describe('a claim that the owner changes changes everywhere', () => {
  const companies: { ways: readonly string[]; texts: string }[] = [];
  beforeAll(() => {
    for (const [index, ways] of untaken.entries()) {
      const payments = business.claims.payments.filter((way) => !ways.some((other) => other === way));
      companies.push({ ways, texts: textsWith({ payments, ...(index === 0 && changed) }) });
    }
  });

  test.each([
    ['averageResponseMinutes', /\b30 minutes/, '42 minutes or less'],
    ['heavyDutyPounds', /75,?000/, '61,000 pounds'],
    ['flatbedPounds', /10,?000/, '12,500 pounds'],
    ['longDistanceMiles', /\b500 miles/, '350 miles'],
    ['yearsInBusiness', /over a decade/, 'nineteen years'],
    ['serviceAreaMeters', /\b25,?000\b|\b15 miles/, '"geoRadius":40000'],
  ])('%s', (_, before, after) => {
    const [{ texts } = { texts: '' }, { texts: unchanged } = { texts: '' }] = companies;
    expect(unchanged).toMatch(before);
    expect(around(texts, before)).toBe(undefined);
    expect(texts).toContain(after);
  });

  test.each([
    ['Visa', /\bVisa\b/],
    ['Discover', /\bDiscover\b/],
    ['debit cards', /debit card/i],
    ['insurance claims', /insurance claim/i],
    ['payment plans', /payment plan/i],
  ])('a way to pay that is not taken, %s, is named nowhere', (way, named) => {
    const [without, taking] = [true, false].map((out) => companies.filter(({ ways }) => ways.includes(way) === out));
    expect([without?.length, taking?.length]).toEqual([2, 2]);
    for (const { texts } of taking ?? []) expect(texts).toMatch(named);
    for (const { texts } of without ?? []) {
      expect(around(texts, named)).toBe(undefined);
      expect(texts).toMatch(/\bcash\b/i);
    }
  });

  test('without any credit card none is spoken of', () => {
    const { texts } = companies.find(({ ways }) => ways.includes('MasterCard')) ?? { texts: '' };
    expect(texts).toMatch(/debit card/i);
    expect(texts).not.toMatch(/MasterCard|we (?:take|accept)[^.]*credit card/i);
  });
});

/** What stands around the first place that says it; undefined where none does. */
function around(texts: string, said: RegExp): string | undefined {
  const at = texts.search(said);
  return at < 0 ? undefined : texts.slice(Math.max(0, at - 60), at + 60);
}
