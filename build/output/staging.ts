import { existsSync, renameSync, rmSync } from 'node:fs';
import { filesIn } from '../files-in.ts';
import type { OutputFolders } from './output-folders.ts';

/** Puts the old site back where a build was killed between its two renames. */
export function restore({ site, old }: OutputFolders): void {
  if (!existsSync(old) || filesIn(site).length > 0) return;
  rmSync(site, { recursive: true, force: true });
  renameSync(old, site);
}

/** Puts the new site in the old one's place; returns the milliseconds in between, in which there was none. */
export function swap({ site, next, old }: OutputFolders): number {
  if (!existsSync(site)) {
    renameSync(next, site);
    return 0;
  }
  const start = performance.now();
  renameSync(site, old);
  try {
    renameSync(next, site);
  } catch (error) {
    renameSync(old, site);
    throw error;
  }
  return performance.now() - start;
}

/** Removes what is staged and what was replaced. */
export function clear({ site, next, old, gone }: OutputFolders): void {
  remove(next);
  // Renamed first: under the name "old" there is only ever a whole site, fit to be put back.
  if (existsSync(site) && existsSync(old)) renameSync(old, gone);
  remove(gone);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
