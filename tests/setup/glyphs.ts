import { Blob, Face } from 'harfbuzzjs';
import type { Font } from '../../build/assets/fonts.ts';

/** The code points that a subset font has glyphs for, all of its files together. */
export const glyphsOf = ({ trueTypes }: Font): Set<number> =>
  new Set(trueTypes.flatMap((file) => [...new Face(new Blob(new Uint8Array(file).buffer)).collectUnicodes()]));
