import { describe, expect, test } from 'vitest';
import { graphOf, textOf } from '../setup/built.ts';
import { bilingualFacts, everyRate } from '../setup/facts.ts';
import { business, htmlOf, pageAt, pagesOf } from '../setup/pages.ts';
import { documentOf, placesIn } from '../setup/parse.ts';

const car = { flat: 125, perMile: 5, includedMiles: 5, winchingHalfHour: 80, storageDay: 45 };
const owners = {
  'every rate': { ...bilingualFacts, rates: everyRate },
  'a price for cars': { rates: { validFrom: '2026-07-01', car } },
  'prices for visits': {
    ...bilingualFacts,
    services: ['car-towing', 'roadside-assistance'],
    rates: { validFrom: '2026-07-01', roadside: { jumpStart: 65, lockout: 85 }, visitCounts: false },
  },
  'a price for trucks': {
    services: ['car-towing', 'heavy-duty-towing'],
    rates: { validFrom: '2026-07-01', heavy: { flat: 350, perMile: 12 } },
  },
  'free pickup': { rates: { validFrom: '2026-07-01', junk: { pickup: 0 } } },
} satisfies Record<string, object>;
type Owner = keyof typeof owners;

const from125 = 'From $125 with 5 miles, then $5 a mile. A 10-mile tow comes to $150. As of July 1, 2026.';

describe('what a tow costs is where a caller decides', () => {
  test.each<[Owner, string, string]>([
    ['a price for cars', '/', `How much is a tow?${from125} All our rates`],
    ['a price for cars', '/services/long-distance-towing/', 'A 100-mile tow comes to $600. From $125 with'],
    ['a price for cars', '/services/accident-recovery/', 'Winching: $80 a half hour. Storage: $45 a day.'],
    ['every rate', '/services/roadside-assistance/', 'Visits from $65. Jump start: $65. Spare tire: $75.'],
    ['every rate', '/services/junk-car-removal/', 'We pay $150 or more for a complete car.'],
    ['every rate', '/es/', '¿Cuánto cuesta la grúa?Desde $95 con 5 millas; luego, $4.50 por milla.'],
    ['prices for visits', '/', 'How much is a visit?Visits from $65. Jump start: $65. Lockout: $85.'],
    ['prices for visits', '/towing-cost/', 'What a visit costsJump start$65'],
    ['a price for trucks', '/', 'Trucks, buses and RVs: from $350, plus $12 a mile. A 10-mile tow comes to $470.'],
    ['free pickup', '/services/junk-car-removal/', 'Pickup is free.'],
  ])('of %s: %s says %s', (owner, path, words) => {
    expect(textOf(pageAt(path, owners[owner]).querySelector('main'))).toContain(words);
  });

  test('and its link leads to all of the rates', () => {
    const link = pageAt('/', owners['a price for cars']).querySelector('.rows__price a');
    expect(link?.getAttribute('href')).toBe('/towing-cost/#rates');
  });

  test.each<[Owner, string, RegExp]>([
    ['a price for cars', '/towing-cost/', /^Towing Cost in Howell, NJ: From \$125/],
    ['every rate', '/es/towing-cost/', /^Cuánto cuesta una grúa en Howell, NJ: desde \$95/],
  ])('and in the title and the description of the page that people search for: %s, %s', (owner, path, title) => {
    const page = pageAt(path, owners[owner]);
    expect(page.title).toMatch(title);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content');
    expect(description).toMatch(/\$(?:125|95)/);
  });

  test.each<[Owner, string | undefined]>([
    ['a price for cars', '$125'],
    ['every rate', '$65-$95'],
    ['free pickup', undefined],
  ])('and as a range in what search engines read, of %s: %s', (owner, range) => {
    const [company] = graphOf({ document: pageAt('/', owners[owner]) })['@graph'];
    expect(company?.priceRange).toBe(range);
  });

  test('a page about what the owner gives no price of has no line of prices', () => {
    for (const path of [
      '/services/heavy-duty-towing/',
      '/services/roadside-assistance/',
      '/services/junk-car-removal/',
    ])
      expect(pageAt(path, owners['a price for cars']).querySelector('.rows__price'), path).toBeNull();
  });
});

