import { expect, test } from 'vitest';
import { graphOf, textOf } from '../setup/built.ts';
import { everyRate } from '../setup/facts.ts';
import { business, htmlOf, pageAt, pagesOf } from '../setup/pages.ts';
import { documentOf, placesIn } from '../setup/parse.ts';

const car = { flat: 125, perMile: 5, includedMiles: 5, winchingHalfHour: 80, storageDay: 45 };
/** Owners with few prices. tests/pages/every-fact.txt shows what every price changes. */
const owners = {
  'a price for cars': { rates: { validFrom: '2026-07-01', car } },
  'prices for visits': {
    services: ['car-towing', 'roadside-assistance'],
    rates: { validFrom: '2026-07-01', roadside: { jumpStart: 65, lockout: 85 }, visitCounts: false },
  },
  'a price for trucks': {
    services: ['car-towing', 'heavy-duty-towing'],
    rates: { validFrom: '2026-07-01', heavy: { flat: 350, perMile: 12 } },
  },
  'a price for cars, and 60 miles at most': {
    claims: { ...business.claims, longDistanceMiles: 60 },
    rates: { validFrom: '2026-07-01', car },
  },
  'no price for cars': { rates: { ...everyRate, car: undefined, roadside: undefined } },
  'free pickup': { rates: { validFrom: '2026-07-01', junk: { pickup: 0 } } },
} satisfies Record<string, object>;
type Owner = keyof typeof owners;

const from125 = 'From $125 with 5 miles, then $5 a mile. A 10-mile tow comes to $150. As of July 1, 2026.';

test.each<[Owner, string, string]>([
  ['a price for cars', '/', 'where a car tow starts$125'],
  ['a price for cars', '/', `What does it cost?${from125} All our rates`],
  ['a price for cars', '/services/car-towing/', `${from125} All our rates`],
  ['a price for cars', '/services/emergency-towing-service/', `${from125} All our rates`],
  ['a price for cars', '/services/long-distance-towing/', 'A 100-mile tow comes to $600. From $125 with'],
  ['a price for cars', '/services/accident-recovery/', 'Winching: $80 a half hour. Storage: $45 a day.'],
  [
    'a price for cars, and 60 miles at most',
    '/services/long-distance-towing/',
    'A 60-mile tow comes to $400. From $125',
  ],
  ['a price for cars, and 60 miles at most', '/towing-cost/', '60-mile tow$400'],
  ['prices for visits', '/services/roadside-assistance/', 'Visits from $65. Jump start: $65. Lockout: $85.'],
  ['prices for visits', '/towing-cost/', 'Roadside visitsJump start$65'],
  ['a price for trucks', '/services/heavy-duty-towing/', 'From $350, plus $12 a mile. A 10-mile tow comes to $470.'],
  ['free pickup', '/services/junk-car-removal/', 'Pickup is free.'],
  ['no price for cars', '/towing-cost/', 'We pay $150 or more for a complete car.'],
])('with %s, %s says %s', (owner, path, words) => {
  expect(textOf(pageAt(path, owners[owner]).querySelector('main'))).toContain(words);
});

test.each<[Owner, string | undefined]>([
  ['a price for cars', '$125'],
  ['free pickup', undefined],
])('search engines read the range of %s: %s', (owner, range) => {
  const [company] = graphOf({ document: pageAt('/', owners[owner]) })['@graph'];
  expect(company?.priceRange).toBe(range);
});

test('a service without a price has no line of prices', () => {
  for (const slug of ['heavy-duty-towing', 'roadside-assistance', 'junk-car-removal'])
    expect(pageAt(`/services/${slug}/`, owners['a price for cars']).querySelector('.rows__price'), slug).toBeNull();
  expect(pageAt('/services/car-towing/', owners['a price for trucks']).querySelector('.rows__price')).toBeNull();
});

test('the price of a motorcycle is told as no price of a car', () => {
  const document = pageAt('/towing-cost/', owners['no price for cars']);
  expect(document.title + textOf(document.querySelector('.page-head__words'))).not.toContain('$');
  for (const path of ['/', '/services/car-towing/', '/services/long-distance-towing/', '/services/accident-recovery/'])
    expect(textOf(pageAt(path, owners['no price for cars']).querySelector('main')), path).not.toMatch(/\$\d+\b(?!,)/);
});

test('the rates leave out vehicles and distances that the company doesn’t serve', () => {
  const page = pageAt('/towing-cost/', { rates: everyRate, services: ['car-towing', 'roadside-assistance'] });
  const titles = [...page.querySelectorAll('.accordion:has(.rows--prices) summary')].map(textOf);
  expect(titles).toEqual(['Cars and pickups', 'Roadside visits']);
  expect(textOf(page.querySelector('.accordion'))).not.toContain('100-mile tow');
  const { rates } = owners['a price for trucks'];
  expect(textOf(pageAt('/towing-cost/', { rates, services: ['car-towing'] }).body)).not.toMatch(/\$|our rates/i);
});

test('without rates, no page has a price of ours or an empty part for one, and no title promises one', () => {
  // Amounts in laws, in a source's title, and in insurance.
  const others =
    /\$750 for storage|Cost US Economy \$41B|\$200 (?:and is|a year)|\$\d+,000 (?:on-hook|cargo)|limit is \$\d+,000/g;
  for (const page of pagesOf(business)) {
    const html = htmlOf(page);
    expect(placesIn(html.replace(others, ''), /\$\d|"rows__price|priceRange/), page.path).toEqual([]);
    expect(documentOf(html).title, page.path).not.toMatch(/from \$|rates/i);
  }
});

test('the answers on costs have the owner’s figures: a card, clubs', () => {
  const answersWith = (changes: object) =>
    textOf(pageAt('/towing-cost/', { rates: { validFrom: '2026-07-01', car, ...changes } }).querySelector('main'));
  const paid = answersWith({ cardFee: 3, billed: ['AAA', 'Agero'] });
  expect(paid).toContain('Paying by credit card adds 3%.');
  expect(paid).toContain('We bill AAA and Agero');
  expect(answersWith({ cardFee: 0 })).toContain('Paying by credit card costs nothing extra.');
});
