import fc from 'fast-check';
import { payments } from '../../site/business/company-claims.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { hasGlyph } from '../../site/styles/heading-font.ts';
import { business } from './pages.ts';

/** Pieces of text that have broken some program or other. */
const pieces = [
  ...'<script>ran=1</script> </script> </style> </title> </template> <!-- --> ]]> <![CDATA[ <?xml?> "'.split(' '),
  ..."&lt;b&gt; &#60; & < > ` \\ \\n ; : , %0d%0aA: %zz END:VCARD %styles% %policy% $& $1 $` {{7*7}} '".split(' '),
  ...'<svg/onload=ran=1> javascript:ran=1 __proto__ ../.. href="/x" {phone} [x](/y/) http://a.example'.split(' '),
  ..."\"><img src=x onerror=ran=1>|' onfocus='ran=1|🚚|ü|İ|日本語|עברית|ﷺ|e\u0301|\u00a0|\u3000|½|Town".split('|'),
];

/** What no text of the facts may hold, though each has a use elsewhere. */
const banned =
  '\u0000 \n \r\nX:y \u001b[31m \u009b31m \u007f \u2028 \ud800 a\udfff \ufffe \u202e \u2066 \u200f \u061c \u200b'.split(
    ' ',
  );

/** A text of `min` to `max` characters that is all but plain, without what no text may hold. */
const oddText = (min: number, max: number, isAllowed = (_character: string) => true) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
      minLength: 1,
      maxLength: 24,
      size: 'max',
    })
    .map((parts) => {
      const clean = [...parts.join('').normalize('NFC')].filter((one) => isAllowed(one) && !/[\p{C}]/u.test(one));
      const text = [...clean.join('').trim()].slice(0, max).join('').trim();
      return /[\p{L}\p{N}]/u.test(text) ? text.padEnd(2 * min, '!') : 'Town 5';
    });

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const picked = <T>(options: readonly T[]) => fc.shuffledSubarray([...options], { minLength: 1 });
const address = fc.record({
  street: oddText(3, 60),
  locality: oddText(2, 40),
  region: fc.constant('NJ'),
  postalCode: fc.constantFrom('07731', '08899-1234'),
});
const foreignUrl = fc.stringMatching(/^\/[\w.~/?&=%+:,-]{0,30}$/).map((rest) => `https://elsewhere.example${rest}`);
const some = <T>(item: fc.Arbitrary<T>, minLength: number, maxLength: number) =>
  maybe(fc.array(item, { minLength, maxLength }));
const names = (url: fc.Arbitrary<string | undefined>) =>
  maybe(fc.array(fc.record({ name: oddText(2, 80), url }), { maxLength: 8 }));
const { latitude, longitude } = business.coordinates;
const degrees = fc.double({ min: -1.4, max: 1.4, noNaN: true });

/** Facts that follow every rule to the letter, and are hostile in all that the rules leave open. */
export const oddFacts = fc
  .record({
    name: oddText(2, 60, hasGlyph),
    township: oddText(2, 30, hasGlyph),
    url: fc.constantFrom('https://a.example/', 'https://xn--bcher-kva.example/~a/b.c/'),
    textPhone: maybe(fc.constant('(848) 555-0142')),
    address,
    towns: fc.uniqueArray(fc.tuple(oddText(2, 26), degrees, degrees), {
      minLength: 1,
      maxLength: 20,
      selector: ([name]) => name.toLowerCase(),
    }),
    services: maybe(picked(serviceSlugs)),
    yearsInBusiness: oddText(2, 40),
    quoteFormId: maybe(fc.stringMatching(/^[\w-]{0,40}$/)),
    mapQuery: maybe(oddText(2, 120)),
    otherTowingSites: names(foreignUrl),
    recognition: names(maybe(foreignUrl)),
    license: some(fc.record({ label: oddText(2, 30), value: oddText(2, 40), url: maybe(foreignUrl) }), 1, 3),
    people: some(fc.record({ name: oddText(2, 60), role: oddText(2, 40), words: maybe(oddText(10, 160)) }), 1, 3),
    reviews: some(
      fc.record({
        text: oddText(10, 240),
        name: oddText(2, 60),
        date: fc.constant('2026-03'),
        url: foreignUrl,
        agreed: fc.constant(true),
      }),
      2,
      3,
    ),
    reviewsUrl: maybe(foreignUrl),
    profiles: maybe(fc.uniqueArray(foreignUrl, { minLength: 1, maxLength: 6 })),
    notice: maybe(fc.record({ text: oddText(10, 140, (one) => !/[[\]]/.test(one)), until: fc.constant('9999-12-31') })),
    roads: some(oddText(2, 20), 1, 12),
    yard: maybe(
      fc.record({
        address,
        releaseHours: oddText(3, 120),
        papers: fc.array(oddText(3, 120), { minLength: 1, maxLength: 12 }),
        payment: picked(payments),
      }),
    ),
    photos: maybe(fc.dictionary(fc.constantFrom('flatbed-towing', 'car-towing', 'home', 'about'), oddText(5, 160))),
  })
  .map(({ yearsInBusiness, towns, ...facts }) => ({
    ...business,
    ...facts,
    claims: { ...business.claims, yearsInBusiness },
    // No town has the township's name then, and none lies at the center.
    towns: towns.map(([name, north, east]) => ({
      name: `${name} ∴`,
      latitude: latitude + north,
      longitude: longitude + east + 0.01,
    })),
  }));

/** Anything that a JSON file can hold, long and forbidden texts above all. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...banned)).map((parts) => parts.join('')),
  oddText(1, 400),
  fc.constantFrom('', ' ', 'x'.repeat(1_000_000), ' '.repeat(100_000), '\u0301'.repeat(1000), 'a.'.repeat(50_000)),
  fc.constantFrom(null, true, -0, 7731, 1e308, JSON.parse('{"__proto__":{"name":"x"},"constructor":1}')),
  fc.jsonValue(),
);

/** Every place of the sample facts, from its fields down to each value. */
const placesIn = (value: unknown, at: readonly string[] = []): (readonly string[])[] => [
  ...(at.length > 0 ? [at] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))
    : []),
];
const unknownField = fc.constantFrom('__proto__', 'constructor', 'toString', 'fax', '', '0', 'a.b', '[0]', ...banned);

/** What may stand in a facts file: odd facts with something else in a place, or with a field that no schema knows. */
export const thrownFacts: fc.Arbitrary<unknown> = fc
  .tuple(oddFacts, fc.constantFrom(...placesIn(business)), maybe(unknownField), maybe(anything))
  .map(([odd, at, unknown, value]) => {
    if (value === undefined) return odd;
    const facts = JSON.parse(JSON.stringify(business));
    const owner = at.slice(0, -1).reduce((inner, step) => inner[step], facts);
    return (
      Object.defineProperty(owner, unknown ?? at.at(-1) ?? '', { value, enumerable: true, configurable: true }) && facts
    );
  });
