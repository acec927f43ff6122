import { Fault } from '../../fault.ts';

/**
 * A phone's picture has 12 to 50 megapixels; what is larger is taken for a mistake. The memory to resize one of 64 was
 * 472 MB for a progressive JPEG, 545 MB for an interlaced PNG, 590 MB for a PNG of 16 bits; AVIF took 1,038 MB for 50.
 */
export const largestPixels = 64_000_000;
/** Pixels: the widest phone has 480 CSS pixels, two to each on its screen; the pages show photos as 16 by 9. */
const smallest = { width: 960, height: 540 };

/**
 * Checks a photo by its content, whatever its name says; its pixels are not read yet.
 * @returns its size in pixels, upright
 * @throws Fault where it is no picture, of another format, too large or too small
 */
export async function checkPhoto(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const read = async () => sharp(original, { limitInputPixels: false }).metadata();
  const { format, compression, width, height, autoOrient: upright } = await read().catch(damaged);
  if (!['jpeg', 'png', 'webp'].includes(format) && compression !== 'av1') {
    const found = (compression === 'hevc' ? 'HEIC' : format).toUpperCase();
    throw new Fault([`found ${found}, expected JPEG, PNG, WebP or AVIF. Open it, and save it as a JPEG.`]);
  }
  const megapixels = Math.round((width * height) / 1e6);
  if (width * height > largestPixels)
    throw new Fault([
      `found ${megapixels} megapixels, expected at most ${largestPixels / 1e6}. Save it smaller; 2,000 pixels across are plenty.`,
    ]);
  if (upright.width < smallest.width || upright.height < smallest.height)
    throw new Fault([
      `found ${upright.width} by ${upright.height} pixels, expected at least ${smallest.width} by ${smallest.height}. ` +
        'Take the original from the camera; messengers make pictures smaller.',
    ]);
  return upright;
}

/** @throws Fault for what the library could not read */
export function damaged(): never {
  throw new Fault(['found a file that is damaged, or no picture at all. Open it, and save it once more as a JPEG.']);
}
