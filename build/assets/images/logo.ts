import { cached } from '../../cache.ts';
import type { Logo } from '../../route.ts';
import { type Asset, hashedAsset } from '../asset.ts';
import { expandedLength } from './expanded-length.ts';
import { largestPixels, refuseImage } from './photo.ts';

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

/**
 * Prepares the owner's logo for pages and drawn pictures. It is read by its content, whatever its name says; an SVG is
 * written anew from what can be seen of it: without scripts, and without links.
 * @throws Fault where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white, and where an SVG has more in it than paths, or takes too long to draw
 */
export async function makeLogo(original: Buffer): Promise<{ logo: Logo; files: Asset[] }> {
  const { type, width, height, body, large } = await cached(['logo', original], () => readLogo(original));
  const address = (bytes: Uint8Array) =>
    `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${Buffer.from(bytes).toString('base64')}`;
  const asset = hashedAsset('logo', type, body);
  return { logo: { path: asset.path, width, height, small: address(body), large: address(large) }, files: [asset] };
}

/** @returns its proportions; the file for pages, and one as large as icons and share pictures need it */
async function readLogo(original: Buffer) {
  const isPng = original.subarray(1, 4).toString() === 'PNG';
  const { drawn, ...logo } = await (isPng ? readPng(original) : readSvg(original));
  const { width, height } = logo;
  if (width > 6 * height || height > 2 * width)
    refuseImage(
      `a logo of ${Math.round(width)} by ${Math.round(height)}`,
      'at most six times as wide as high, and at most twice as high as wide',
      'Cut away what is empty around it.',
    );
  const { default: sharp } = await import('sharp');
  const grays = await sharp(drawn).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  if (grays.every((gray) => gray >= lightestGray)) {
    const expected = 'the logo as it stands on paper';
    refuseImage('nothing in it that can be seen on white', expected, 'Use the one made for white.');
  }
  return logo;
}

async function readPng(original: Buffer) {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' });
  const within = (width: number, height: number) =>
    open().resize({ width, height, fit: 'inside', withoutEnlargement: true }).png({ palette: true }).toBuffer();
  const { width, height } = await open().metadata().catch(damaged);
  if (Math.max(width, height) < smallestSide) {
    const expected = `at least ${smallestSide} on the longer side`;
    refuseImage(`${width} by ${height} pixels`, expected, 'Take the original, or an SVG.');
  }
  const body = await within(pageSize.width, pageSize.height).catch(damaged);
  return { type: 'png', width, height, body, large: await within(iconSide, iconSide), drawn: body };
}

async function readSvg(original: Buffer) {
  const { length } = original;
  if (length > largestSvgBytes) {
    const expected = `at most ${largestSvgBytes / 1000}`;
    refuseImage(`${Math.round(length / 1000)} KB`, expected, 'Save it simpler, or as a PNG.');
  }
  const source = original.toString();
  const [, part] = /<(?:[\w-]+:)?(text|image|marker)\b/.exec(source) ?? [];
  if (part) refusePart(part === 'text' ? 'words set in a font, which not every device has' : `<${part}>`);
  if (/<(?:[\w-]+:)?use\b[^<>]*href\s*=\s*["'][^#"']|url\(\s*["']?[^#"'\s]|@import/.test(source))
    refusePart('a part that stands in another file');
  if (expandedLength(source) > largestExpandedLength) tooLong();
  const { Resvg } = await import('@resvg/resvg-js');
  const fitTo = { mode: 'height', value: pageSize.height } as const;
  const read = async () => new Resvg(source, { font: { loadSystemFonts: false }, fitTo });
  const drawing = await read().catch((error) => (/limit/.test(error.message) ? tooLong() : damaged()));
  const { width, height } = drawing;
  const svg = drawing.toString();
  if (/<(?:filter|pattern)\b|\bstroke-dasharray=/.test(svg)) refusePart('a filter, a pattern or a dashed line');
  const body = Buffer.from(svg);
  return { type: 'svg', width, height, body, large: body, drawn: drawing.render().asPng() };
}

const refusePart = (found: string) =>
  refuseImage(found, 'paths alone', 'In the drawing program, turn all of it into paths (outlines).');

const tooLong = () =>
  refuseImage('parts that repeat too often, or too many layers', 'each drawn once', 'Save it simpler, or as a PNG.');

const damaged = () =>
  refuseImage('a file that is damaged, or neither SVG nor PNG', 'one of them', 'Open it, and save it once more.');
