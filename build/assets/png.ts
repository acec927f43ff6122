import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Draws an SVG as a PNG.
 * @param width in pixels
 * @param trueTypes the fonts of its text
 */
export async function drawPng(svg: string, width: number, trueTypes: readonly Uint8Array[] = []): Promise<Uint8Array> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  const folder = mkdtempSync(join(tmpdir(), 'site-builder-'));
  try {
    // The library reads fonts only from files.
    const fontFiles = trueTypes.map((_, index) => join(folder, `${index}.ttf`));
    for (const [index, body] of trueTypes.entries()) writeFileSync(fontFiles[index] ?? '', body);
    const font = { loadSystemFonts: false, fontFiles };
    const { pixels, height } = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
    const raw = { width, height, channels: 4, premultiplied: true } as const;
    return await sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
