import { waysToPay } from './company-claims.ts';
import { list } from './fields/list.ts';
import { object } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';
import { postalAddress } from './postal-address.ts';

/** Where towed cars are kept, and what it takes to get one back. */
export const yard = object(
  {
    address: postalAddress,
    releaseHours: words(
      text(3, 120, { label: 'When cars can be picked up', example: 'Monday to Friday, 8 a.m. to 6 p.m.' }),
    ),
    papers: list(words(text(3, 120, { example: "driver's license" })), 1, 12, { label: 'What to bring' }),
    payment: waysToPay({ label: 'Ways to pay at the yard' }),
  },
  { label: 'Your yard', hint: 'Where you keep towed cars. Leave blank and the site mentions no yard.' },
);
