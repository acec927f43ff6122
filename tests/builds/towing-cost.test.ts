import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { pageAt } from '../setup/page-at.ts';

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
const rows = (main: ReturnType<typeof costPage>) =>
  [...main.querySelectorAll('.section .rows--table tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(textOf),
  );
const heads = (main: ReturnType<typeof costPage>) =>
  [...main.querySelectorAll('.section .rows--table thead th')].map(textOf);
const amount = (text = '') => Number(text.replace(/[$,]/g, ''));

describe('what a tow costs', () => {
  const main = costPage({ rates });
  const vehicles = ['Cars and pickups', 'Motorcycles', 'Trucks, buses and RVs'];
  const parts = [
    ['Hookup', '$95', '$110.50', '$350'],
    ['Miles included', '5', '0', '1'],
    ['Extra mile', '$4.10', '$0.35', '$12.25'],
    ['Nights, holidays', '+$35', 'Ask us', 'No extra'],
    ['Winching, ½ hr', '$75', 'Ask us', 'Ask us'],
    ['Waiting, ½ hr', 'Ask us', 'Ask us', '$60'],
    ['Dollies', '$30', 'Ask us', 'Ask us'],
    ['Canceled en route', '$50', 'Ask us', 'Free'],
    ['Storage, a day', '$40', 'Ask us', 'Ask us'],
  ];

  test('is given by vehicle: each part, and what some distances come to, each mile beyond those that the hookup covers', () => {
    expect(heads(main)).toEqual(['Item', ...vehicles, 'Item', 'Price']);
    expect(rows(main).slice(0, parts.length)).toEqual(parts);
    const totals = rows(main).slice(parts.length, -2);
    expect(totals.map(([distance]) => distance)).toEqual([10, 25, 100].map((miles) => `${miles}-mile tow`));
    for (const [distance = '', ...prices] of totals) {
      const miles = Number.parseInt(distance.replace(/\D/g, ''), 10);
      const expected = [95 + Math.max(0, miles - 5) * 4.1, 110.5 + miles * 0.35, 350 + (miles - 1) * 12.25];
      expect(prices.map(amount)).toEqual(expected.map((price) => expect.closeTo(price, 6)));
    }
  });

  test('is given by job at the roadside, and says whether a visit counts toward the tow', () => {
    expect(rows(main).slice(-2)).toEqual([
      ['Jump start', '$65'],
      ['Lockout', '$85'],
    ]);
    expect(textOf(main)).toContain('If the fix doesn’t hold, we take the price of the visit off the tow.');
  });

  test('is worked out on a receipt at the head, from a day, and the price may differ', () => {
    const receipt = main.querySelector('.page-head .paper--receipt');
    expect([...(receipt?.querySelectorAll('tr') ?? [])].map(textOf)).toEqual([
      'Hookup, 5 miles included$95',
      '10 miles × $4.10$41',
      'Total$136',
    ]);
    expect(textOf(receipt)).toContain('Example: 15-mile towCars and pickups');
    expect(textOf(receipt)).toContain('Rates as of July 1, 2026');
    expect(textOf(main)).toContain(
      'These rates took effect on July 1, 2026. Your price may differ, so ask when you call.',
    );
    expect(main.querySelector('img[src*="bill-apart"]')).toBeNull();
  });

  test('is given for no vehicle that the company does not tow, and for no distance that it does not go', () => {
    const local = costPage({ rates, services: ['car-towing', 'roadside-assistance'] });
    expect(heads(local)).toEqual(['Item', 'Cars and pickups', 'Item', 'Price']);
    expect(rows(local).map(([distance]) => distance)).not.toContain('100-mile tow');
    const none = costPage({ rates: { validFrom: '2026-07-01', heavy }, services: ['car-towing'] });
    expect(textOf(none)).not.toMatch(/\$|our rates/i);
  });
});
