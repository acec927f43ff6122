import * as v from 'valibot';
import { isBeacon, nearestBeacon, usualBeacon } from '../../styles/brand.ts';
import { matching } from './text.ts';

const notes = {
  expected: 'a color as # and six figures or letters a to f',
  example: usualBeacon,
  description: 'The color of the call button, the drawn trucks and the mark. Left out: the amber of a beacon.',
};

const told = ({ input }: { input: unknown }) =>
  'expected a color on which letters can be read (contrast 4.5) and that stands out from the night (contrast 3), ' +
  `such as the nearest one, "${nearestBeacon(String(input))}"`;

/** The brand's color, in which the call button can be read, and seen by night. */
export const beaconColor = v.pipe(
  matching(/^#[0-9A-Fa-f]{6}$/, notes),
  v.transform((color) => color.toLowerCase()),
  v.check(isBeacon, told),
);
