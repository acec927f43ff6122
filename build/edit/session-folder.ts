import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'site-edit-';
let folder: string | undefined;

/** A temporary folder of this process, which goes with it: for the draft that the preview shows, and for photos. */
export function sessionFolder(): string {
  if (folder) return folder;
  const made = mkdtempSync(join(realpathSync(tmpdir()), `${prefix}${process.pid}-`));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

/** The folders of other editors that may still run, once those of editors that were killed are removed. */
export function otherSessions(): string[] {
  const all = realpathSync(tmpdir());
  return readdirSync(all).flatMap((name) => {
    const other = join(all, name);
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (!pid || other === folder) return [];
    if (isOfAnother(Number(pid))) return [other];
    try {
      rmSync(other, { recursive: true, force: true });
    } catch {
      // It is another user's.
    }
    return [];
  });
}

/**
 * Whether a process runs that may still use what has its number. This one, at its start, has nothing yet: what has its
 * number is of an earlier process, as in a container, where the same number comes again.
 */
export function isOfAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
