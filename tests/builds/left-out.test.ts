import { beforeAll, describe, expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { sampleFacts } from '../setup/facts.ts';
import { businessWith, services } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

const rate = { flat: 125, perMile: 6 };
const all = {
  quoteFormId: 'your-form-id',
  textPhone: sampleFacts.textPhone,
  otherTowingSites: sampleFacts.otherTowingSites,
  recognition: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }],
  rates: { validFrom: '2025-10-01', car: rate },
  yard: {
    address: sampleFacts.address,
    releaseHours: 'Monday to Friday, 8 a.m. to 6 p.m.',
    papers: ["driver's license"],
    payment: ['cash'],
  },
  relayCalls: true,
  services: undefined as readonly string[] | undefined,
};
const five = ['emergency-towing-service', 'flatbed-towing', 'car-towing', 'roadside-assistance', 'junk-car-removal'];
const bare = { ...Object.fromEntries(Object.keys(all).map((name) => [name, undefined])), relayCalls: false };

/** Companies that leave out nothing, one thing or two, or all that may be left out. */
const companies: (typeof all)[] = [
  {},
  { quoteFormId: '' },
  { quoteFormId: undefined, services: five },
  { textPhone: undefined, rates: undefined },
  { otherTowingSites: undefined, recognition: undefined },
  { yard: undefined, relayCalls: false },
  { services: ['heavy-duty-towing'] },
  { ...bare, services: ['heavy-duty-towing'] },
].map((changes) => Object.assign({}, all, changes));

/** What a company's site says, file by file, without its drawings. */
const textsOf = ({ pages, files }: ReturnType<typeof renderSite>) =>
  new Map([...pages, ...files].filter(([path]) => !/\.svg$|^share$/.test(path)));

/** The places, with a few characters around them, where a text says what it must not. */
const found = (texts: Map<string, string>, pattern: RegExp) =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: { length } }) => `${file}: ${text.slice(Math.max(0, index - 40), index + length + 40)}`,
    ),
  );

const choices = companies.map((choice, index) => ({ name: `company-${index}`, choice }));

test('other towing sites and photos that are left out are the same as none', () => {
  const none = { otherTowingSites: [], photos: {} };
  expect(businessWith({ otherTowingSites: undefined, photos: undefined })).toEqual(businessWith(none));
});

describe.each(choices)('$name', ({ choice }) => {
  let site: Map<string, string>;
  let faults: readonly string[];
  beforeAll(() => {
    const rendered = renderSite(businessWith(choice));
    site = textsOf(rendered);
    faults = rendered.faults;
  });
  const offers = (slug: string) => choice.services === undefined || choice.services.includes(slug);

  test(`is whole and without dead links: ${left(choice)}`, () => {
    expect(faults).toEqual([]);
    const pages = [...site.keys()].filter((path) => path.startsWith('/services/'));
    expect(pages.map((path) => path.split('/')[2]).sort()).toEqual(serviceSlugs.filter(offers).sort());
  });

  if (!choice.quoteFormId)
    test('has no form, no button for one, and speaks of none', () => {
      expect(found(site, /\bquotes?\b|data-toast|tally/gi)).toEqual([]);
    });

  if (choice.quoteFormId)
    test('has its form on every page', () => {
      for (const [path, text] of site) {
        if (!/\/$|\.html$/.test(path)) continue;
        expect(text, path).toContain('data-quote-button="your-form-id"');
        expect(text, path).toContain('data-toast="error"');
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
      expect(found(new Map([['home', site.get('/') ?? '']]), /outbound-links/g)).toEqual([]);
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
