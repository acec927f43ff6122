import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { cached } from '../cache.ts';
import type { Font } from './fonts.ts';

/** Draws an SVG without text as a PNG. An icon's few colors fit a palette, which halves its file. */
export const iconPng = (svg: string, side: number): Promise<Uint8Array> =>
  cached(['icon', svg, String(side)], async () =>
    (await draw(svg, side, [])).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
  );

/** Draws an SVG that fills its whole size, its text set in `font`, as a PNG. A palette would band its glow. */
export const cardPng = (svg: string, width: number, font: Font): Promise<Uint8Array> =>
  cached(['card', svg, String(width), ...font.trueTypes], async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-builder-'));
    try {
      // The library reads fonts from files only.
      const files = font.trueTypes.map((body, index) => {
        const file = join(folder, `${index}.ttf`);
        writeFileSync(file, body);
        return file;
      });
      return await (await draw(svg, width, files)).removeAlpha().png({ compressionLevel: 7 }).toBuffer();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

async function draw(svg: string, width: number, fontFiles: string[]): Promise<Sharp> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  const font = { loadSystemFonts: false, fontFiles };
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
  return sharp(image.pixels, { raw: { width, height: image.height, channels: 4, premultiplied: true } });
}
