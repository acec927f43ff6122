import * as v from 'valibot';
import { phoneNumber } from './fields/phone-number.ts';
import { object, optional } from './fields/shape.ts';
import { email, matching, text, words } from './fields/text.ts';
import { documentAddress, foreignAddress } from './fields/web-address.ts';

/** The name of someone at the company. */
export const personName = text(2, 60, { label: 'Their name', example: 'Pat Example', sample: 'own' });

const usdot = { label: 'USDOT number', example: '0000000', sample: 'own' } as const;

/** What a fleet's manager asks for before the first tow. */
export const fleet = v.pipe(
  object(
    optional({
      usdot: matching(/^\d{5,8}$/, 'a USDOT number of 5 to 8 digits', usdot),
      certificate: documentAddress({ label: 'Certificate of insurance', example: '/papers/insurance.pdf' }),
      w9: documentAddress({ label: 'W-9', example: '/papers/w-9.pdf' }),
      accountsEmail: email({ label: 'Email for invoices', example: 'accounts@example.com' }),
      terms: words(text(5, 120, { label: 'Payment terms', example: 'Net 30, with a PO number on every invoice.' })),
      payUrl: foreignAddress({ label: 'Where to pay an invoice', example: 'https://pay.example.com/' }),
      contact: object(
        {
          name: personName,
          role: words(text(2, 40, { label: 'Their job', example: 'fleet accounts' })),
          ...optional({
            phone: phoneNumber({ hint: 'Leave blank to show your main number.', example: '(732) 555-0145' }),
          }),
        },
        { label: 'Who fleets talk to' },
      ),
    }),
    {
      label: 'For fleets',
      hint: 'The papers a fleet asks for before the first tow, at the top of the fleet page. Leave blank to show none.',
    },
  ),
  v.check(
    (papers) => Object.values(papers).some((paper) => paper !== undefined),
    'Give at least one of these fields, such as "usdot".',
  ),
);

/** The web address of a carrier's public record (https://safer.fmcsa.dot.gov/CompanySnapshot.aspx). */
export const carrierRecord = (usdot: string) =>
  `https://safer.fmcsa.dot.gov/query.asp?searchtype=ANY&query_type=queryCarrierSnapshot&query_param=USDOT&query_string=${usdot}`;
