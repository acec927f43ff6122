import { Fault } from '../../fault.ts';
import { largestPixels } from './check-photo.ts';

/** A logo as pages and drawn pictures show it. */
export interface LogoFile {
  type: 'svg' | 'png';
  /** Its proportions, in any unit. */
  width: number;
  height: number;
  /** For pages, and as large as icons and share pictures need it. */
  body: Uint8Array;
  large: Uint8Array;
}

/** A larger drawing holds photos, or a whole font. */
const largestSvgBytes = 100_000;
/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const smallestSide = 256;
/** Pixels: the largest place in a page, three times for sharp screens; and in an icon. */
const pageSize = { width: 864, height: 144 };
const iconSide = 512;
/** Of 0 to 255: a logo with nothing darker than this is lost on white. */
const lightestGray = 208;
const pngStart = '89504e470d0a1a0a';
const svgStart = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i;

/**
 * Reads a logo by its content, whatever its name says. An SVG is written anew from what can be seen of it: without
 * scripts, and without links.
 * @throws Fault where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white
 */
export async function readLogo(original: Buffer): Promise<LogoFile> {
  if (original.subarray(0, 8).toString('hex') === pngStart) return readPng(original);
  const text = original.toString('utf8');
  if (svgStart.test(text.slice(0, 10_000))) return readSvg(text, original.length);
  throw new Fault(['found neither SVG nor PNG in it, expected one of them. Save the logo as an SVG, or as a PNG.']);
}

async function readPng(original: Buffer): Promise<LogoFile> {
  const { default: sharp } = await import('sharp');
  const damaged = () => {
    throw new Fault(['found a PNG that is damaged or far too large. Open it, and save it once more.']);
  };
  const open = () => sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' });
  const within = (width: number, height: number) =>
    open().resize({ width, height, fit: 'inside', withoutEnlargement: true }).png({ palette: true }).toBuffer();
  const { width, height } = await open().metadata().catch(damaged);
  if (Math.max(width, height) < smallestSide)
    throw new Fault([
      `found ${width} by ${height} pixels, expected at least ${smallestSide} on the longer side. Take the original, or an SVG.`,
    ]);
  checkShape(width, height);
  const body = await within(pageSize.width, pageSize.height).catch(damaged);
  await checkContrast(body);
  return { type: 'png', width, height, body, large: await within(iconSide, iconSide) };
}

async function readSvg(text: string, bytes: number): Promise<LogoFile> {
  if (bytes > largestSvgBytes)
    throw new Fault([
      `found ${Math.round(bytes / 1000)} KB, expected at most ${largestSvgBytes / 1000}. Save it simpler, or as a PNG.`,
    ]);
  if (/<(?:\w+:)?text[\s>]/.test(text))
    throw new Fault([
      'found words set in a font, which not every device has. In the drawing program, turn the text into paths (outlines).',
    ]);
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = async () =>
    new Resvg(text, { font: { loadSystemFonts: false }, fitTo: { mode: 'height', value: pageSize.height } });
  const drawing = await draw().catch(() => {
    throw new Fault(['found an SVG that is damaged, expected a whole one. Open it, and save it once more.']);
  });
  const { width, height } = drawing;
  checkShape(width, height);
  await checkContrast(drawing.render().asPng());
  const body = Buffer.from(drawing.toString());
  return { type: 'svg', width, height, body, large: body };
}

/** A logo has to fit a header of one line, and a square icon. */
function checkShape(width: number, height: number): void {
  if (width <= 6 * height && height <= 2 * width) return;
  throw new Fault([
    `found a logo of ${Math.round(width)} by ${Math.round(height)}, expected at most six times as wide as high, and at most twice as high as wide. Cut away what is empty around it.`,
  ]);
}

/** A logo stands on white everywhere, as on paper. */
async function checkContrast(png: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp');
  const grays = await sharp(png).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  if (grays.some((gray) => gray < lightestGray)) return;
  throw new Fault(['found nothing in it that can be seen on white, expected the logo as it stands on paper.']);
}
