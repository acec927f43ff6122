import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { pageAt } from '../setup/pages.ts';

const car = {
  flat: 95,
  perMile: 4.1,
  includedMiles: 5,
  afterHours: 35,
  winchingHalfHour: 75,
  dollies: 30,
  dryRun: 50,
  storageDay: 40,
};
const motorcycle = { flat: 110.5, perMile: 0.35 };
const heavy = { flat: 350, perMile: 12.25, includedMiles: 1, dryRun: 0, afterHours: 0, waitingHalfHour: 60 };
const roadside = { jumpStart: 65, lockout: 85 };
const rates = {
  validFrom: '2026-07-01',
  car,
  motorcycle,
  heavy,
  roadside,
  visitCounts: true,
  cardFee: 3,
  billed: ['AAA', 'Agero'],
};

const costPage = (changes: object) => pageAt('/towing-cost/', changes).body;
/** What is opened by its title: rows of a term and what it is, and whether it is open. */
const lists = (main: ReturnType<typeof costPage>) =>
  [...main.querySelectorAll('.accordion:has(dl) details')].map((details) => ({
    title: textOf(details.querySelector('summary')),
    isOpen: details.hasAttribute('open'),
    rows: [...details.querySelectorAll('dl > div')].map((row) => [...row.children].map(textOf)),
  }));
const amount = (text = '') => Number(text.replace(/[$,]/g, ''));

describe('what a tow costs', () => {
  const main = costPage({ rates });
  const parts = {
    'Cars and pickups': [
      ['Hookup', '$95'],
      ['Miles included', '5'],
      ['Extra mile', '$4.10'],
      ['Nights, holidays', '+$35'],
      ['Winching, ½ hr', '$75'],
      ['Dollies', '$30'],
      ['Canceled en route', '$50'],
      ['Storage, a day', '$40'],
    ],
    Motorcycles: [
      ['Hookup', '$110.50'],
      ['Extra mile', '$0.35'],
    ],
    'Trucks, buses and RVs': [
      ['Hookup', '$350'],
      ['Miles included', '1'],
      ['Extra mile', '$12.25'],
      ['Nights, holidays', 'No extra'],
      ['Waiting, ½ hr', '$60'],
      ['Canceled en route', 'Free'],
    ],
  };

  test('is given one vehicle at a time: what some distances come to, each mile beyond those that the hookup covers, and each part', () => {
    expect(lists(main).map(({ title, isOpen }) => [title, isOpen])).toEqual([
      ...Object.keys(parts).map((vehicle, index) => [vehicle, index === 0]),
      ['Roadside visits', false],
    ]);
    const prices = [
      (miles: number) => 95 + Math.max(0, miles - 5) * 4.1,
      (miles: number) => 110.5 + miles * 0.35,
      (miles: number) => 350 + (miles - 1) * 12.25,
    ];
    for (const [index, rows] of Object.values(parts).entries()) {
      const shown = lists(main)[index]?.rows ?? [];
      expect(shown.slice(3)).toEqual(rows);
      const totals = [10, 25, 100].map((miles) => [
        `${miles}-mile tow`,
        expect.closeTo(prices[index]?.(miles) ?? 0, 6),
      ]);
      expect(shown.slice(0, 3).map(([distance, total]) => [distance, amount(total)])).toEqual(totals);
    }
  });

  test('is listed by roadside job, and says whether a visit counts toward the tow', () => {
    expect(lists(main).at(-1)?.rows).toEqual([
      ['Jump start', '$65'],
      ['Lockout', '$85'],
    ]);
    expect(textOf(main)).toContain('If the fix doesn’t hold, we take the price of the visit off the tow.');
  });

  test('is shown on an example receipt with a date and a caveat', () => {
    const receipt = main.querySelector('.page-head .paper--receipt');
    expect([...(receipt?.querySelectorAll('tr') ?? [])].map(textOf)).toEqual([
      'Hookup, 5 miles included$95',
      '10 miles × $4.10$41',
      'Total$136',
    ]);
    expect(textOf(receipt)).toContain('Example: 15-mile towCars and pickups');
    expect(textOf(receipt)).toContain('Rates as of July 1, 2026');
    expect(textOf(main)).toContain('Rates as of July 1, 2026. Your price may differ, so ask when you call.');
  });

  test('leaves out vehicles and distances that the company doesn’t serve', () => {
    const local = costPage({ rates, services: ['car-towing', 'roadside-assistance'] });
    expect(lists(local).map(({ title }) => title)).toEqual(['Cars and pickups', 'Roadside visits']);
    expect(lists(local)[0]?.rows.map(([distance]) => distance)).not.toContain('100-mile tow');
    const none = costPage({ rates: { validFrom: '2026-07-01', heavy }, services: ['car-towing'] });
    expect(textOf(none)).not.toMatch(/\$|our rates/i);
  });
});
