import { cached } from '../../cache.ts';
import type { Logo } from '../../route.ts';
import { hashedAsset } from '../asset.ts';
import { readImage, refuseImage } from './read-image.ts';

/** Pixels of a PNG's longer side: home screens show it nearly that large. */
const smallestSide = 256;
/** Pixels: the largest place on a page at a density of three, and an icon. */
const pageSize = { width: 864, height: 144 };
const iconSize = { width: 512, height: 512 };

/**
 * Prepares the owner's logo for pages and drawn pictures. Its content decides what it is, not its name. It always becomes a
 * PNG, so nothing else in an SVG reaches a page.
 * @returns the logo as the pages need it, and the file to write
 * @throws UserError if it is neither SVG nor PNG, damaged, too large or small, too wide or tall, or an SVG that can't be drawn
 */
export const makeLogo = (original: Buffer) =>
  cached(['logo', original], async () => {
    const isPng = original.subarray(1, 4).toString() === 'PNG';
    return preparePng(isPng ? original : await drawSvg(original.toString()));
  });

async function preparePng(original: Buffer) {
  const { width, height } = await readImage(original, (image) => image.metadata());
  if (Math.max(width, height) < smallestSide) {
    const expected = `Expected at least ${smallestSide} on the longer side.`;
    refuseImage(`has ${width} by ${height} pixels`, expected, 'Use the original, or an SVG.');
  }
  if (width > 6 * height || height > 2 * width) {
    const shape = `is ${Number((width / height).toFixed(1))} times as wide as it is high`;
    refuseImage(shape, 'Expected at most 6, and at least 0.5.', 'Crop the empty space around it.');
  }
  const within = (place: typeof pageSize) =>
    readImage(original, (image) =>
      image
        .resize({ ...place, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true })
        .toBuffer(),
    );
  const [page, icon] = [await within(pageSize), await within(iconSize)];
  const address = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  const asset = hashedAsset('logo', 'png', page);
  const logo: Logo = { path: asset.path, width, height, small: address(page), large: address(icon) };
  return { logo, files: [asset] };
}

/** Pixels of the longer side: more than any use of a logo needs. */
const drawnSize = 1024;

/**
 * Draws an owner's SVG as a PNG.
 * @throws UserError if it can't be drawn the way browsers do
 */
export async function drawSvg(source: string): Promise<Buffer> {
  refuseUndrawable(source);
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(source);
  try {
    const { width, height } = await sharp(svg).metadata();
    // In pixels per inch, so that the longer side gets its size; the library reads an SVG at 72.
    const density = Math.min(Math.max((72 * drawnSize) / Math.max(width, height), 1), 100_000);
    return await sharp(svg, { density })
      .resize({ width: drawnSize, height: drawnSize, fit: 'inside' })
      .png()
      .toBuffer();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return refuseImage(`can’t be read (${reason})`, 'Expected an SVG or a PNG.', 'Open it and save it again.');
  }
}

/** What isn't drawn: comments, descriptions and fonts. */
const unseen =
  /<!--[\s\S]*?-->|<((?:\w+:)?(?:desc|title|metadata))\b[^>]*>[\s\S]*?<\/\1>|@font-face\s*\{[^}]*\}|@import[^;]*font[^;]*;/g;

/** What browsers draw, and the library leaves out without a word: words in a font, pictures, and parts of other files. */
const undrawable =
  /<(?:\w+:)?(?:text\b(?![^>]*\/>)|image\b|use\b[^>]*\bhref\s*=\s*["']\s*[^#\s"'])|<\?xml-stylesheet|@import|url\(\s*(?:["']|&quot;)?(?![#\s"'&])/;

/** @throws UserError with a part that isn't in the file, or words set in a font */
function refuseUndrawable(source: string): void {
  if (!undrawable.test(source.replace(unseen, ''))) return;
  const help = 'In the drawing program, turn all of it into paths (outlines), or save it as a PNG.';
  refuseImage('has words in a font, a picture, or a part that is in another file', 'Expected only paths.', help);
}
