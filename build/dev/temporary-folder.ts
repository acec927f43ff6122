import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder for this process that goes when it ends. One that was killed hard leaves its own behind, which the next
 * to start removes: the name tells whose it was.
 */
export function temporaryFolder(place = realpathSync(tmpdir())): string {
  for (const name of readdirSync(place)) {
    const [, owner] = /^site-dev-(\d+)-/.exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) remove(join(place, name));
  }
  const folder = mkdtempSync(join(place, `site-dev-${process.pid}-`));
  process.once('exit', () => remove(folder));
  return folder;
}

/** What cannot be removed is somebody else's, or is removed the next time. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
