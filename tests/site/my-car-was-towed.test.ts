import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';

const towedPage = (changes?: object) => mainOf('/my-car-was-towed/', changes);
const yard = {
  address: { street: '12 Lot Lane', locality: 'Lakewood', region: 'NJ', postalCode: '08701' },
  releaseHours: 'Monday to Saturday, 7 a.m. to 7 p.m.',
  papers: ['driver’s license', 'proof of insurance'],
  payment: ['cash', 'Visa'],
};

describe('for the owner of a towed car', () => {
  const main = towedPage();

  test('the yard is a card where the owner has one, and not hinted at where not', () => {
    const card = textOf(towedPage({ yard }).querySelector('.yard-card'));
    for (const fact of [
      '12 Lot Lane',
      'Lakewood, NJ 08701',
      yard.releaseHours,
      'proof of insurance',
      'cash, credit cards (Visa)',
    ])
      expect(card).toContain(fact);
    expect(main.querySelector('.yard-card')).toBeNull();
    expect(textOf(main)).not.toMatch(/our yard|we have your car/i);
  });

  test('Howell’s own rules are told in Howell alone, and no price of theirs', () => {
    expect(textOf(main)).toContain('Police tows in Howell');
    expect(textOf(main)).not.toMatch(/\$(?!750 for storage)/);
    const elsewhere = towedPage({
      township: 'Wall',
      address: { street: '100 Example Street', locality: 'Wall', region: 'NJ', postalCode: '07719' },
    });
    expect(textOf(elsewhere)).not.toMatch(/township’s code|half price/);
    expect(textOf(elsewhere.querySelector('.sources'))).not.toContain('Howell');
  });
});
