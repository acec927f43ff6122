import { subsetFont } from '../../build/assets/fonts.ts';
import { headingFont } from '../../site/styles/heading-font.ts';

/** What the words in drawings are drawn with. */
export const { lettering } = await subsetFont(headingFont, '/');
