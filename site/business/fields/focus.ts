import { oneOf } from './choice.ts';
import { optional } from './object.ts';

const sides = ['left', 'right', 'top', 'bottom'] as const;

/** The side of a photo that is kept where it is cut. */
export type Focus = (typeof sides)[number];

/** The field of a photo's focus, which may be left out. */
export const focus = optional({
  focus: oneOf(sides, 'left', 'The side to keep when the photo is cropped. Leave blank for the middle.'),
});
