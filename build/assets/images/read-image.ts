import type { Sharp } from 'sharp';
import { Fault } from '../../fault.ts';

/** A phone's picture has 12 to 50 megapixels; to resize one of 64 takes about 600 MB of memory. */
const largestMegapixels = 64;

/**
 * Reads an image by its content, whatever its name says.
 * @throws Fault with the library's reason where it is no picture, damaged or too large
 */
export async function readImage<T>(original: Uint8Array, read: (image: Sharp) => Promise<T>): Promise<T> {
  const { default: sharp } = await import('sharp');
  try {
    return await read(sharp(original, { limitInputPixels: largestMegapixels * 1e6, failOn: 'warning' }));
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    const expected = `a picture of at most ${largestMegapixels} megapixels`;
    const advice = 'Open it, and save it once more: a photo as a JPEG, a logo as a PNG.';
    return refuseImage(`a file that cannot be read (${reason})`, expected, advice);
  }
}

/** @throws Fault with what was found in an image, what is expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw new Fault([`found ${found}, expected ${expected}. ${advice}`]);
}
