import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const towedPage = (changes: object = {}) => {
  const facts = businessWith(changes);
  const page = pagesOf(facts).find(({ path }) => path === '/my-car-was-towed/');
  if (!page) throw new Error('There is no page on towed cars.');
  const main = documentOf(htmlOf(page, facts)).querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
};
const yard = {
  address: { street: '12 Lot Lane', locality: 'Lakewood', region: 'NJ', postalCode: '08701' },
  releaseHours: 'Monday to Saturday, 7 a.m. to 7 p.m.',
  papers: ['driver’s license', 'proof of insurance'],
  payment: ['cash', 'Visa'],
};

describe('for the owner of a towed car', () => {
  const main = towedPage();

  test('it says once that it is no legal advice', () => {
    expect(textOf(main).match(/legal advice/g)).toEqual(['legal advice']);
  });

  test('the yard is a card where the owner has one, and not hinted at where not', () => {
    const card = textOf(towedPage({ yard }).querySelector('.yard-card'));
    for (const fact of ['12 Lot Lane', 'Lakewood, NJ 08701', yard.releaseHours, 'proof of insurance', 'cash, Visa'])
      expect(card).toContain(fact);
    expect(main.querySelector('.yard-card')).toBeNull();
    expect(textOf(main)).not.toMatch(/our yard|we have your car/i);
  });

  test('Howell’s own rules are told in Howell alone, and no price of theirs', () => {
    expect(textOf(main)).toContain('Howell has its own code');
    expect(textOf(main)).not.toContain('$');
    const elsewhere = towedPage({ township: 'Wall' });
    expect(textOf(elsewhere)).not.toMatch(/own code|half the storage fee/);
    expect(textOf(elsewhere.querySelector('.sources'))).not.toContain('Howell');
  });
});
