import * as v from 'valibot';
import { defaultBrandColor } from '../../styles/palette.ts';
import { matching } from './text.ts';

/** Any color, as `#rrggbb` in small letters; what is read and seen on and around it is made to fit. */
export const brandColor = v.pipe(
  matching(/^#(?:[0-9A-Fa-f]{3}){1,2}$/, 'a color as # and three or six digits or letters a to f', {
    hint: 'The color of your trucks, for the call button, the drawn trucks and the mark. Leave blank for amber.',
    example: defaultBrandColor,
  }),
  v.metadata({ format: 'color', toDo: 'Choose a color.' }),
  v.transform((color) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')),
);
