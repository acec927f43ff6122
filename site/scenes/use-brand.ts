import { useBusiness } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';

/** The colors of the owner's brand. */
export const useBrand = () => brandOf(useBusiness().brandColor);
