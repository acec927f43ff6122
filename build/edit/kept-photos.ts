import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder of this process, which goes with it: for photos, and for the draft that the preview shows. */
export const sessionFolder = mkdtempSync(join(realpathSync(tmpdir()), 'site-edit-'));
process.once('exit', () => rmSync(sessionFolder, { recursive: true, force: true }));

// On the disk, as every photo that was ever chosen can come back by Undo, and each may have 25 MB.
const photos = join(sessionFolder, 'photos');
mkdirSync(photos);

/** Keeps a photo that was read or sent until the process ends. @returns its checksum */
export function keepPhoto(photo: Uint8Array): string {
  const checksum = createHash('sha256').update(photo).digest('hex');
  const file = join(photos, checksum);
  // One that a full disk cut off is written again.
  if (statSync(file, { throwIfNoEntry: false })?.size !== photo.length) writeFileSync(file, photo);
  return checksum;
}

/** The photo of a checksum, as long as it is kept; nothing for any other text. */
export function keptPhoto(checksum: string): Buffer | undefined {
  const file = join(photos, checksum);
  return /^[\da-f]{64}$/.test(checksum) && existsSync(file) ? readFileSync(file) : undefined;
}

/** Whether a picture is an SVG. */
export const isDrawing = (picture: Uint8Array) => /^\uFEFF?\s*</.test(Buffer.from(picture.subarray(0, 200)).toString());
