import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedImage } from '@resvg/resvg-js';
import { cached } from '../cache.ts';
import { Fault } from '../fault.ts';
import type { Font } from './fonts.ts';

/** An SVG as a PNG, `width` pixels wide, made once: an icon, or a card that covers its ground, its text set in `font`. */
export const png = (svg: string, width: number, font?: Font) =>
  cached(['png', svg, String(width), ...(font?.trueTypes ?? [])], async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const draw = (fontFiles: string[]) =>
      new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false, fontFiles } }).render();
    return font ? squeeze(withFiles(font.trueTypes, draw), false) : squeeze(draw([]), true);
  });

/** Lends bytes to a library that reads nothing but files. */
function withFiles<T>(bodies: readonly Uint8Array[], use: (files: string[]) => T): T {
  const folder = temporaryFolder();
  try {
    const files = bodies.map((body, index) => {
      const file = join(folder, `${index}.ttf`);
      writeFileSync(file, body);
      return file;
    });
    return use(files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'site-builder-'));
  } catch (error) {
    throw new Fault([
      `Drawing share pictures needs room in ${tmpdir()}: ${(error as Error).message}. Make room, or set TMPDIR to another folder.`,
    ]);
  }
}

/** An icon's few colors fit a palette, which halves its file; it would give grain to a card's glow, and take thrice the time. */
async function squeeze({ pixels, width, height }: RenderedImage, isIcon: boolean): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } });
  return (
    isIcon ? image.png({ palette: true, quality: 90, effort: 10 }) : image.removeAlpha().png({ compressionLevel: 7 })
  ).toBuffer();
}
