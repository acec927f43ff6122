import * as v from 'valibot';
import { object } from './fields/object.ts';
import { matching, text } from './fields/text.ts';
import { states } from './states.ts';

const names = states.map(({ name }) => name).join(', ');
const zipCodes = states.map(({ name, zip }) => `${name}, ${zip.from} to ${zip.to}`).join(', or of ');
const isInState = (code: string) => states.some(({ zip }) => zip.from <= code && code.slice(0, 5) <= zip.to);

const region = v.pipe(
  v.picklist(states.map(({ code }) => code)),
  v.metadata({
    description: 'State of the postal address, as two capital letters.',
    expected: `a state that the site has words and sources for, which is ${names} alone so far (another one needs its own laws, toll-road numbers and associations first)`,
    examples: ['NJ'],
  }),
);

const postalCode = v.pipe(
  matching(/^\d{5}(?:-\d{4})?$/, 'a ZIP code of five digits, in quotes', '07731', 'ZIP code of the postal address.'),
  v.check(isInState, `a ZIP code of ${zipCodes}`),
);

/** An address that a letter would reach, in a state that the site has words for. */
export const postalAddress = (description: string) =>
  object(
    {
      street: text(3, 60, '100 Example Road', 'House number and street.'),
      locality: text(2, 40, 'Howell', 'Town of the postal address.'),
      region,
      postalCode,
    },
    description,
  );
