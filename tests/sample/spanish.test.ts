import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headingFont } from '../../site/styles/heading-font.ts';
import { everyFact } from '../setup/facts.ts';
import { businessWith, contentsFor } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

/** Words of English sentences, none of which is Spanish. */
const english =
  /\b(?:the|and|or|your|you|we|our|with|by|to|at|from|open|call|tow|towing|truck|is|are|of|for|what|how|it|free|cash|cards?|insurance|pay|payment|plans|checks|holidays|noon|miles?|pounds|minutes|\w+day)\b/gi;
/** Words of someone who says tú, vos or vosotros. */
const familiar = /\b(?:tú|tu|tus|te|ti|contigo|vos|vosotros|puedes|tienes|necesitas|quieres|estás|llámanos)\b/gi;
/** Rows of CONTRIBUTING.md's table of words: a thing, what we say, and what is said elsewhere, twice. */
const rows = readFileSync('.github/CONTRIBUTING.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \w/.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.split(/[,;] /).filter((word) => !/[*|]/.test(word))),
  );
const ours = rows.flatMap(([, here = [], , , there = []]) => [...here, ...there]);
const elsewhere = rows.flatMap(([, , here = [], , , there = []]) => [...here, ...there]);
const foreign = new RegExp(
  `(?<!\\p{L})(?:${elsewhere.filter((word) => !ours.includes(word)).join('|')})(?!\\p{L})`,
  'giu',
);

const times = ['06:00', '22:30'];
const owners: Record<string, object> = {
  'of every fact, round the clock': everyFact,
  'of every fact, with hours and an office, authorized on the toll roads': {
    ...everyFact,
    hours: { monday: times, tuesday: times, wednesday: times, saturday: ['08:00', '12:00'], holidays: 'closed' },
    office: { monday: times },
    tollRoads: true,
    headline: { en: 'The yellow door', es: 'La puerta amarilla' },
    photos: { home: { text: { en: 'Our trucks', es: 'Nuestras grúas' }, focus: 'left' } },
  },
  'of no fact that may be left out, in another state': {
    languages: everyFact.languages,
    address: { street: '77 Smallman Street', locality: 'Pittsburgh', region: 'PA', postalCode: '15222' },
    coordinates: { latitude: 40.44, longitude: -79.99 },
    towns: [{ name: 'Millvale', latitude: 40.48, longitude: -79.97 }],
    claims: { ...everyFact.claims, payments: ['insurance claims'], yearsInBusiness: undefined },
    ...{ textPhone: undefined, quoteFormId: undefined, roads: undefined, relayCalls: false },
    services: ['car-towing', 'roadside-assistance'],
    license: undefined,
  },
};

const sites = await Promise.all(
  Object.entries(owners).map(async ([name, facts]) => {
    const business = businessWith(facts);
    const site = await renderSite(business);
    return { name, business, ...site, spanish: [...site.pages].filter(([path]) => path.startsWith('/es/')) };
  }),
);
describe.each(sites)('an owner $name', ({ business, pages, files, errors, spanish }) => {
  const own = contentsFor(business).map((content) => content.letters);
  const letters = new Set([headingFont.characters, ...own].join(''));

  test('no page has a problem, and the English contact page says that Spanish is spoken', () => {
    expect(errors).toEqual([]);
    expect(pages.get('/contact/')).toContain('in English or Spanish');
  });

  test.each(spanish)(
    '%s has no unmarked English, says usted, has no word from elsewhere, and no letter that the heading font lacks',
    (_, html) => {
      const document = parse(html);
      const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      for (const other of document.querySelectorAll('script, style, [lang^="en"], p a[target], .address, iframe'))
        other.remove();
      const said = [
        document.title,
        document.body.innerHTML.replaceAll(/<[^>]*>/g, ' '),
        ...[...document.querySelectorAll('[alt], [aria-label], meta[content]')].flatMap((element) =>
          ['alt', 'aria-label', 'content'].map((name) => element.getAttribute(name)),
        ),
        ...[...graph.matchAll(/"(?:name|description|text|serviceType|paymentAccepted)":"([^"]*)"/g)].map(
          ([, text]) => text,
        ),
        files.get('/es/contact.vcf')?.match(/NOTE:.*/)?.[0],
        JSON.parse(files.get('/es/site.webmanifest') ?? '{}').description,
      ];
      const text = said
        .join('\n')
        .replaceAll(/Township Towing|Example Towing Certification|Move Over|Plus Code|#\w+|https?:\S+|website/g, '');
      const ofOthers = business.address.region === 'NJ' ? [] : [/New Jersey|Parkway|Turnpike/g];
      // What is set in the heading font.
      const shown = 'h1, h2, h3, dd, th, label, summary, strong, .button, .tiles, .call--lit, .drawing__labels';
      const told = [...document.querySelectorAll(shown)].map((element) => element.textContent);
      const share = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
      expect([...told.join(share ?? '')].filter((sign) => /[\p{L}\p{P}]/u.test(sign) && !letters.has(sign))).toEqual(
        [],
      );
      for (const words of [english, familiar, foreign, ...ofOthers]) expect(text.match(words) ?? []).toEqual([]);
    },
  );
});
