import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';

const fleetsPage = (changes?: object) => mainOf('/fleets/', changes);

describe('for fleets', () => {
  const main = fleetsPage();

  test('the capacities are told', () => {
    for (const capacity of ['75,000 pounds', '10,000 pounds', '500 miles']) expect(textOf(main)).toContain(capacity);
  });

  test('a fleet quote is asked for by the same form, and not offered without one', () => {
    const button = main.querySelector('.page-head .quote-button');
    expect(textOf(button)).toBe('Request a Fleet Quote');
    expect(button?.getAttribute('data-quote-button')).toBe('your-form-id');
    expect(fleetsPage({ quoteFormId: undefined }).querySelector('.page-head .quote-button')).toBeNull();
  });
});
