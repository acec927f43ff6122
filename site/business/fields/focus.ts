import { oneOf } from './choice.ts';
import { optional } from './object.ts';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export type Focus = (typeof sides)[number];

/** The side of a photo that is kept where it is cut; left out, the middle. */
export const focus = optional({
  focus: oneOf(sides, {
    hint: 'The side to keep when the photo is cropped. Leave blank for the middle.',
    example: 'left',
  }),
});
