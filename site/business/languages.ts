import * as v from 'valibot';
import { about } from './fields/about.ts';
import { yesNo } from './fields/choice.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';

const example = ['en', { code: 'es', readBy: 'Name of your reader', answered: true }] as const;
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

/** The languages that the owner wants the site in. */
export const companyLanguages = v.pipe(
  v.union([
    v.pipe(v.strictTuple([v.literal('en')]), v.title('English')),
    v.pipe(v.strictTuple([v.literal('en'), spanish]), v.title('English and Spanish')),
  ]),
  v.metadata(
    about(
      {
        hint: 'Spanish pages are built once a Spanish speaker has read them and someone answers the phone in Spanish.',
        example,
      },
      { toDo: 'Choose English only, or English and Spanish.', expected: '["en"], or "en" and then Spanish' },
    ),
  ),
);

/** Whether the site has Spanish pages: somebody has read them, and somebody answers the phone in Spanish. */
export const hasSpanish = ({ languages: [, spanish] }: { languages: v.InferOutput<typeof companyLanguages> }) =>
  Boolean(spanish?.readBy && spanish.answered);
