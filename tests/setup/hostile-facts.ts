import fc from 'fast-check';
import type { Point } from '../../site/business/business.ts';
import { payments, roadsideJobs } from '../../site/business/company-claims.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { hasGlyph } from '../../site/styles/heading-font.ts';
import { business } from './pages.ts';

/** Pieces of text that have broken some program or other. */
const pieces = [
  ...['<script>ran=1</script>', '</script>', '</style>', '</title>', '</template>', '<!--', '-->', ']]>', '<![CDATA['],
  ...['"><img src=x onerror=ran=1>', "' onfocus='ran=1", '<svg/onload=ran=1>', 'javascript:ran=1', 'data:text/html,x'],
  ...['&lt;b&gt;', '&#60;', '&amp;', '&', '<', '>', '"', "'", '`', '\\', '\\n', ';', ':', ',', '%0d%0aA: b', '%zz'],
  ...['END:VCARD', '%styles%', '%policy%', '</urlset>', '<?xml?>', '$&', '$1', '$`', '{{7*7}}', '<%= 1 %>'],
  ...[
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'http://a.example',
    '?a=1&b=2#c',
    '../..',
    'href="/x"',
    '{phone}',
    '{name}',
    '[x](/y/)',
  ],
  ...['🚚', '👩‍🔧', 'ü', 'ß', 'İ', '日本語', 'עברית', 'ﷺ', 'e\u0301', '\u00a0', '\u3000', '½', 'Town'],
];

/** What no text of the facts may hold, though each has a use elsewhere. */
const banned = [
  ...[
    '\u0000',
    '\n',
    '\r\nX:y',
    '\u001b[31m',
    '\u009b31m',
    '\u007f',
    '\u2028',
    '\ud800',
    'a\udfff',
    '\ufffe',
    '\ufdd0',
  ],
  ...['\u202e', '\u2066', '\u200f', '\u061c', '\ufeff', '\u200b', '\u00ad', '\u3164', '\u{e0041}', '\ufff9'],
];

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);

/** A text of `min` to `max` characters that is all but plain, without what no text may hold. */
const oddText = (min: number, max: number) =>
  fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => {
    const clean = parts.join('').replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}]/gu, '');
    const text = [...clean.trim()].slice(0, max).join('').trim();
    return /[\p{L}\p{N}]/u.test(text) ? text.padEnd(2 * min, '!') : 'Town 5';
  });

/** The same in letters that the headings have, and without the word that the site adds. */
const letteredText = (min: number, max: number) =>
  oddText(min, max).map((text) => {
    const drawn = [...text.normalize('NFC')].filter(hasGlyph).join('').trim();
    return /[\p{L}\p{N}]/u.test(drawn) ? drawn.padEnd(2 * min, '!') : 'Town 5';
  });

/** An angle within `reach` of another, in degrees. */
const near = (middle: number, reach: number) =>
  fc.oneof(
    fc.double({ min: middle - reach, max: middle + reach, noNaN: true }),
    fc.constantFrom(middle - reach, middle + reach, middle + 1e-3, middle - 1e-5, Math.round(middle)),
  );
/** Anywhere in the contiguous states, a corner or a middle. */
const center = fc.record({ latitude: near(37, 12), longitude: near(-96, 28) });
const phone = fc
  .tuple(
    fc.constantFrom('+1', '1-', '1 ', ''),
    fc.constantFrom('732', '(201)', '(848) ', '908.', '973-'),
    fc.stringMatching(/^[2-46-8][02-9]\d[-. ]?\d{4}$/),
  )
  .map((parts) => parts.join(''));
const host = fc.constantFrom('a.example', 'xn--bcher-kva.example', 'a-b.co.uk', '1.example', 'tow.on.truck');
const path = fc.oneof(fc.constant(''), fc.stringMatching(/^(?:\/[a-hj-z][\w~.-]{0,8}){0,3}\/$/));
const foreign = fc.stringMatching(/^\/[\w.~/?&=%+:,-]{0,30}$/);
const foreignUrl = fc
  .tuple(fc.constantFrom('http', 'https'), host, fc.option(foreign, { nil: '' }))
  .map(([scheme, name, rest]) => `${scheme}://elsewhere.${name}${rest}`);
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const address = fc.record({
  street: oddText(3, 60),
  locality: oddText(2, 40),
  region: fc.constant('NJ'),
  postalCode: fc.stringMatching(/^0(?:7[1-9]|8[0-8])\d{2}(?:-\d{4})?$/),
});

/** Some of a few, in any order. */
const picked = <T>(options: readonly T[]) => fc.shuffledSubarray([...options], { minLength: 1 });

// About 150 miles would be two degrees to the north and, at the northern border, three to the east.
const townsAround = ({ latitude, longitude }: Point) =>
  fc
    .uniqueArray(fc.record({ name: oddText(2, 28), latitude: near(latitude, 1.4), longitude: near(longitude, 1.4) }), {
      minLength: 1,
      maxLength: 20,
      selector: ({ name }) => name.toLowerCase(),
    })
    // No town has the township's name then.
    .map((towns) => towns.map((town) => ({ ...town, name: `${town.name} ∴` })));

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toJSON().slice(0, 10));
const price = fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100);
const rate = fc.record({
  flat: price,
  perMile: price,
  includedMiles: some(fc.integer({ min: 1, max: 100 })),
  winchingHalfHour: some(price),
  storageDay: some(price),
});

