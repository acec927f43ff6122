import { cached } from '../../cache.ts';
import { assetFolder, contentHash } from '../asset.ts';
import { readImage, refuseImage } from './read-image.ts';

/** Pixels: the widths at which pages show photos, times the pixel density of screens. */
const widths = [480, 960, 1440];
/** Pixels of the one file for browsers without AVIF, from 2022 and before: https://caniuse.com/avif. */
const fallbackWidth = 960;
/** Pixels: the widest phone has 480 CSS pixels at a density of two; pages show photos as 16 by 9. */
const smallest = { width: 960, height: 540 };
/** The largest ratio of the two sides: a panorama has four, and AVIF ends at 65,536 pixels. */
const steepest = 5;
const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 75 } };

/**
 * Resizes an owner's photo to the widths and formats that browsers choose from. The result is upright and has no metadata.
 * @returns the photo as the pages need it, and the files to write
 * @throws UserError if it isn't a picture, or is damaged, too large, too small or too narrow
 */
export const resizePhoto = (original: Uint8Array, slug: string) =>
  cached(['photo', slug, original], () => resize(original, slug));

async function resize(original: Uint8Array, slug: string) {
  const { width, height } = (await readImage(original, (image) => image.metadata())).autoOrient;
  const found = `has ${width} by ${height} pixels`;
  if (Math.max(width / height, height / width) > steepest)
    refuseImage(found, `Expected one side at most ${steepest} times the other.`, 'Crop it to the part that matters.');
  if (width < smallest.width || height < smallest.height) {
    const advice = 'Use the original from the camera. Messaging apps shrink pictures.';
    refuseImage(found, `Expected at least ${smallest.width} by ${smallest.height}.`, advice);
  }
  // This takes some seconds, once.
  if (process.stderr.isTTY) console.error(`Resizing the photo ${slug}…`);
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const variants = [...sizes.map((size) => [size, 'avif'] as const), [Math.min(fallbackWidth, width), 'webp'] as const];
  const bodies: Uint8Array[] = [];
  for (const [size, format] of variants)
    bodies.push(
      await readImage(original, (image) =>
        image.autoOrient().resize(size).toFormat(format, quality[format]).toBuffer(),
      ),
    );
  // All files share one hash, so that the page compresses better.
  const name = `${assetFolder}${slug}-${contentHash(Buffer.concat(bodies))}`;
  const paths = variants.map(([size, format]) => `${name}-${size}.${format}`);
  const files = bodies.map((body, index) => ({ path: paths[index] ?? '', body }));
  const avif = sizes.map((size, index) => ({ path: paths[index] ?? '', width: size }));
  return { photo: { width, height, files: avif, fallback: paths.at(-1) ?? '' }, files };
}
