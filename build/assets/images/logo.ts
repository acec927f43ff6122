import { cached } from '../../cache.ts';
import type { Logo } from '../../route.ts';
import { hashedAsset } from '../asset.ts';
import { drawSvg } from './draw-svg.ts';
import { readImage, refuseImage } from './read-image.ts';

/** Pixels of the longer side of a PNG: home screens show it nearly as large. */
const smallestSide = 256;
/** Pixels: the largest place in a page, at three of a sharp screen each; and in an icon. */
const pageSize = { width: 864, height: 144 };
const iconSize = { width: 512, height: 512 };
/** Of 0 to 255: a logo with nothing darker than this is lost on white. */
const lightestGray = 208;

/**
 * Prepares the owner's logo for pages and drawn pictures. It is read by its content, whatever its name says, and becomes a PNG:
 * nothing but what can be seen of it reaches a page.
 * @returns the logo as the pages need it, and the file to write
 * @throws UserError where it is neither SVG nor PNG, damaged, too large or too small, of a shape that fits nowhere, or
 * invisible on white, and where an SVG cannot be drawn as browsers would, or takes too long to draw
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
  const grays = await readImage(original, (image) =>
    image.flatten({ background: '#fff' }).greyscale().raw().toBuffer(),
  );
  if (grays.every((gray) => gray >= lightestGray)) {
    const expected = 'Expected the logo as you print it on paper.';
    refuseImage('can’t be seen on white', expected, 'Use the version made for white.');
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
