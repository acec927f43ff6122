import * as v from 'valibot';
import { exactPosition } from './fields/number.ts';
import { object, oneOf, optional, type ValueInfo } from './fields/shape.ts';
import { matching, text } from './fields/text.ts';
import { isInState, prefixesOf, type StateCode, stateCodes, stateNames } from './states.ts';

/** A state by its two-letter code. */
export const region = (label: string) =>
  oneOf(stateCodes, { label, example: 'NJ', names: stateNames, expected: 'the two-letter code of a state, or DC' });

const street = (info: Partial<ValueInfo> = {}) =>
  text(3, 60, { hint: 'House number and street.', example: '100 Example Road', sample: 'own', ...info });

const inTown = {
  locality: text(2, 40, { label: 'Town', example: 'Howell' }),
  region: region('State'),
  postalCode: matching(/^\d{5}(?:-\d{4})?$/, 'a ZIP code of five digits', { label: 'ZIP code', example: '07731' }),
};

/** Checks that the ZIP code is in the state. */
const zipInState = <Address extends { region: StateCode; postalCode: string }>() =>
  v.rawCheck<Address>(({ dataset: { typed, value }, addIssue }) => {
    if (!typed || isInState(value.region, value.postalCode)) return;
    const prefixes = prefixesOf(value.region);
    const message = `Expected a ZIP code in ${value.region}, where they begin with ${prefixes}, such as ${prefixes.slice(0, 3)}01.`;
    addIssue({
      message,
      path: [{ type: 'unknown', origin: 'value', input: value, key: 'postalCode', value: value.postalCode }],
    });
  });

/** An address that mail reaches. */
export const postalAddress = v.pipe(object({ street: street(), ...inTown }), zipInState());

/** Where the company is. Without a street, pages give only its town. */
export const companyAddress = v.pipe(
  object(
    {
      ...optional({
        street: v.pipe(
          street({ hint: 'Leave blank if customers don’t come to you, and no street is shown.' }),
          v.check(
            (street) => !/^(?:p\.?\s?o\.?\s?box|by appointment)/i.test(street),
            'Expected a house number and street, such as 100 Example Road. If customers don’t come to you, leave it out.',
          ),
        ),
      }),
      ...inTown,
      ...optional({
        coordinates: object(exactPosition, {
          label: 'Exact spot of the building',
          hint: 'Leave blank to give search engines and address books none.',
        }),
      }),
    },
    { hint: 'Your mailing address. Home-based? Leave out the street.' },
  ),
  zipInState(),
  v.forward(
    v.check(
      ({ street, coordinates }) => street !== undefined || coordinates === undefined,
      'Add a "street" too. If customers don’t come to you, leave these out: they give away where you are.',
    ),
    ['coordinates'],
  ),
);
