import { existsSync, linkSync, lstatSync, type Stats, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holds } from './bytes.ts';
import { makeFolder } from './disk.ts';
import type { OutputFolders } from './output-folders.ts';

/** Stages a file of the site; true where the published site has the same one, which is linked and keeps its time. */
export function stageFile({ site, next }: OutputFolders, name: string, body: Uint8Array): boolean {
  const staged = join(next, name);
  if (!existsSync(dirname(staged))) makeFolder(dirname(staged));
  const published = join(site, name);
  const same = statsIfSame(published, body);
  if (same && hasUsualMode(same, dirname(staged)) && isLinked(published, staged)) return true;
  writeFileSync(staged, body);
  // A disk without links, or a file with other permissions than the user gives now: a copy of the same age.
  if (same) utimesSync(staged, same.atime, same.mtime);
  return same !== undefined;
}

/** What the disk says of a file with just these bytes. Sizes come first: most changes need no reading. */
function statsIfSame(file: string, body: Uint8Array): Stats | undefined {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isFile() && found.size === body.length && holds(file, body)) return found;
  } catch {
    // What cannot be read is not the same; writing it anew will tell if there is more to it.
  }
}

/** Whether a file has the permissions that the user's umask leaves a new one: those of a new folder, but to enter it. */
function hasUsualMode({ mode }: Stats, newFolder: string): boolean {
  return (mode & 0o777) === (statSync(newFolder).mode & 0o666);
}

function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
