import { readFileSync } from 'node:fs';
import { cached } from '../../cache.ts';
import { Fault } from '../../fault.ts';
import { displayPath } from '../../project.ts';
import type { Logo } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import { expandedLength } from './expanded-length.ts';
import { largestPixels } from './photos.ts';
import { refuseImage } from './refuse-image.ts';

/** A larger drawing holds photos, or a whole font. */
const largestSvgBytes = 100_000;
/** Characters with everything that it repeats written out; drawing that many takes a second or two. */
const largestExpandedLength = 200_000;
/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const smallestSide = 256;
/** Pixels: the largest place in a page, three times for sharp screens; and in an icon. */
const pageSize = { width: 864, height: 144 };
const iconSide = 512;
/** Of 0 to 255: a logo with nothing darker than this is lost on white. */
const lightestGray = 208;
const pngStart = '89504e470d0a1a0a';
const svgStart = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)*<svg[\s>]/i;
const saveAgain = 'Open it, and save it once more.';

/**
 * Prepares the owner's logo for pages and drawn pictures. It is read by its content, whatever its name says; an SVG is
 * written anew from what can be seen of it: without scripts, and without links.
 * @param file the owner's file, where there is one
 * @throws Fault where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white
 */
export async function makeLogo(file: string | undefined): Promise<{ logo?: Logo; files: readonly Asset[] }> {
  if (!file) return { files: [] };
  const original = readFileSync(file);
  try {
    const { type, width, height, body, large } = await cached(['logo', original], () => readLogo(original));
    const address = (bytes: Uint8Array) =>
      `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${Buffer.from(bytes).toString('base64')}`;
    const asset = hashedAsset('logo', type, body);
    return { logo: { path: asset.path, width, height, small: address(body), large: address(large) }, files: [asset] };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.lines.map((line) => `${displayPath(file)}: ${line}`));
  }
}

/** @returns its proportions; the file for pages, and one as large as icons and share pictures need it */
async function readLogo(original: Buffer) {
  if (original.subarray(0, 8).toString('hex') === pngStart) return readPng(original);
  const text = original.toString('utf8');
  if (svgStart.test(text.slice(0, 10_000))) return readSvg(text, original.length);
  return refuseImage('neither SVG nor PNG in it', 'one of them', 'Save the logo as an SVG, or as a PNG.');
}

async function readPng(original: Buffer) {
  const { default: sharp } = await import('sharp');
  const damaged = () => refuseImage('a PNG that is damaged or far too large', 'a whole one', saveAgain);
  const open = () => sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' });
  const within = (width: number, height: number) =>
    open().resize({ width, height, fit: 'inside', withoutEnlargement: true }).png({ palette: true }).toBuffer();
  const { width, height } = await open().metadata().catch(damaged);
  if (Math.max(width, height) < smallestSide) {
    const expected = `at least ${smallestSide} on the longer side`;
    refuseImage(`${width} by ${height} pixels`, expected, 'Take the original, or an SVG.');
  }
  checkShape(width, height);
  const body = await within(pageSize.width, pageSize.height).catch(damaged);
  await checkContrast(body);
  return { type: 'png', width, height, body, large: await within(iconSide, iconSide) };
}

async function readSvg(text: string, bytes: number) {
  if (bytes > largestSvgBytes) {
    const expected = `at most ${largestSvgBytes / 1000}`;
    refuseImage(`${Math.round(bytes / 1000)} KB`, expected, 'Save it simpler, or as a PNG.');
  }
  const svg = withoutEntities(text);
  checkParts(svg);
  if (expandedLength(svg) > largestExpandedLength)
    refuseImage(
      'parts that repeat each other too often, or too many layers',
      'each drawn once',
      'Save it simpler, or as a PNG.',
    );
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = async () =>
    new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'height', value: pageSize.height } });
  const drawing = await draw().catch(() => refuseImage('an SVG that is damaged', 'a whole one', saveAgain));
  const { width, height } = drawing;
  checkShape(width, height);
  await checkContrast(drawing.render().asPng());
  const body = Buffer.from(drawing.toString());
  return { type: 'svg', width, height, body, large: body };
}

/** Writes out the entities by which drawing programs shorten texts; others leave an SVG that is damaged. */
function withoutEntities(svg: string): string {
  const declared = svg.matchAll(/<!ENTITY\s+(\S+)\s+(?:"([^"<&]*)"|'([^'<&]*)')\s*>/g);
  const values = new Map([...declared].map(([, name, double, single]) => [name, double ?? single]));
  return svg
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/i, '')
    .replace(/&([\w-]+);/g, (whole, name) => values.get(name) ?? whole);
}

/** Refuses what takes too long to draw, or stands in another file. */
function checkParts(svg: string): void {
  const [, name] = /<(?:[\w-]+:)?(text|image|filter|pattern|marker)\b/.exec(svg) ?? [];
  if (name === 'text') {
    const advice = 'In the drawing program, turn the text into paths (outlines).';
    refuseImage('words set in a font, which not every device has', 'paths alone', advice);
  }
  const advice = 'In the drawing program, turn all of it into paths, or save the logo as a PNG.';
  if (name) refuseImage(`<${name}>`, 'paths alone', advice);
  if (/\b(?:filter|stroke-dasharray)\s*[:=]\s*["']?\s*(?!none)[^"'\s]/.test(svg))
    refuseImage('a filter or a dashed line', 'paths alone', advice);
  if (/<(?:[\w-]+:)?use\b[^<>]*href\s*=\s*["'][^#"']|url\(\s*["']?[^#"'\s]|@import/.test(svg))
    refuseImage('a part that stands in another file', 'all of it in one', advice);
  if (/&#|\bid\s*=\s*["'][^"'<>]*&/.test(svg))
    refuseImage('a coded sign, such as &#35;', 'plain letters', 'Give its parts plain names.');
}

/** A logo has to fit a header of one line, and a square icon. */
function checkShape(width: number, height: number): void {
  if (width <= 6 * height && height <= 2 * width) return;
  const expected = 'at most six times as wide as high, and at most twice as high as wide';
  const found = `a logo of ${Math.round(width)} by ${Math.round(height)}`;
  refuseImage(found, expected, 'Cut away what is empty around it.');
}

/** A logo stands on white everywhere, as on paper. */
async function checkContrast(png: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp');
  const grays = await sharp(png).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  if (grays.some((gray) => gray < lightestGray)) return;
  refuseImage(
    'nothing in it that can be seen on white',
    'the logo as it stands on paper',
    'Use the one made for white.',
  );
}
