import * as v from 'valibot';
import { oneOf } from './fields/choice.ts';
import { object } from './fields/object.ts';
import { matching, text } from './fields/text.ts';
import { isInState, prefixesOf, stateCodes } from './states.ts';

/** An address that a letter would reach; its ZIP code lies in its state. */
export const postalAddress = (description: string) =>
  v.pipe(
    object(
      {
        street: text(3, 60, '100 Example Road', 'House number and street.'),
        locality: v.pipe(text(2, 40, 'Howell', 'Its town.'), v.title('Town')),
        region: v.pipe(
          oneOf(stateCodes, 'NJ', 'Its state.', 'one of the fifty states, or DC, as two capital letters'),
          v.title('State'),
        ),
        postalCode: v.pipe(
          matching(/^\d{5}(?:-\d{4})?$/, 'a ZIP code of five digits, in quotes', '07731', 'Its ZIP code.'),
          v.title('ZIP code'),
        ),
      },
      description,
    ),
    v.forward(
      v.check(
        ({ region, postalCode }) => isInState(region, postalCode),
        ({ input: { region } }) =>
          `a ZIP code of ${region}, where they begin with ${prefixesOf(region)}, such as "${prefixesOf(region).slice(0, 3)}01"`,
      ),
      ['postalCode'],
    ),
  );
