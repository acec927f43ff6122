import type { Font } from '../../build/assets/fonts.ts';

/** The code points that a subset font has glyphs for, all of its files together. */
export const glyphsOf = ({ trueTypes }: Font): Set<number> =>
  new Set(trueTypes.flatMap((file) => [...codePointsIn(Buffer.from(file))]));

/** Reads the table of characters (https://learn.microsoft.com/typography/opentype/spec/cmap), segments of 16 bits. */
function* codePointsIn(font: Buffer): Iterable<number> {
  const table = font.readUInt32BE(font.indexOf('cmap') + 8);
  for (let record = 0; record < font.readUInt16BE(table + 2); record += 1) {
    const at = table + font.readUInt32BE(table + 8 + record * 8);
    if (font.readUInt16BE(at) !== 4) continue;
    const ends = at + 14;
    const length = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < length; segment += 2) {
      const start = font.readUInt16BE(ends + length + 2 + segment);
      const end = font.readUInt16BE(ends + segment);
      for (let code = start; code <= end; code += 1) yield code;
    }
  }
}
