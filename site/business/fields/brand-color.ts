import * as v from 'valibot';
import { isReadable, nearestReadable } from '../../styles/brand.ts';
import { defaultBrandColor } from '../../styles/palette.ts';
import { matching } from './text.ts';

const unreadable = ({ input }: v.CheckIssue<string>) =>
  'a color on which letters can be read (contrast 4.5) and that stands out from the night (contrast 3), ' +
  `such as the nearest one, "${nearestReadable(input)}"`;

/** The brand's color, in which the call button can be read, and seen by night. */
export const brandColor = v.pipe(
  matching(
    /^#[0-9A-Fa-f]{6}$/,
    'a color as # and six figures or letters a to f',
    defaultBrandColor,
    'The color of the call button, the drawn trucks and the mark. Left out: amber.',
  ),
  v.transform((color) => color.toLowerCase()),
  v.check(isReadable, unreadable),
);
