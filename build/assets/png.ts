import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedImage } from '@resvg/resvg-js';
import { Fault } from '../fault.ts';
import { cached } from './cache.ts';
import type { Font } from './fonts.ts';

/** An SVG as a PNG, `width` pixels wide, made once; text in it is set in `font`. */
export const png = (svg: string, width: number, font?: Font) =>
  cached(['png', svg, String(width), ...(font?.trueTypes ?? [])], async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const draw = (fontFiles: string[]) =>
      new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false, fontFiles } }).render();
    return squeeze(font ? withFiles(font.trueTypes, draw) : draw([]));
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

/** As few bytes as are got quickly: chat apps load these pictures, and visitors do not. */
async function squeeze({ pixels, width, height }: RenderedImage): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } });
  return (isOpaque(pixels) ? image.removeAlpha() : image).png({ compressionLevel: 7 }).toBuffer();
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}
