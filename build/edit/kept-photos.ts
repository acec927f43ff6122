import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionFolder } from './session-folder.ts';

// On the disk, as every photo that was ever chosen can come back by Undo, and each may have 25 MB.
const fileOf = (checksum: string) => join(sessionFolder(), 'photos', checksum);

/** Keeps a photo that was read or sent until the process ends. @returns its checksum */
export function keepPhoto(photo: Uint8Array): string {
  const checksum = createHash('sha256').update(photo).digest('hex');
  const file = fileOf(checksum);
  // One that a full disk cut off is written again.
  if (statSync(file, { throwIfNoEntry: false })?.size !== photo.length) {
    mkdirSync(join(sessionFolder(), 'photos'), { recursive: true });
    writeFileSync(file, photo);
  }
  return checksum;
}

/** The photo of a checksum, as long as it is kept; nothing for any other text. */
export function keptPhoto(checksum: string): Buffer | undefined {
  const isKept = /^[\da-f]{64}$/.test(checksum) && existsSync(fileOf(checksum));
  return isKept ? readFileSync(fileOf(checksum)) : undefined;
}

/** Whether a picture is an SVG. */
export const isDrawing = (picture: Uint8Array) => /^\uFEFF?\s*</.test(Buffer.from(picture.subarray(0, 200)).toString());
