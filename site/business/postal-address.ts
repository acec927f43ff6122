import * as v from 'valibot';
import { group } from './fields/group.ts';
import { expectation } from './fields/notes.ts';
import { matching, text } from './fields/text.ts';
import { states } from './states.ts';

const known = Object.values(states);
const names = known.map(({ name }) => name).join(', ');
const inKnownState = (zip: string) => known.some(({ zip: { from, to } }) => from <= zip && zip <= to);

const region = v.pipe(
  v.picklist(
    Object.keys(states) as (keyof typeof states)[],
    expectation({
      expected: `a state that the site has words and sources for, which is ${names} alone so far (another one needs its own laws, toll-road numbers and associations first)`,
      example: 'NJ',
    }),
  ),
  v.metadata({ description: 'State of the postal address, as two capital letters.', examples: ['NJ'] }),
);

const zipNotes = { expected: 'a ZIP code of five digits, in quotes', example: '07731' };
const postalCode = v.pipe(
  matching(/^\d{5}(?:-\d{4})?$/, { ...zipNotes, description: 'ZIP code of the postal address.' }),
  v.check(
    (code) => inKnownState(code.slice(0, 5)),
    expectation({
      ...zipNotes,
      expected: `a ZIP code of ${known.map(({ name, zip }) => `${name}, ${zip.from} to ${zip.to}`).join(', or of ')}`,
    }),
  ),
);

/** An address that a letter would reach, in a state that the site has words for. */
export const postalAddress = (description: string) =>
  group(
    {
      street: text(3, 60, '100 Example Road', 'House number and street.'),
      locality: text(2, 40, 'Howell', 'Town of the postal address.'),
      region,
      postalCode,
    },
    description,
  );
