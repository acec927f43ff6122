import { Fault } from '../fault.ts';
import { mostPixels } from './photo-check.ts';

/** A logo that could be read. */
export interface LogoSource {
  type: 'svg' | 'png';
  /** In whatever unit: the shape. */
  width: number;
  height: number;
  /** What the pages show. */
  body: Uint8Array;
  /** What drawn pictures show, in two sizes; an SVG fits every size. */
  small: Uint8Array;
  large: Uint8Array;
  /** A few of its pixels, as a PNG. */
  sample: Uint8Array;
}

/** Bytes: a drawing of more holds photos, or a whole font. */
const mostBytes = 100_000;
/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const leastSide = 256;
/** The largest place in a page, three times for sharp screens. */
const place = { width: 864, height: 144 };
/** Pixels of the longer side: in a browser's tab, and in drawn pictures, in which a wide logo is longer. */
const sides = { small: 128, compact: 256, wide: 512 };
const pngStart = '89504e470d0a1a0a';
const svgStart = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i;

/**
 * Reads a PNG; anything else is none.
 * @throws Fault where it is damaged, too small or too large
 */
export async function readPng(original: Buffer): Promise<LogoSource | undefined> {
  if (original.subarray(0, 8).toString('hex') !== pngStart) return undefined;
  const { default: sharp } = await import('sharp');
  const open = () => sharp(original, { limitInputPixels: mostPixels, failOn: 'warning' });
  const within = (width: number, height = width) =>
    open()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
      .catch(damaged);
  const { width, height } = await open().metadata().catch(damaged);
  if (Math.max(width, height) < leastSide)
    throw new Fault([
      `found ${width} by ${height} pixels, expected at least ${leastSide} on the longer side. Take the original, or an SVG.`,
    ]);
  checkShape(width, height);
  const body = await within(place.width, place.height);
  const small = await within(sides.small);
  const large = await within(width < 2 * height ? sides.compact : sides.wide);
  return { type: 'png', width, height, body, small, large, sample: small };
}

function damaged(): never {
  throw new Fault(['found a PNG that is damaged or far too large. Open it, and save it once more.']);
}

/**
 * Reads an SVG; anything else is none.
 * @throws Fault where it is damaged, too large, or set in a font
 */
export async function readSvg(original: Buffer): Promise<LogoSource | undefined> {
  const text = original.toString('utf8');
  if (!svgStart.test(text.slice(0, 10_000))) return undefined;
  if (original.length > mostBytes)
    throw new Fault([
      `found ${Math.round(original.length / 1000)} KB, expected at most ${mostBytes / 1000}. Save it simpler, or as a PNG.`,
    ]);
  if (/<(?:\w+:)?text[\s>]/.test(text))
    throw new Fault([
      'found words set in a font, which not every device has. In the drawing program, turn the text into paths (outlines).',
    ]);
  const { Resvg } = await import('@resvg/resvg-js');
  const drawing = open(() => new Resvg(text, { font: { loadSystemFonts: false }, fitTo }));
  const { width, height } = drawing;
  checkShape(width, height);
  const body = Buffer.from(drawing.toString());
  return { type: 'svg', width, height, body, small: body, large: body, sample: drawing.render().asPng() };
}

const fitTo = { mode: 'height', value: sides.small } as const;

function open<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Fault(['found an SVG that is damaged, expected a whole one. Open it, and save it once more.']);
  }
}

/** What fits a header of one line, and a square icon. */
function checkShape(width: number, height: number): void {
  if (width <= 6 * height && height <= 2 * width) return;
  throw new Fault([
    `found a logo of ${Math.round(width)} by ${Math.round(height)}, expected at most six times as wide as high, and at most twice as high as wide. Cut away what is empty around it.`,
  ]);
}
