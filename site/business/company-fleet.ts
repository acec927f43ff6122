import * as v from 'valibot';
import { personName } from './company-proof.ts';
import { email } from './fields/email.ts';
import { object, optional } from './fields/object.ts';
import { phoneNumber } from './fields/phone-number.ts';
import { matching, text } from './fields/text.ts';
import { documentAddress, foreignAddress } from './fields/web-address.ts';
import { words } from './fields/words.ts';

/** What a fleet's manager asks for before the first tow. */
export const companyFleet = v.pipe(
  object(
    optional({
      usdot: matching(/^\d{5,8}$/, 'a USDOT number of 5 to 8 digits', '0000000', 'Your USDOT number.'),
      certificate: documentAddress('/papers/insurance.pdf', 'Your certificate of insurance.'),
      w9: documentAddress('/papers/w-9.pdf', 'Your W-9.'),
      accountsEmail: email('accounts@example.com', 'For invoices and purchase orders.'),
      terms: words(text(5, 120, 'Net 30, with a PO number on every invoice.', 'When and how fleets pay.')),
      payUrl: foreignAddress('https://pay.example.com/', 'Where to pay an invoice.'),
      contact: object(
        {
          name: personName,
          role: words(text(2, 40, 'fleet accounts', 'Their job at the company.')),
          ...optional({
            phone: phoneNumber('(732) 555-0145', 'Their number. Leave blank to show your main number.'),
          }),
        },
        'The person fleets talk to.',
      ),
    }),
    'The papers a fleet asks for before the first tow, at the top of the fleet page. Leave blank to show none.',
  ),
  v.check(
    (papers) => Object.values(papers).some((paper) => paper !== undefined),
    'Give at least one of these fields, such as "usdot".',
  ),
);
