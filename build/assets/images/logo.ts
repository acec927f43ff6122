import { cached } from '../../cache.ts';
import type { Logo } from '../../route.ts';
import { hashedAsset } from '../asset.ts';
import { drawSvg } from './draw-svg.ts';
import { plainSvg, refusePart } from './plain-svg.ts';
import { readImage, refuseImage } from './read-image.ts';
import { hasCostlyParts, largestLength } from './svg-limits.ts';

/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const smallestSide = 256;
/** Pixels: the largest place in a page, at three of a sharp screen each; and in an icon. */
const pageSize = { width: 864, height: 144 };
const iconSize = { width: 512, height: 512 };
/** Of 0 to 255: a logo with nothing darker than this is lost on white. */
const lightestGray = 208;

/**
 * Prepares the owner's logo for pages and drawn pictures. It is read by its content, whatever its name says; an SVG is
 * written anew from what can be seen of it: without scripts, and without links.
 * @returns the logo as the pages need it, and the file to write
 * @throws UserError where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white, and where an SVG has more in it than paths, a color that cannot be drawn, or takes too long to draw
 */
export const makeLogo = (original: Buffer) =>
  cached(['logo', original], () =>
    original.subarray(1, 4).toString() === 'PNG' ? readPng(original) : readSvg(original.toString()),
  );

async function readPng(original: Buffer) {
  const size = await readImage(original, (image) => image.metadata());
  if (Math.max(size.width, size.height) < smallestSide) {
    const expected = `Expected at least ${smallestSide} on the longer side.`;
    refuseImage(`has ${size.width} by ${size.height} pixels`, expected, 'Use the original, or an SVG.');
  }
  const within = (place: typeof pageSize) =>
    readImage(original, (image) =>
      image
        .resize({ ...place, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true })
        .toBuffer(),
    );
  const body = await within(pageSize);
  return finished('png', size, body, await within(iconSize), body);
}

async function readSvg(source: string) {
  if (source.length > largestLength) refuseParts();
  const drawing = await drawSvg(withoutSpareIds(plainSvg(source)), pageSize.height);
  if ('reason' in drawing)
    return drawing.reason === 'timeout'
      ? refuseImage('takes too long to draw', 'Expected a simpler drawing.', 'Simplify it, or save it as a PNG.')
      : refuseImage(`can’t be read (${drawing.reason})`, 'Expected an SVG or a PNG.', 'Open it and save it again.');
  const { svg, png } = drawing;
  if (svg.length > largestLength) refuseParts();
  if (hasCostlyParts(svg)) refusePart('a filter, a pattern or a dashed line');
  const body = Buffer.from(svg);
  return finished('svg', drawing, body, body, png);
}

/** Drawing programs make ids of the names of layers, such as `Sons &amp; Co`; those that nothing refers to are left out. */
const withoutSpareIds = (source: string) =>
  source.replace(/\sid\s*=\s*("[^"]*"|'[^']*')/g, (attribute, value: string) => {
    const id = value.slice(1, -1);
    return /^[\w.:-]*$/.test(id) || source.includes(`#${id}`) ? attribute : '';
  });

/** @param drawn what is looked at: whether it can be seen on white */
async function finished(
  type: 'png' | 'svg',
  { width, height }: { width: number; height: number },
  body: Buffer,
  large: Buffer,
  drawn: Buffer,
) {
  if (width > 6 * height || height > 2 * width)
    refuseImage(
      `is a logo of ${Math.round(width)} by ${Math.round(height)}`,
      'Expected at most six times as wide as it is high, and twice as high as it is wide.',
      'Crop the empty space around it.',
    );
  const grays = await readImage(drawn, (image) => image.flatten({ background: '#fff' }).greyscale().raw().toBuffer());
  if (grays.every((gray) => gray >= lightestGray)) {
    const expected = 'Expected the logo as you print it on paper.';
    refuseImage('can’t be seen on white', expected, 'Use the version made for white.');
  }
  const address = (bytes: Buffer) => `data:image/${type.replace('svg', 'svg+xml')};base64,${bytes.toString('base64')}`;
  const asset = hashedAsset('logo', type, body);
  const logo: Logo = { path: asset.path, width, height, small: address(body), large: address(large) };
  return { logo, files: [asset] };
}

const refuseParts = () =>
  refuseImage(
    'has too many parts, or parts that repeat too often',
    'Expected fewer.',
    'Simplify it, or save it as a PNG.',
  );
