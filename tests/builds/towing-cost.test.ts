import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';
import { business } from '../setup/pages.ts';

const car = { flat: 95, perMile: 4.1, includedMiles: 5, winchingHalfHour: 75, storageDay: 40 };
const motorcycle = { flat: 110.5, perMile: 0.35 };
const heavy = { flat: 350, perMile: 12.25, includedMiles: 1 };
const rates = { validFrom: '2026-07-01', car, motorcycle, heavy };

const costPage = (changes?: object) => mainOf('/towing-cost/', changes);
const rows = (main: ReturnType<typeof costPage>) =>
  [...main.querySelectorAll('.data-table tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map(textOf));
const heads = (main: ReturnType<typeof costPage>) => [...main.querySelectorAll('.data-table thead th')].map(textOf);
const amount = (text = '') => Number(text.replace(/[$,]/g, ''));

describe('what a tow costs', () => {
  const main = costPage({ rates });
  const vehicles = ['Cars, vans and pickups', 'Motorcycles', 'Trucks, buses and RVs'];
  const parts = [
    ['Hookup', '$95', '$110.50', '$350'],
    ['Miles it covers', '5', '0', '1'],
    ['Each further mile', '$4.10', '$0.35', '$12.25'],
    ['Half hour of winching', '$75', 'Ask us', 'Ask us'],
    ['Day of storage', '$40', 'Ask us', 'Ask us'],
  ];

  test('is given by vehicle: each part, and what some distances come to, each mile beyond those that the hookup covers', () => {
    expect(heads(main)).toEqual(['Item', ...vehicles]);
    expect(rows(main).slice(0, 5)).toEqual(parts);
    const totals = rows(main).slice(5);
    expect(totals.map(([distance]) => distance)).toEqual([5, 10, 25, 50, 100].map((miles) => `Tow of ${miles} miles`));
    for (const [distance = '', ...prices] of totals) {
      const miles = Number.parseInt(distance.replace(/\D/g, ''), 10);
      const expected = [95 + Math.max(0, miles - 5) * 4.1, 110.5 + miles * 0.35, 350 + (miles - 1) * 12.25];
      expect(prices.map(amount)).toEqual(expected.map((price) => expect.closeTo(price, 6)));
    }
  });

  test('is worked out in an example, from a day, and called an estimate, not an offer', () => {
    const text = textOf(main);
    expect(text).toContain(
      'Worked example (Cars, vans and pickups), 15 miles and an hour of winching: $95 + 10 × $4.10 + 2 × $75 = $286',
    );
    expect(text).toContain('These rates took effect on July 1, 2026. They’re an estimate, not an offer.');
  });

  test('is given for no vehicle that the company does not tow, and for no distance that it does not go', () => {
    const local = costPage({ rates, services: ['car-towing', 'roadside-assistance'] });
    expect(heads(local)).toEqual(['Item', 'Cars, vans and pickups']);
    expect(rows(local).map(([distance]) => distance)).not.toContain('Tow of 50 miles');
    const none = costPage({ rates: { validFrom: '2026-07-01', heavy }, services: ['car-towing'] });
    expect(textOf(none)).not.toMatch(/\$|our rates/i);
  });

  test('is given in no figure at all where the owner gives no rates', () => {
    const without = costPage();
    expect(textOf(without)).not.toContain('$');
    expect(textOf(without)).not.toMatch(/our (?:own )?rates/i);
    expect(without.querySelector('table')).toBeNull();
  });

  test('is paid for only in the ways that the owner takes', () => {
    const items = (changes: object) => textOf(costPage(changes));
    expect(items({})).toContain('Visa, MasterCard, American Express, Discover');
    const cash = items({ claims: { ...business.claims, payments: ['cash'] } });
    expect(cash).toContain('cash');
    expect(cash).not.toMatch(/Visa|debit|credit|payment plan|insurance claim/);
  });
});
