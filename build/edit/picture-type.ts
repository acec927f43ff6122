import { heic } from '../assets/images/read-image.ts';
import { userError } from '../problem.ts';

/** How the files of each kind begin, by the ends of their names. */
const beginnings = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF....WEBP/s,
  avif: /^....ftypavi[fs]/s,
  svg: /^\s*</,
};

/**
 * The end of a picture's name, by its content: browsers don't know every kind, and go by the name alone.
 * @throws UserError for any other file, with what to do about a HEIC
 */
export function pictureType(picture: Uint8Array): string {
  const beginning = Buffer.from(picture.subarray(0, 200)).toString('latin1').replace('\xef\xbb\xbf', '');
  const [type] = Object.entries(beginnings).find(([, pattern]) => pattern.test(beginning)) ?? [];
  if (type) return type;
  if (/^....ftyp(?:he|mif1|msf1)/s.test(beginning)) throw userError(heic.message, heic);
  throw userError('Choose a JPEG, PNG, WebP or AVIF.', { found: 'isn’t a picture' });
}
