import { waysToPay } from './company-claims.ts';
import { list } from './fields/list.ts';
import { object } from './fields/object.ts';
import { text } from './fields/text.ts';
import { words } from './fields/words.ts';
import { postalAddress } from './postal-address.ts';

/** Where towed cars are kept, and what it takes to get one back. */
export const companyYard = object(
  {
    address: postalAddress('Where the yard is.'),
    releaseHours: words(text(3, 120, 'Monday to Friday, 8 a.m. to 6 p.m.', 'When a car can be picked up.')),
    papers: list(words(text(3, 120, "driver's license", 'Something to bring.')), 1, 12, 'The papers to bring.'),
    payment: waysToPay('The ways to pay at the yard.'),
  },
  'Where you keep towed cars. Leave blank and the site mentions no yard.',
);