/** Facts that follow every rule to the letter, and are hostile in all that the rules leave open. */
export const oddFacts = center.chain((coordinates) =>
  fc.record({
    name: letteredText(2, 60),
    township: letteredText(2, 30),
    url: fc.tuple(host, path).map(([name, folder]) => `https://${name}${folder}`),
    phone,
    textPhone: some(phone),
    address,
    coordinates: fc.constant(coordinates),
    towns: townsAround(coordinates),
    services: some(picked(serviceSlugs)),
    claims: fc.record({
      averageResponseMinutes: fc.integer({ min: 5, max: 180 }),
      heavyDutyPounds: fc.integer({ min: 10_000, max: 200_000 }),
      flatbedPounds: fc.integer({ min: 3_000, max: 60_000 }),
      longDistanceMiles: fc.integer({ min: 50, max: 3_500 }),
      yearsInBusiness: oddText(2, 40),
      serviceAreaMeters: fc.integer({ min: 1_000, max: 240_000 }),
      payments: picked(payments),
      roadsideJobs: picked(roadsideJobs),
    }),
    relayCalls: fc.boolean(),
    quoteFormId: some(fc.stringMatching(/^[\w-]{0,40}$/)),
    mapQuery: some(oddText(2, 120)),
    otherTowingSites: some(fc.array(fc.record({ name: oddText(2, 80), url: foreignUrl }), { maxLength: 8 })),
    recognition: some(fc.array(fc.record({ name: oddText(2, 80), url: some(foreignUrl) }), { maxLength: 12 })),
    rates: some(fc.record({ validFrom: day, car: rate, motorcycle: some(rate), heavy: some(rate) })),
    yard: some(
      fc.record({
        address,
        releaseHours: oddText(3, 120),
        papers: fc.array(oddText(3, 120), { minLength: 1, maxLength: 12 }),
        payment: picked(payments),
      }),
    ),
    photos: some(fc.dictionary(fc.constantFrom('flatbed-towing', 'car-towing', 'home', 'about'), oddText(5, 160))),
  }),
);

/** Anything that a JSON file can hold, and what it cannot. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...banned),
  fc.tuple(piece, fc.constantFrom(...banned), piece).map((parts) => parts.join('')),
  oddText(1, 400),
  fc.constantFrom('', ' ', 'x'.repeat(1_000_000), ' '.repeat(100_000), '\u0301'.repeat(1000), 'a.'.repeat(50_000)),
  fc.constantFrom('https://999.999/', 'https://xn--a.example/', 'https://a.example/..', 'https://u:p@a.example/'),
  fc.constantFrom('javascript:ran=1', 'JaVaScRiPt:ran=1', 'data:text/html,<b>', '//a.example/', 'https://A.example/'),
  fc.constantFrom(null, true, Number.NaN, Number.POSITIVE_INFINITY, -0, 7731, 1e308, undefined),
  fc.constant(undefined).map(() => JSON.parse('{"__proto__":{"name":"x"},"constructor":1}') as unknown),
  fc.jsonValue(),
);

const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'fax', '', '0', 'a.b', '[0]', ...banned),
  oddText(1, 200),
);

type Place = readonly (string | number)[];

/** Every place of the sample facts, from the whole down to each value. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))];
}

const places = placesIn(business).filter((at) => at.length > 0);

/** The sample facts with one to three places overwritten, or with a field that no schema knows. */
const mutatedFacts = fc
  .array(fc.tuple(fc.constantFrom(...places), fc.option(key), anything), { minLength: 1, maxLength: 3 })
  .map((changes) => {
    const facts = JSON.parse(JSON.stringify(business)) as object;
    for (const [at, unknown, value] of changes) {
      const owner = at.slice(0, -1).reduce<unknown>((inner, step) => (inner as never)?.[step], facts);
      if (typeof owner !== 'object' || owner === null) continue;
      const name = unknown ?? String(at.at(-1));
      Object.defineProperty(owner, name, { value, enumerable: true, configurable: true, writable: true });
    }
    return facts;
  });

/** What may stand in a facts file, from nearly right to nothing like it. */
export const thrownFacts: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: mutatedFacts },
  { weight: 3, arbitrary: oddFacts },
  { weight: 1, arbitrary: anything },
);

/** The lines that do not tell file, field, what was found and what is expected in one plain, visible line. */
export const unclear = (lines: readonly string[]) =>
  lines.filter(
    (line) =>
      !/^facts\.json: (?:the whole file|[[\w$-].*): found .+, expected .+$/.test(line) ||
      /[\p{C}\p{Zl}\p{Zp}]/u.test(line) ||
      line.length > 700,
  );
