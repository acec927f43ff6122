import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../files-in.ts';
import { quietly } from './disk.ts';
import type { OutputFolders } from './output-folders.ts';

/** Puts the old site back where a build ended between its two renames. */
export function restore({ site, old }: OutputFolders): void {
  if (!existsSync(old) || filesIn(site).length > 0) return;
  remove(site);
  renameSync(old, site);
}

/**
 * Puts the new site in the old one's place, and takes it away again where `check` throws.
 * @returns the milliseconds in between, in which there was none
 */
export function swap({ site, next, old }: OutputFolders, check: () => void): number {
  const start = performance.now();
  const replaced = existsSync(site);
  if (replaced) renameSync(site, old);
  renameSync(next, site);
  const gap = replaced ? performance.now() - start : 0;
  try {
    check();
  } catch (error) {
    remove(site);
    throw error;
  }
  return gap;
}

/** Removes what was replaced, and all that builds have staged; only for the one that holds the lock. */
export function clear({ site, staging, old }: OutputFolders): void {
  // Renamed first: under the name "old" there is only ever a whole site, fit to be put back.
  if (existsSync(site) && existsSync(old)) renameSync(old, join(staging, 'gone'));
  for (const name of readdirSync(staging)) if (name !== 'lock') remove(join(staging, name));
}

/** The folders to be made for a site that is nowhere yet, the innermost first. */
export function missingAbove(folder: string): string[] {
  const above = dirname(folder);
  return existsSync(above) ? [] : [above, ...missingAbove(above)];
}

/** Removes folders that nobody needs any more, where they are empty. */
export function removeEmpty(folders: readonly string[]): void {
  for (const folder of folders) quietly(() => rmdirSync(folder));
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
