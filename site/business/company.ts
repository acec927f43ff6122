import * as v from 'valibot';
import { defaultBrandColor } from '../styles/palette.ts';
import { phoneNumber } from './fields/phone-number.ts';
import { about, object, optional, yesNo } from './fields/shape.ts';
import { email, headingText, matching, text } from './fields/text.ts';
import { siteAddress } from './fields/web-address.ts';
import { companyAddress } from './postal-address.ts';

const spanish = object({
  code: v.literal('es'),
  ...optional({
    readBy: text(2, 60, {
      label: 'Who read the Spanish pages',
      hint: 'A Spanish speaker from your area.',
      example: 'Name of your reader',
      sample: 'own',
    }),
    answered: yesNo({ label: 'Someone answers the phone in Spanish' }),
  }),
});

/** The languages that the owner asks for. */
const companyLanguages = v.pipe(
  v.union([
    v.pipe(v.strictTuple([v.literal('en')]), v.title('English')),
    v.pipe(v.strictTuple([v.literal('en'), spanish]), v.title('English and Spanish')),
  ]),
  about({
    hint: 'Spanish pages are built once a Spanish speaker has read them and someone answers the phone in Spanish.',
    example: ['en', { code: 'es', readBy: 'Name of your reader', answered: true }],
    expected: 'English alone, or English and Spanish',
  }),
);

/** Whether the site has Spanish pages: someone has read them, and someone answers the phone in Spanish. */
export const hasSpanish = ({ languages: [, spanish] }: { languages: v.InferOutput<typeof companyLanguages> }) =>
  Boolean(spanish?.readBy && spanish.answered);

/** Any color; comes out as `#rrggbb` in lower case. The colors of what is on it and around it are made from it. */
const brandColor = v.pipe(
  matching(/^#(?:[0-9A-Fa-f]{3}){1,2}$/, 'a color as # and three or six digits or letters a to f', {
    hint: 'The color of your trucks, for the call button, the drawn trucks and the mark. Leave blank for amber.',
    example: defaultBrandColor,
    format: 'color',
  }),
  v.transform((color) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')),
);

/** Who the company is. */
export const company = {
  name: headingText(2, 60, {
    hint: 'The business name, as it is on the truck.',
    example: 'Township Towing',
    sample: 'own',
  }),
  ...optional({
    legalName: text(2, 80, {
      label: 'Legal name, if it isn’t the one on the truck',
      hint: 'Leave blank to show only that one.',
      example: 'Example Recovery LLC',
      sample: 'own',
    }),
  }),
  phone: phoneNumber({ hint: 'The number that every call button dials.', example: '(732) 555-0142' }),
  ...optional({
    secondPhone: phoneNumber({
      label: 'Second phone number',
      hint: 'Such as a toll-free one, on the contact page. Leave blank to show none.',
      example: '(800) 555-0144',
    }),
    textPhone: phoneNumber({
      label: 'Number for text messages',
      hint: 'Leave blank if you don’t take texts.',
      example: '(732) 555-0143',
    }),
    email: email({ hint: 'For quotes, invoices and fleets. Leave blank to show none.', example: 'office@example.com' }),
  }),
  address: companyAddress,
  url: siteAddress({
    label: 'Address of the site',
    hint: 'If it ends in a folder with a period in its name, add a slash.',
    example: 'https://www.example.com/',
  }),
  brandColor: v.optional(brandColor, defaultBrandColor),
  languages: v.optional(companyLanguages, ['en']),
};
