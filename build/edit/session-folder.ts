import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** A temporary folder of this process, which goes with it: for the draft that the preview shows, and for photos. */
export function sessionFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(realpathSync(tmpdir()), 'site-edit-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}
