import type { Sharp } from 'sharp';
import { userError } from '../../problem.ts';
import { wholeJpeg } from './whole-jpeg.ts';

/** Phones take 12 to 50 megapixels; resizing 64 takes about 600 MB of memory. */
const largestMegapixels = 64;

/** Seconds per step; 64 megapixels take five on a slow machine. */
const longest = 30;
/** How files of the accepted kinds begin. The library reads others too, and an SVG may take forever to draw. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^....ftyp/s];

/** What an owner is told about an iPhone's HEIC. */
export const heic = {
  found: 'is an iPhone’s HEIC picture, which browsers can’t show',
  message: 'Expected a JPEG.',
  help: 'Open it on the Mac in Preview, or on Windows in Photos, and save or export it as a JPEG. On the iPhone, Settings > Camera > Formats > Most Compatible makes JPEGs from now on.',
} as const;

/**
 * Reads an image. Its content decides what it is, not its name.
 * @param seconds it may take at most
 * @throws UserError with the library's reason if it isn't a picture, or is damaged, too large or too slow
 */
export async function readImage<T>(
  original: Uint8Array,
  read: (image: Sharp) => Promise<T>,
  seconds = longest,
): Promise<T> {
  const save = 'save it once more: a photo as a JPEG, a logo as a PNG.';
  const beginning = Buffer.from(original.subarray(0, 12)).toString('latin1');
  if (/^....ftyp(?:he|mif1|msf1)/s.test(beginning)) refuseImage(heic.found, heic.message, heic.help);
  if (!beginnings.some((pattern) => pattern.test(beginning)))
    refuseImage(
      'isn’t a picture of a kind that the site can use',
      'Expected a JPEG, PNG, WebP or AVIF.',
      `Open it, and ${save}`,
    );
  const { default: sharp } = await import('sharp');
  try {
    const whole = beginning.startsWith('\xff\xd8') ? wholeJpeg(original) : original;
    const image = sharp(whole, { limitInputPixels: largestMegapixels * 1e6, failOn: 'warning' });
    return await read(image.timeout({ seconds }));
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    if (reason.startsWith('timeout'))
      refuseImage(
        `takes more than ${seconds} second${seconds === 1 ? '' : 's'} to read`,
        'Expected less.',
        'Save it smaller: a photo as a JPEG, a logo as a PNG.',
      );
    if (reason.includes('pixel limit')) {
      const { width, height } = await sharp(original, { limitInputPixels: false }).metadata();
      const [wide, high] = [width, height].map((pixels) => pixels.toLocaleString('en-US'));
      const expected = `Expected at most ${largestMegapixels} million pixels, such as 8,000 by 6,000.`;
      return refuseImage(`has ${wide} by ${high} pixels`, expected, 'Scale it down, and save it again.');
    }
    return refuseImage(`can’t be read (${reason})`, 'Expected a whole picture.', `Open it, and ${save}`);
  }
}

/** @throws UserError with what the image is, what was expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw userError(expected, { found, help: advice });
}
