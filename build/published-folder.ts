import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn, isJunk } from './files-in.ts';
import { userError } from './problem.ts';
import { displayPath } from './project.ts';

/** Marks a folder that `publish` made, and holds the company's name. A folder without it is never replaced. */
export const markerFile = '/.site-builder';
/** Publishing takes seconds, so an older staging folder belongs to a build that was killed. */
const abandonedAfterMs = 10 * 60_000;

/** Retries if another publication renamed a folder in the meantime. */
export function again<T>(work: () => T): T {
  for (let time = 1; ; time += 1) {
    try {
      return work();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (time === 100 || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    }
  }
}

/**
 * Puts the old site back if a publication was killed between its two renames, and removes what killed ones left behind.
 * @param folder absolute path of the site's folder
 */
export function restore(folder: string): void {
  const parent = dirname(folder);
  const shape = /^\.(.+)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  again(() => {
    const names = fs.statSync(parent, { throwIfNoEntry: false })?.isDirectory() ? fs.readdirSync(parent) : [];
    const staged = names
      .filter((name) => shape.exec(name)?.[1] === basename(folder) && isFolder(join(parent, name)))
      .map((name) => ({ staging: join(parent, name), changed: fs.statSync(join(parent, name)).mtimeMs }))
      .sort((one, other) => other.changed - one.changed);
    const old = staged
      .map(({ staging }) => oldIn(staging))
      .find((site) => isFolder(site) && markerIn(site) !== undefined);
    const isFree = !fs.existsSync(folder) || (isFolder(folder) && filesIn(folder).length === 0);
    if (old && isFree) {
      remove(folder);
      fs.renameSync(old, folder);
    }
    for (const { staging, changed } of staged) if (Date.now() - changed > abandonedAfterMs) discard(staging);
  });
}

/** Whether a path is a folder, not a link to one: no build makes links, so its target belongs to somebody else. */
const isFolder = (path: string) => fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const oldIn = (staging: string) => join(staging, 'old');

/** Swaps the old site for the new one with two renames. */
export const swap = (folder: string, staging: string): void =>
  again(() => {
    if (markerIn(folder) === undefined) remove(folder);
    else {
      removeOld(staging);
      fs.renameSync(folder, oldIn(staging));
    }
    fs.renameSync(join(staging, 'new'), folder);
  });

/** Removes an old site, marker first, so that a half-deleted one is never put back. */
function removeOld(staging: string): void {
  if (isFolder(oldIn(staging))) remove(join(oldIn(staging), markerFile));
  remove(oldIn(staging));
}

/** Removes a staging folder with what is in it. */
export function discard(staging: string): void {
  removeOld(staging);
  remove(staging);
}

/** @throws UserError if a folder is a link or a file, or holds files of anybody else, or another company's site */
export function refuseForeignFolder(folder: string, company: string | undefined): void {
  const [name, where] = [displayPath(folder), { help: 'Choose another folder with --out.' }];
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    const kind = found.isSymbolicLink() ? 'a symbolic link' : 'a file';
    throw userError(`${name} is ${kind}, not a folder, so it was left alone.`, where);
  }
  if (found) fs.accessSync(folder, fs.constants.W_OK);
  const other = markerIn(folder);
  const [first] = other === undefined && found ? fs.readdirSync(folder).filter((each) => !isJunk(each)) : [];
  if (first) throw userError(`${name} wasn’t made by a build (it holds ${first}), so it was left alone.`, where);
  if (other !== undefined && company !== undefined && other !== company)
    throw userError(`${name} holds the site of ${other}, not of ${company}, so it was left alone.`, where);
}

/** The company whose site a folder holds, according to its marker. */
function markerIn(folder: string): string | undefined {
  const marker = join(folder, markerFile);
  return fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8').trim() : undefined;
}

const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true });
