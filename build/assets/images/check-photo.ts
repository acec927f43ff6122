import type { Sharp } from 'sharp';
import { Fault } from '../fault.ts';

/**
 * A phone's picture has 12 to 50 megapixels; what is larger is taken for a mistake. The memory to cut one of 64 was
 * 472 MB for a progressive JPEG, 545 MB for an interlaced PNG, 590 MB for a PNG of 16 bits; AVIF took 1,038 MB for 50.
 */
export const mostPixels = 64_000_000;
/** CSS pixels of the widest phone, twice, for its screen's density; cut to 16 by 9 as the pages show it. */
const least = { width: 960, height: 540 };

/**
 * Looks at a photo's content, whatever its name says.
 * @param picture opened without a limit
 * @returns its size, upright
 * @throws Fault with what was found and what to do
 */
export async function checkPhoto(picture: Sharp): Promise<{ width: number; height: number }> {
  const { format, compression, width, height, autoOrient } = await picture.metadata().catch(damaged);
  if (!['jpeg', 'png', 'webp'].includes(format) && compression !== 'av1') {
    const found = (compression === 'hevc' ? 'HEIC' : format).toUpperCase();
    throw new Fault([`found ${found}, expected JPEG, PNG, WebP or AVIF. Open it, and save it as a JPEG.`]);
  }
  if (width * height > mostPixels) {
    const found = Math.round((width * height) / 1e6);
    throw new Fault([
      `found ${found} megapixels, expected at most ${mostPixels / 1e6}. Save it smaller; 2,000 pixels across are plenty.`,
    ]);
  }
  if (autoOrient.width < least.width || autoOrient.height < least.height) {
    throw new Fault([
      `found ${autoOrient.width} by ${autoOrient.height} pixels, expected at least ${least.width} by ${least.height}. ` +
        'Take the original from the camera; messengers make pictures smaller.',
    ]);
  }
  // The last pixel is there only when all before it could be read.
  const last = { left: width - 1, top: height - 1, width: 1, height: 1 };
  await picture.extract(last).raw().toBuffer().catch(damaged);
  return autoOrient;
}

function damaged(): never {
  throw new Fault(['found a file that is damaged, or no picture at all. Open it, and save it once more as a JPEG.']);
}
