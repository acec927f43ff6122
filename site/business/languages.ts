import * as v from 'valibot';
import type { Business } from './business.ts';
import { yesNo } from './fields/choice.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';

/** The sample name of the Spanish reader, to be replaced by a real one. */
export const sampleReader = 'Name of your reader';

const example = ['en', { code: 'es', readBy: sampleReader, answered: true }] as const;
const spanish = object(
  {
    code: v.literal('es'),
    ...optional({
      readBy: text(2, 60, sampleReader, 'The Spanish speaker from your area who read the pages.'),
      answered: yesNo(true, 'Whether someone answers your phone in Spanish.'),
    }),
  },
  'Spanish.',
);

/** The languages that the owner wants the site in. */
export const companyLanguages = v.pipe(
  v.union([
    v.pipe(v.strictTuple([v.literal('en')]), v.title('English')),
    v.pipe(v.strictTuple([v.literal('en'), spanish]), v.title('English and Spanish')),
  ]),
  v.metadata({
    description:
      'The languages of the site. Spanish pages are built once a Spanish speaker has read them and someone answers the phone in Spanish. Leave blank for English only.',
    toDo: 'Choose English only, or English and Spanish.',
    expected: '["en"], or "en" and then Spanish',
    examples: [example],
  }),
);

/** Whether the site has Spanish pages: somebody has read them, and somebody answers the phone in Spanish. */
export const hasSpanish = ({ languages: [, spanish] }: Business) => Boolean(spanish?.readBy && spanish.answered);
