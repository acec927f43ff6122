import * as v from 'valibot';
import { area } from './area.ts';
import { company } from './company.ts';
import { companyHours } from './company-hours.ts';
import { crew } from './crew.ts';
import { day } from './fields/day.ts';
import { infoOf, object, optional, subset } from './fields/shape.ts';
import { text, words } from './fields/text.ts';
import { entriesOf, type Field } from './fields-in.ts';
import { more } from './more.ts';
import { offer } from './offer.ts';
import { ownPhotos } from './photo-fields.ts';
import { practices } from './practices.ts';
import { proof } from './proof.ts';
import { companyRates, yard } from './rates.ts';

const times = optional({
  hours: companyHours({ label: 'When you answer and send trucks', hint: 'Leave blank if it’s 24/7.', sample: 'ask' }),
  office: companyHours({ label: 'Office hours, if they differ' }),
  notice: object(
    {
      text: words(text(10, 140, { label: 'What it says', example: 'Snow tonight: allow an hour.' })),
      until: day({ label: 'Last day', example: '2026-02-15' }),
    },
    {
      label: 'Temporary notice on every page',
      hint: 'Such as for a storm or a closed road. Leave blank to show none.',
    },
  ),
});
const photos = { photos: v.optional(ownPhotos, {}) };
const prices = optional({ rates: companyRates, yard });

/** The fields, by their groups in the form. */
const groups = {
  'Your company': company,
  'Where you work': area,
  'What you do': offer,
  'Hours and news': times,
  Photos: photos,
  'Prices and yard': prices,
  'Who comes': crew,
  'What others say': proof,
  More: more,
};

/** The paths of the fields that a release asks about, such as `claims.payments`. */
function asked([name, field]: [string, Field]): string[] {
  const inner = Object.entries(entriesOf(field)).flatMap(asked);
  return infoOf(field).sample === 'ask' ? [name] : inner.map((each) => `${name}.${each}`);
}
/** What an owner can confirm: fields that are the same as in the sample on purpose, and practices. */
export const confirmable = [
  ...Object.values(groups).flatMap((fields) => Object.entries(fields).flatMap(asked)),
  ...Object.keys(practices),
];

const fields = object(
  {
    ...company,
    ...area,
    ...offer,
    ...times,
    ...photos,
    ...prices,
    ...crew,
    ...proof,
    ...more,
    ...optional({
      confirmed: subset(confirmable, {
        hint: 'The sample’s fields, and the practices your pages mention, that are true of your company.',
      }),
    }),
  },
  { hint: 'The owner’s facts: everything that differs from one towing company to the next.' },
);

/** The schema of business.json. The type of the facts, the form and the JSON Schema are all made from it. */
export const businessSchema = v.pipe(
  fields,
  v.metadata({
    // In the form the logo's file is among the photos.
    groups: Object.fromEntries(
      Object.entries({ ...groups, Photos: { ...photos, logo: '' } }).map(([title, of]) => [title, Object.keys(of)]),
    ),
  }),
);

/** The owner's facts, checked. */
export type Business = v.InferOutput<typeof businessSchema>;
