import { readFileSync } from 'node:fs';
import { cached } from './cache.ts';
import type { Font } from './fonts.ts';

// How a picture is drawn and squeezed counts as an ingredient too.
const recipe = readFileSync(import.meta.filename);

/** An SVG as a PNG, `width` pixels wide, made once; text in it is set in `font`. */
export const png = (svg: string, width: number, font?: Font) =>
  cached([recipe, svg, String(width), font?.face ?? ''], async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const fonts = { loadSystemFonts: false, fontFiles: [...(font?.trueTypes ?? [])] };
    return squeeze(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: fonts }).render().asPng());
  });

/** Flat drawings need few colors: a palette makes their files a third as large. */
async function squeeze(png: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(png).png({ palette: true, quality: 90, effort: 8 }).toBuffer();
}
