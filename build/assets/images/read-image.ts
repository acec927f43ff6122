import type { Sharp } from 'sharp';
import { userError } from '../../problem.ts';

/** Phones take 12 to 50 megapixels; resizing 64 takes about 600 MB of memory. */
const largestMegapixels = 64;
/**
 * How files of the accepted kinds begin, by the ends of their names. The library reads others too, and an SVG may take
 * forever to draw.
 */
const beginnings = { jpg: /^\xff\xd8\xff/, png: /^\x89PNG/, webp: /^RIFF....WEBP/s, avif: /^....ftyp/s };

const saveAnew = 'Open it, and save it once more: a photo as a JPEG, a logo as a PNG.';

/**
 * The end of a picture's name, by its content: its name may say otherwise.
 * @throws UserError for a file of no accepted kind, with what to do about an iPhone's HEIC
 */
export function pictureType(picture: Uint8Array): string {
  const beginning = Buffer.from(picture.subarray(0, 12)).toString('latin1');
  if (/^....ftyp(?:he|mif1|msf1)/s.test(beginning))
    refuseImage(
      'is an iPhone’s HEIC picture, which browsers can’t show',
      'Expected a JPEG.',
      'Open it on the Mac in Preview, or on Windows in Photos, and save or export it as a JPEG. On the iPhone, Settings > Camera > Formats > Most Compatible makes JPEGs from now on.',
    );
  const [type] = Object.entries(beginnings).find(([, pattern]) => pattern.test(beginning)) ?? [];
  const expected = 'Expected a JPEG, PNG, WebP or AVIF.';
  return type ?? refuseImage('isn’t a picture of a kind that the site can use', expected, saveAnew);
}

/**
 * Reads an image. Its content decides what it is, not its name.
 * @throws UserError with the library's reason if it isn't a picture, or is cut off or too large
 */
export async function readImage<T>(original: Uint8Array, read: (image: Sharp) => Promise<T>): Promise<T> {
  pictureType(original);
  const { default: sharp } = await import('sharp');
  try {
    // A warning is no reason: the JPEGs of some phones have a wrong scan header, or stray bytes between segments.
    return await read(sharp(original, { limitInputPixels: largestMegapixels * 1e6, failOn: 'error' }));
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    if (reason.includes('pixel limit')) {
      const most = 'Expected fewer, such as 8,000 by 6,000.';
      refuseImage(`has more than ${largestMegapixels} million pixels`, most, 'Scale it down, and save it again.');
    }
    return refuseImage(`can’t be read (${reason})`, 'Expected a whole picture.', saveAnew);
  }
}

/** @throws UserError with what the image is, what was expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw userError(expected, { found, help: advice });
}
