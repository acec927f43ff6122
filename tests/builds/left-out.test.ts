import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { build } from '../../build.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { pairwise } from '../browser/matrix.ts';
import { sampleFacts } from '../setup/facts.ts';
import { businessWith, services } from '../setup/pages.ts';

const rate = { flat: 125, perMile: 6 };
const offered = {
  all: undefined,
  five: ['emergency-towing-service', 'flatbed-towing', 'car-towing', 'roadside-assistance', 'junk-car-removal'],
  one: ['heavy-duty-towing'],
};

/** What may be left out, and what stands in the facts where it is not. */
const factors = {
  quoteFormId: ['your-form-id', '', undefined],
  textPhone: [sampleFacts.textPhone, undefined],
  otherTowingSites: [sampleFacts.otherTowingSites, undefined],
  recognition: [[{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }], undefined],
  rates: [{ validFrom: '2025-10-01', car: rate }, undefined],
  yard: [
    {
      address: sampleFacts.address,
      releaseHours: 'Monday to Friday, 8 a.m. to 6 p.m.',
      papers: ["driver's license"],
      payment: ['cash'],
    },
    undefined,
  ],
  relayCalls: [true, false],
  services: [offered.all, offered.five, offered.one],
} as const;

const folder = mkdtempSync(join(tmpdir(), 'left-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a company's site says, file by file; the sheets within pages and the script, which all sites share, left out. */
async function textsOf(facts: object, name: string): Promise<Map<string, string>> {
  const business = join(folder, `${name}.json`);
  writeFileSync(business, JSON.stringify({ ...sampleFacts, ...facts }));
  const out = join(folder, name);
  await build({ business, out, release: false });
  const files = filesIn(out).filter((file) =>
    ['.html', '.xml', '.txt', '.vcf', '.webmanifest'].includes(extname(file)),
  );
  return new Map(
    files.map((file) => [file, readFileSync(join(out, file), 'utf8').replace(/<style>[\s\S]*?<\/style>/g, '')]),
  );
}

/** The places, with a few characters around them, where a text says what it must not. */
const found = (texts: Map<string, string>, pattern: RegExp) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: { length } }) => `${file}: ${text.slice(Math.max(0, index - 40), index + length + 40)}`,
    ),
  );

const choices = pairwise(factors).map((choice, index) => ({ name: `company-${index}`, choice }));

test('other towing sites and photos that are left out are the same as none', () => {
  const none = { otherTowingSites: [], photos: {} };
  expect(businessWith({ otherTowingSites: undefined, photos: undefined })).toEqual(businessWith(none));
});

describe.each(choices)('$name', ({ name, choice }) => {
  let site: Map<string, string>;
  beforeAll(async () => {
    site = await textsOf(choice, name);
  });
  const offers = (slug: string) =>
    choice.services === undefined || (choice.services as readonly string[]).includes(slug);

  test(`is whole and without dead links: ${left(choice)}`, () => {
    const pages = [...site.keys()].filter((file) => /^services\/.*\.html$/.test(file));
    expect(pages.map((file) => file.split('/')[1]).sort()).toEqual(serviceSlugs.filter(offers).sort());
  });

  if (!choice.quoteFormId)
    test('has no form, no button for one, and speaks of none', () => {
      expect(found(site, /\bquotes?\b|data-toast|tally/gi)).toEqual([]);
    });

  if (choice.quoteFormId)
    test('has its form on every page', () => {
      for (const [file, text] of site) {
        if (!file.endsWith('.html')) continue;
        expect(text, file).toContain('data-quote-button="your-form-id"');
        expect(text, file).toContain('data-toast="error"');
      }
    });

  if (!choice.textPhone)
    test('has no number for texts, and speaks of none', () => {
      expect(found(site, /sms:|text us\b|data-text-message|TYPE=WORK,CELL/gi)).toEqual([]);
    });

  test('names no service and no path of one that it does not offer', () => {
    for (const { slug, name: service } of services.filter((one) => !offers(one.slug))) {
      expect(found(site, new RegExp(`/services/${slug}/`, 'g')), slug).toEqual([]);
      expect(found(site, new RegExp(`(?<![\\w-])${service}(?![\\w-])`, 'g')), service).toEqual([]);
    }
  });

  const others = choice.otherTowingSites as readonly unknown[] | undefined;
  if (!others?.length)
    test('links to no other towing site', () => {
      expect(found(new Map([['home', site.get('index.html') ?? '']]), /outbound-links/g)).toEqual([]);
    });

  if (!choice.relayCalls)
    test('promises nothing of relay calls', () => {
      expect(found(site, /take (?:711 )?relay calls/g)).toEqual([]);
    });
});

/** What a choice leaves out, as the title of a test. */
function left(choice: object): string {
  const names = Object.entries(choice).flatMap(([name, value]) =>
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length < 2) ? name : [],
  );
  return names.length > 0 ? `without ${names.join(', ')}` : 'with all';
}
