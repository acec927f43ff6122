/**
 * Draws an SVG without text as a PNG.
 * @param width in pixels
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  const { pixels, height } = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const raw = { width, height, channels: 4, premultiplied: true } as const;
  return await sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer();
}
