import nlp from 'compromise/two';
import { describe, expect, test } from 'vitest';
import { business, services } from '../setup/pages.ts';
import { readings as pages, placesIn, readingsOf } from '../setup/reading.ts';

// A pronoun that ends its sentence ("what it is.") cannot be contracted.
const inFull =
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will|can) ?not\b|\b(?:it|that|there|here|what|who|he|she) (?:is|will)\b(?![.,?!])|\b(?:you|we|they) (?:are|will)\b(?![.,?!])|\bI (?:am|will)\b(?![.,?!])|\blet us\b/;
const contracted = /n’t\b|’(?:re|ll|ve|m|d)\b|\b(?:it|that|there|here|what|who|he|she|let)’s\b/;

const british = [
  /\b(?:somebody|everybody|nobody|whom|seldom|beforehand|whilst|amongst|towards|afterwards|timetable|licence|colour)\b/,
  /\b(?:lorry|tyres?|petrol|motorway|bonnet|kerb|windscreen|car park|postcode|mobile (?:phone|number)|child seat)\b/,
  /\b(?:need not|may I|at hand|as a rule|outside hours|look out for|(?:walk|fly)\w* about|far end|put right)\b/,
  /\b(?:toll (?:tag|gantr\w+)|towing eye|handed over|a lane of traffic|at any hour or|switch\w* (?:it |\w+ \w+ )?(?:on|off))\b/,
  /\b(?:cars?|trucks?|vans?|vehicles?|motorcycles?|texts?) (?:that )?stands?\b/,
];
// A building, its door, or the toll roads' own word; the business that repairs cars is a shop.
const garages = /parking garages?|garage door|garages? authorized|authorized garages?|into the garage/gi;

describe.each(pages.map((page) => [page.name, page] as const))('%s', (_, { text }) => {
  test('contracts as people talk: of ten forms that can be, at most one stands in full', () => {
    const full = placesIn(text, inFull);
    const short = placesIn(text, contracted);
    expect(short.length).toBeGreaterThan(0);
    expect(full.length * 9 <= short.length ? [] : full).toEqual([]);
  });

  test('has no word that an American would not say', () => {
    expect(british.flatMap((words) => placesIn(text, words))).toEqual([]);
    expect(placesIn(text.replaceAll(garages, ''), /garage/)).toEqual([]);
  });
});

test('every sentence of more than three words has a verb', () => {
  const plainVerbs =
    /\b(?:is|are|was|were|has|have|had|does|did|can|could|will|would|should|must)\b|\w'(?:re|ll|ve)\b|n't\b/i;
  // These the tagger takes for nouns.
  const verbs = /\b(?:dials?|counts?|means|rolls|allows)\b/i;
  const skipped = 'header, footer, .ways-back, .post-facts';
  const text = pages
    .flatMap(({ blocks }) => blocks)
    .filter(
      ({ element }) => element.tagName === 'P' && !element.closest(skipped) && !element.querySelector('.lone-link'),
    )
    .map((block) => block.text.replaceAll('’', "'"))
    .join('\n\n');
  const sentences: string[] = nlp.tokenize(text).out('array');
  expect(sentences.length).toBeGreaterThan(500);
  // Most have a verb that any reader knows; the tagger, which is slow, looks at the others.
  const unclear = sentences.filter((sentence) => !plainVerbs.test(sentence));
  expect(unclear.length).toBeGreaterThan(50);
  const without: string[] = nlp(unclear.join('\n\n')).ifNo('#Verb').out('array');
  expect(without.filter((sentence) => sentence.split(/\s+/).length > 3 && !verbs.test(sentence))).toEqual([]);
});

test('every heading names its subject', () => {
  const subjectless = [
    ...['Heavy loads, two wheels, long roads', 'Start with the paper', 'Before it is out of sight', 'What we hold to'],
    ...['At the curb', 'Where it goes', 'Who rides, and how', 'The day it leaves', 'Two addresses, two people'],
    ...['Where and when', 'Keep away from the line', 'How a car gets on', 'When the place is the problem'],
    ...['Where you stand comes first', 'Once the truck is there', 'The evening before', 'What happens when you call'],
  ];
  const headings = pages.flatMap(({ blocks }) => blocks.filter(({ element }) => element.tagName.startsWith('H')));
  expect(headings.length).toBeGreaterThan(200);
  const bad = headings.filter(({ text }) => subjectless.includes(text) || text.startsWith('Asked about'));
  expect(bad.map(({ text }) => text)).toEqual([]);
});

test('a question that can be answered with yes or no is, in the first word', () => {
  const answers = pages.flatMap(({ document }) => {
    const graph = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    const faq = graph['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
    return (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
  });
  const closed = answers.filter(({ name }) => /^(?:Do|Does|Is|Are|Can|Can’t|Should)\b|\. (?:Is|Do|Can)\b/.test(name));
  expect(closed.length).toBeGreaterThan(10);
  const first = /^(?:Yes|No|Not|Usually|Sometimes|Please don’t|Only|For us)\b/;
  expect(closed.filter(({ acceptedAnswer }) => !first.test(acceptedAnswer.text))).toEqual([]);
});

test('every service ends with a line of its own', () => {
  const bands = services.map(({ band }) => band);
  expect(new Set(bands).size).toBe(services.length);
  for (const band of bands) expect(band).toMatch(/^[A-Z].*\?$/);
});

/** Owners who leave out most of what may be left out, or all but it. */
const owners: readonly (readonly [string, object | undefined])[] = [
  ['all that may be said', undefined],
  [
    'few services, jobs and ways to pay',
    {
      services: ['emergency-towing-service', 'roadside-assistance', 'junk-car-removal'],
      claims: { payments: ['cash', 'debit cards'], roadsideJobs: ['fuel'] },
      ...{ quoteFormId: undefined, textPhone: undefined, otherTowingSites: [], relayCalls: false },
    },
  ],
  [
    'the other services, one card and one job',
    {
      services: ['flatbed-towing', 'car-towing', 'heavy-duty-towing', 'long-distance-towing', 'accident-recovery'],
      claims: { payments: ['Visa', 'insurance claims'], roadsideJobs: ['short pull'] },
    },
  ],
];

describe.each(owners)('with %s', (_, changes) => {
  test('no mark stands alone or twice, no word twice, and every quote is curly', () => {
    const marks =
      /['"]|\s[,.;:?!](?=\s|$)|,,|[^.]\.\.(?!\.)|[.?!][A-Z][a-z]|\(\)|[{}]|\b([a-z]{2,}) \1\b|^[,.;:]|, ?\./m;
    for (const { name, blocks } of changes ? readingsOf(withClaims(changes)) : pages) {
      const prose = blocks.filter(
        ({ element }) => element.closest('main') && !element.querySelector('span, .lone-link'),
      );
      const found = prose
        .flatMap(({ text }) => placesIn(text, marks))
        .filter((place) => !/a\.m\.|J\.S\.A|J\.A\.C/i.test(place));
      expect({ name, found }).toEqual({ name, found: [] });
    }
  });
});

/** Claims are one field: what is not changed stays the sample's. */
function withClaims(changes: { claims?: object }) {
  return changes.claims ? { ...changes, claims: { ...business.claims, ...changes.claims } } : changes;
}
