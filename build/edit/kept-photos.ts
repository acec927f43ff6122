import { digestOf } from '../cache.ts';

/** Every photo that was read or sent, by its checksum: Undo may bring it back. */
const photos = new Map<string, Uint8Array>();

/** Keeps a photo until the process ends. @returns its checksum */
export function keepPhoto(photo: Uint8Array): string {
  const checksum = digestOf([photo]).toString('hex');
  photos.set(checksum, photo);
  return checksum;
}

/** The photo of a checksum, as long as it is kept. */
export const keptPhoto = (checksum: string) => photos.get(checksum);

/** Whether a picture is an SVG. */
export const isDrawing = (picture: Uint8Array) => /^\uFEFF?\s*</.test(Buffer.from(picture.subarray(0, 200)).toString());
