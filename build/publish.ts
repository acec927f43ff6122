import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Fault } from './fault.ts';
import { filesIn } from './files-in.ts';
import { displayPath } from './project.ts';
import type { Site } from './site.ts';

/** A file in every folder that `publish` made, with the company's name. A folder without it is never replaced. */
const markerFile = '/.site-builder';
/** A publication takes seconds, so a staging folder of this age belongs to one that was killed. */
const abandonedAfterMs = 10 * 60_000;

/**
 * Writes a site beside the old one, and renames it into its place: a reader finds the old site or the new one, each of them
 * whole. Of two publications at once, one stays.
 * @param folder absolute path of the site's folder
 * @param isOwn whether the folder is the company's own: a site with the company's former name is replaced there
 * @returns how much was written
 * @throws Fault where no build made the folder, it holds the site of another company, or the disk refuses; the old site stays
 */
export function publish(folder: string, { name, files }: Pick<Site, 'name' | 'files'>, isOwn = true) {
  const written = new Map([[markerFile, Buffer.from(`${name}\n`)], ...files]);
  const staging = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  // A web server reads the site as another user, whatever this user's files are like.
  const umask = process.umask(0o022);
  try {
    restore(folder);
    again(() => refuseForeignFolder(folder, isOwn ? undefined : name));
    makeFolder(join(staging, 'new'));
    for (const [path, body] of written) {
      const file = join(staging, 'new', path);
      fs.mkdirSync(dirname(file), { recursive: true });
      fs.writeFileSync(file, body, { flag: 'wx' });
    }
    swap(folder, staging);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof Fault || code === undefined) throw error;
    const advice = /EACCES|EPERM/.test(code) ? ' If a build with sudo made it, delete it with sudo.' : '';
    throw new Fault([`The disk refused ${displayPath(folder)}: ${message}. The old site is kept.${advice}`]);
  } finally {
    process.umask(umask);
    // Where the disk refuses this, too, the old site stays in the staging folder for the next build to put back.
    try {
      restore(folder);
      discard(staging);
    } catch {}
  }
  return { files: written.size, bytes: [...written.values()].reduce((sum, { length }) => sum + length, 0) };
}

/** Renames the old site into the staging folder, and the new one out of it. */
function swap(folder: string, staging: string): void {
  let swaps = 0;
  again(() => {
    if (markerIn(folder) !== undefined) fs.renameSync(folder, join(staging, `old-${swaps++}`));
    else remove(folder);
    fs.renameSync(join(staging, 'new'), folder);
  });
}

/** Does work once more where another publication renamed a folder meanwhile. */
function again<T>(work: () => T): T {
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
 * Puts the old site back where a publication was killed between its two renames, and removes what killed ones left.
 * @param folder absolute path of the site's folder
 */
export const restore = (folder: string): void => again(() => putBack(folder));

function putBack(folder: string): void {
  const parent = dirname(folder);
  const shape = /^\.(.+)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
  const names = fs.existsSync(parent) ? fs.readdirSync(parent) : [];
  const staged = names
    .filter((name) => shape.exec(name)?.[1] === basename(folder))
    .map((name) => ({ staging: join(parent, name), changed: fs.statSync(join(parent, name)).mtimeMs }))
    .sort((one, other) => other.changed - one.changed);
  const [old] = staged.flatMap(({ staging }) => oldSites(staging));
  if (old && markerIn(folder) === undefined && filesIn(folder).length === 0) {
    remove(folder);
    fs.renameSync(old, folder);
  }
  for (const { staging, changed } of staged) if (Date.now() - changed > abandonedAfterMs) discard(staging);
}

/** The old sites in a staging folder, the last one first. */
const oldSites = (staging: string) =>
  fs
    .readdirSync(staging)
    .filter((name) => name.startsWith('old-') && markerIn(join(staging, name)) !== undefined)
    .sort()
    .reverse()
    .map((name) => join(staging, name));

/** Removes a staging folder, the markers of its old sites first: half of one is never put back after a kill. */
function discard(staging: string): void {
  for (const old of fs.existsSync(staging) ? oldSites(staging) : []) remove(join(old, markerFile));
  remove(staging);
}

/** @throws Fault where a folder is a link, has files and no build made it, or one for a company of another name */
function refuseForeignFolder(folder: string, company: string | undefined): void {
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Fault([`${displayPath(folder)} is a symbolic link. Choose another folder with --out.`]);
  if (fs.existsSync(folder)) fs.accessSync(folder, fs.constants.W_OK);
  const names = filesIn(folder);
  if (names.length > 0 && !names.includes(basename(markerFile)))
    throw new Fault([
      `${displayPath(folder)} holds ${names[0]} and no ${basename(markerFile)}: no build made this folder, so none replaces it. ` +
        'Choose another one with --out.',
    ]);
  const other = markerIn(folder);
  if (other !== undefined && company !== undefined && other !== company)
    throw new Fault([
      `${displayPath(folder)} holds the site of ${other}, not of ${company}. Choose another folder with --out.`,
    ]);
}

/** The company whose site a folder holds, by its marker; nothing where no build made it. */
function markerIn(folder: string): string | undefined {
  const marker = join(folder, markerFile);
  return fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8').trim() : undefined;
}

/** Makes a folder and those above it; Node's own way never ends where the system refuses one, as in /proc. */
function makeFolder(path: string): void {
  if (fs.existsSync(path)) return;
  makeFolder(dirname(path));
  fs.mkdirSync(path);
}

const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true });