describe('the page about what a tow costs', () => {
  /** What is opened by its title: rows of a term and what it is, and whether it is open. */
  const listsOf = (owner: object) =>
    [...pageAt('/towing-cost/', owner).querySelectorAll('.accordion:has(dl) details')].map((details) => ({
      title: textOf(details.querySelector('summary')),
      isOpen: details.hasAttribute('open'),
      rows: [...details.querySelectorAll('dl > div')].map((row) => [...row.children].map(textOf)),
    }));

  test('gives one vehicle at a time what some distances come to, and each part of the price', () => {
    const lists = listsOf(owners['every rate']);
    expect(lists.map(({ title, isOpen }) => [title, isOpen])).toEqual([
      ['Cars and pickups', true],
      ['Motorcycles', false],
      ['Trucks, buses and RVs', false],
      ['Roadside visits', false],
    ]);
    // Five miles are in the hookup, and each mile beyond is $4.50.
    expect(lists[0]?.rows).toEqual([
      ['10-mile tow', '$117.50'],
      ['25-mile tow', '$185'],
      ['100-mile tow', '$522.50'],
      ['Hookup', '$95'],
      ['Miles included', '5'],
      ['Extra mile', '$4.50'],
      ['Nights, holidays', '+$35'],
      ['Winching, ½ hr', '$75'],
      ['Waiting, ½ hr', '$40'],
      ['Dollies', '$30'],
      ['Canceled en route', '$50'],
      ['Storage, a day', '$40'],
    ]);
  });

  test('shows an example receipt with a date and a caveat', () => {
    const main = pageAt('/towing-cost/', owners['every rate']).querySelector('main');
    const lines = [...(main?.querySelectorAll('.page-head .paper--receipt tr') ?? [])].map(textOf);
    expect(lines).toEqual(['Hookup, 5 miles included$95', '10 miles × $4.50$45', 'Total$140']);
    expect(textOf(main)).toContain('Rates as of July 1, 2026. Your price may differ, so ask when you call.');
  });

  test('leaves out vehicles and distances that the company doesn’t serve', () => {
    const [cars, visits, ...others] = listsOf({ rates: everyRate, services: ['car-towing', 'roadside-assistance'] });
    expect([cars?.title, visits?.title, others]).toEqual(['Cars and pickups', 'Roadside visits', []]);
    expect(cars?.rows.map(([distance]) => distance)).not.toContain('100-mile tow');
    const { rates } = owners['a price for trucks'];
    expect(textOf(pageAt('/towing-cost/', { rates, services: ['car-towing'] }).body)).not.toMatch(/\$|our rates/i);
  });
});

test('without rates no page has a price of ours, no title promises one, and nothing is left of them in a page', () => {
  // Sums of the law and of a source's title, and limits of the insurance.
  const others =
    /\$750 for storage|Cost US Economy \$41B|\$200 (?:and is|a year)|\$\d+,000 (?:on-hook|cargo)|limit is \$\d+,000/g;
  for (const page of pagesOf(business)) {
    const html = htmlOf(page);
    expect(placesIn(html.replace(others, ''), /\$\d|"(?:rows__price|paper--receipt)|priceRange/), page.path).toEqual(
      [],
    );
    expect(documentOf(html).title, page.path).not.toMatch(/from \$|rates/i);
  }
});

test('the answers on costs have the owner’s figures: a canceled tow, a card, clubs', () => {
  const heavy = { flat: 350, perMile: 12.25, dryRun: 0, afterHours: 0 };
  const rates = { validFrom: '2026-07-01', car: { flat: 95, perMile: 4.1, afterHours: 35, dryRun: 50 }, heavy };
  const answersWith = (changes: object) =>
    textOf(pageAt('/towing-cost/', { rates: { ...rates, ...changes } }).querySelector('main'));
  const paid = answersWith({ cardFee: 3, billed: ['AAA', 'Agero'] });
  expect(paid).toContain('Cars and pickups: If we come and you don’t need us after all, it’s $50.');
  expect(paid).toContain('Paying by credit card adds 3%.');
  expect(paid).toContain('We bill AAA and Agero');
  const free = answersWith({ car: heavy, cardFee: 0 });
  expect(free).toContain('No. If we come and you don’t need us after all, you pay nothing.');
  expect(free).toContain('Paying by credit card costs nothing extra.');
  expect(free).not.toMatch(/Cars and pickups: (?:No|Nights)/);
});
