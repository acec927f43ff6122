import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { build } from '../../build.ts';
import { sampleFacts } from '../setup/facts.ts';
import { business } from '../setup/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'claims-'));
const out = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

/** Every text of the site that these claims make, pages and files, without styles and scripts. */
async function textsWith(claims: object): Promise<string> {
  const facts = join(folder, 'business.json');
  // A town 15 miles away would say the radius, too.
  const towns = [{ name: 'Freehold', latitude: 40.26, longitude: -74.28 }];
  writeFileSync(facts, JSON.stringify({ ...sampleFacts, towns, claims: { ...business.claims, ...claims } }));
  await build({ business: facts, out, release: false });
  const texts = filesIn(out).filter((name) => /\.(?:html|xml|vcf|webmanifest)$/.test(name));
  return texts.map((name) => readFileSync(join(out, name), 'utf8').replace(/<style>.*?<\/style>/gs, '')).join('\n');
}

describe('a claim that the owner changes changes everywhere', () => {
  test.each([
    ['averageResponseMinutes', { averageResponseMinutes: 42 }, /\b30 minutes/, '42 minutes or less'],
    ['heavyDutyPounds', { heavyDutyPounds: 61_000 }, /75,?000/, '61,000 pounds'],
    ['flatbedPounds', { flatbedPounds: 12_500 }, /10,?000/, '12,500 pounds'],
    ['longDistanceMiles', { longDistanceMiles: 350 }, /\b500 miles/, '350 miles'],
    ['yearsInBusiness', { yearsInBusiness: 'nineteen years' }, /over a decade/, 'nineteen years'],
    ['serviceAreaMeters', { serviceAreaMeters: 40_000 }, /\b25,?000\b|\b15 miles/, '"geoRadius":40000'],
  ])('%s', async (_, claims, before, after) => {
    const texts = await textsWith(claims);
    expect(before.exec(texts)?.input.slice(Math.max(0, texts.search(before) - 60), texts.search(before) + 60)).toBe(
      undefined,
    );
    expect(texts).toContain(after);
  });

  test.each([
    ['Visa', /\bVisa\b/],
    ['Discover', /\bDiscover\b/],
    ['debit cards', /debit card/i],
    ['insurance claims', /insurance claim/i],
    ['payment plans', /payment plan/i],
  ])('a way to pay that is not taken, %s, is named nowhere', async (way, named) => {
    const texts = await textsWith({ payments: business.claims.payments.filter((other) => other !== way) });
    expect(texts.slice(Math.max(0, texts.search(named) - 60)).match(named)?.[0]).toBe(undefined);
    expect(texts).toMatch(/\bcash\b/i);
  });

  test('without any credit card none is spoken of', async () => {
    const texts = await textsWith({ payments: ['cash', 'debit cards'] });
    expect(texts).not.toMatch(/MasterCard|we (?:take|accept)[^.]*credit card/i);
  });
});
