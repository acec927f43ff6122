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

  test('is told by vehicle and distance: the flat price, and each mile beyond those it covers', () => {
    expect(heads(main)).toEqual([...['Distance', 'Cars, vans and pickups', 'Motorcycles', 'Trucks, buses and RVs']]);
    const distances = ['5 miles', '10 miles', '25 miles', '50 miles', '100 miles'];
    expect(rows(main).map(([distance]) => distance)).toEqual(distances);
    for (const [distance = '', ...prices] of rows(main)) {
      const miles = Number.parseInt(distance, 10);
      const expected = [95 + Math.max(0, miles - 5) * 4.1, 110.5 + miles * 0.35, 350 + (miles - 1) * 12.25];
      expect(prices).toEqual(expected.map((price) => `$${price.toFixed(2).replace(/(\d)(\d{3}\.)/, '$1,$2')}`));
    }
  });

  test('is worked out in examples whose figures add up', () => {
    const examples = [...main.querySelectorAll('.section li')].map(textOf).filter((text) => text.includes('='));
    expect(examples).toHaveLength(3);
    expect(examples[0]).toBe(
      'Cars, vans and pickups, 15 miles and an hour of winching: $95.00 + 10 × $4.10 + 2 × $75.00 = $286.00',
    );
    for (const example of examples) {
      const [, sum = '', total] = /: (.*) = (\S+)$/.exec(example) ?? [];
      const parts = sum
        .split(' + ')
        .map((part) => part.split(' × ').reduce((product, factor) => product * amount(factor), 1));
      const summed = parts.reduce((a, b) => a + b);
      expect(amount(total)).toBeCloseTo(summed, 6);
    }
  });

  test('says what the flat price covers, from which day it holds, and that it is an estimate, not an offer', () => {
    const text = textOf(main);
    expect(text).toContain('$95.00 for the hookup and the first 5 miles, then $4.10 for each further mile.');
    expect(text).toContain('$110.50 for the hookup, then $0.35 for each mile.');
    expect(text).toContain('$350.00 for the hookup and the first mile, then $12.25 for each further mile.');
    expect(text).toContain('Winching is $75.00 per half hour. Storage is $40.00 a day.');
    expect(text).toContain('These rates took effect on July 1, 2026.');
    expect(text).toContain('an estimate, not an offer');
  });

  test('is told of no vehicle that the company does not tow, and of no distance that it does not go', () => {
    const local = costPage({ rates, services: ['car-towing', 'roadside-assistance'] });
    expect(heads(local)).toEqual(['Distance', 'Cars, vans and pickups']);
    expect(rows(local).map(([distance]) => distance)).not.toContain('50 miles');
    const none = costPage({ rates: { validFrom: '2026-07-01', heavy }, services: ['car-towing'] });
    expect(textOf(none)).not.toMatch(/\$|our rates/i);
  });

  test('is told in no figure at all where the owner gives no rates', () => {
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
