import { cached } from '../../cache.ts';
import { Fault } from '../../fault.ts';
import type { Photo } from '../../route.ts';
import { type Asset, assetFolder, contentHash } from '../asset.ts';

/** Pixels: the widths at which the pages show photos, times the density of the screens that look at them. */
const widths = [480, 960, 1440];
/** Pixels of the one file for browsers that read no AVIF, those of 2022 and before: https://caniuse.com/avif. */
const fallbackWidth = 960;
/** Pixels: the widest phone has 480 CSS pixels, two to each on its screen; the pages show photos as 16 by 9. */
const smallest = { width: 960, height: 540 };
/** Of the longer side to the shorter: a panorama has four, and AVIF ends at 65,536 pixels. */
const steepest = 5;
/** A phone's picture has 12 to 50 megapixels; to resize one of 64 takes about 600 MB of memory. */
export const largestPixels = 64_000_000;
const quality = { avif: { quality: 55, effort: 4 }, webp: { quality: 75 } };

/** A photo as the pages need it, and the files to write. */
interface Resized {
  photo: Photo;
  files: Asset[];
}

/**
 * Resizes an owner's photo to the widths and formats that browsers choose from. It comes out upright, and without what
 * the camera wrote into it: place, time, name.
 * @throws Fault where it is no picture, damaged, too large or too small
 */
export const resizePhoto = (original: Uint8Array, slug: string): Promise<Resized> =>
  cached(['photo', slug, original], () => resize(original, slug));

async function resize(original: Uint8Array, slug: string): Promise<Resized> {
  const { width, height } = await checkPhoto(original);
  // It takes some seconds, once.
  if (process.stderr.isTTY) console.error(`Resizing the photo ${slug}…`);
  const { default: sharp } = await import('sharp');
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const variants = [...sizes.map((size) => [size, 'avif'] as const), [Math.min(fallbackWidth, width), 'webp'] as const];
  const bodies: Uint8Array[] = [];
  for (const [size, format] of variants) {
    const photo = sharp(original, { limitInputPixels: largestPixels, failOn: 'warning' }).autoOrient();
    bodies.push(await photo.resize(size).toFormat(format, quality[format]).toBuffer().catch(damaged));
  }
  // All files share one hash, as a page compresses better with one name than with four.
  const name = `${assetFolder}${slug}-${contentHash(Buffer.concat(bodies))}`;
  const paths = variants.map(([size, format]) => `${name}-${size}.${format}`);
  const files = bodies.map((body, index) => ({ path: paths[index] ?? '', body }));
  const avif = sizes.map((size, index) => ({ path: paths[index] ?? '', width: size }));
  return { photo: { width, height, files: avif, fallback: paths.at(-1) ?? '' }, files };
}

/**
 * Checks a photo by its content, whatever its name says; its pixels are not read yet.
 * @returns its size in pixels, upright
 */
async function checkPhoto(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const read = async () => sharp(original, { limitInputPixels: false }).metadata();
  const { format, compression, width, height, autoOrient: upright } = await read().catch(damaged);
  if (!['jpeg', 'png', 'webp'].includes(format) && compression !== 'av1') {
    const found = (compression === 'hevc' ? 'HEIC' : format).toUpperCase();
    refuseImage(found, 'JPEG, PNG, WebP or AVIF', 'Open it, and save it as a JPEG.');
  }
  if (width * height > largestPixels) {
    const found = `${Math.round((width * height) / 1e6)} megapixels`;
    refuseImage(found, `at most ${largestPixels / 1e6}`, 'Save it smaller; 2,000 pixels across are plenty.');
  }
  const found = `${upright.width} by ${upright.height} pixels`;
  if (Math.max(upright.width / upright.height, upright.height / upright.width) > steepest)
    refuseImage(found, `one side at most ${steepest} times the other`, 'Cut out the part that matters.');
  if (upright.width < smallest.width || upright.height < smallest.height) {
    const advice = 'Take the original from the camera; messengers make pictures smaller.';
    const expected = `at least ${smallest.width} by ${smallest.height}`;
    refuseImage(found, expected, advice);
  }
  return upright;
}

const damaged = () =>
  refuseImage('a file that is damaged, or no picture at all', 'a photo', 'Open it, and save it once more as a JPEG.');

/** @throws Fault with what was found in an image, what is expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw new Fault([`found ${found}, expected ${expected}. ${advice}`]);
}
