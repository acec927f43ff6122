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

  test('it says once that it is no legal advice', () => {
    expect(textOf(main).match(/legal advice/g)).toEqual(['legal advice']);
  });

  test('each sentence that tells a rule leans on a source', () => {
    const rules =
      /36 inches|8 a\.m\. and 6 p\.m\.|secure yard|has to release|calendar day|(?:25|50) percent|town’s schedule|extras|30 days|12 hours|covers the street|procedure/;
    const blocks = [...main.querySelectorAll('.prose p, .prose li')].filter(
      (block) => !block.querySelector('p') && rules.test(textOf(block)),
    );
    expect(blocks).toHaveLength(12);
    for (const block of blocks) expect(block.querySelector('.source-mark')).not.toBeNull();
  });

  test('the Division of Consumer Affairs is a tap away', () => {
    const link = main.querySelector('a[href="tel:+18002425846"]');
    expect(textOf(link)).toBe('1-800-242-5846');
  });

  test('the yard is a card where the owner has one, and not hinted at where not', () => {
    const card = textOf(towedPage({ yard }).querySelector('.yard-card'));
    for (const fact of ['12 Lot Lane', 'Lakewood, NJ 08701', yard.releaseHours, 'proof of insurance', 'cash, Visa'])
      expect(card).toContain(fact);
    expect(main.querySelector('.yard-card')).toBeNull();
    expect(textOf(main)).not.toMatch(/our yard|we have your car/i);
  });

  test('Howell’s own rules are told in Howell alone, and no price of theirs', () => {
    expect(textOf(main)).toContain('By the police: Howell’s rules');
    expect(textOf(main)).not.toMatch(/\$(?!750 for storage)/);
    const elsewhere = towedPage({
      township: 'Wall',
      address: { street: '100 Example Street', locality: 'Wall', region: 'NJ', postalCode: '07719' },
    });
    expect(textOf(elsewhere)).not.toMatch(/township’s code|half price/);
    expect(textOf(elsewhere.querySelector('.sources'))).not.toContain('Howell');
  });
});
