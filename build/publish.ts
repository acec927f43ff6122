import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn, isJunk } from './files-in.ts';
import { UserError, userError } from './problem.ts';
import { displayPath } from './project.ts';

/** An empty file in every folder that `publish` made. A folder without it is never replaced. */
const marker = '.site-builder';
/** Publishing takes seconds, so an older staging folder belongs to a build that was killed. */
const abandonedAfterMs = 10 * 60_000;

/**
 * Writes a site next to the old one and renames it into place, so that a reader always finds one whole site. If two
 * publications run at once, one of them stays.
 * @param folder absolute path of the site's folder
 * @throws UserError if no build made the folder, or the disk fails; the old site stays
 */
export function publish(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  const staging = join(dirname(folder), `.${basename(folder)}.${randomUUID()}`);
  // The web server is another user and must be able to read the files.
  const umask = process.umask(0o022);
  try {
    restore(folder);
    again(() => refuseForeignFolder(folder));
    for (const [path, body] of [[marker, Buffer.of()] as const, ...files]) {
      const file = join(staging, 'new', path);
      fs.mkdirSync(dirname(file), { recursive: true });
      fs.writeFileSync(file, body, { flag: 'wx' });
    }
    again(() => {
      remove(oldIn(staging));
      if (fs.existsSync(folder)) fs.renameSync(folder, oldIn(staging));
      fs.renameSync(join(staging, 'new'), folder);
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof UserError || code === undefined) throw error;
    throw userError(`Couldn’t write the site: ${message}.`, {
      file: displayPath(folder),
      help: 'Your old site is untouched. Make room or allow it there, or choose another folder with --out.',
    });
  } finally {
    process.umask(umask);
    // If this fails too, the next build puts the old site back from the staging folder.
    try {
      restore(folder);
      remove(staging);
    } catch {}
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
    const staged = (fs.existsSync(parent) ? fs.readdirSync(parent) : [])
      .filter((name) => shape.exec(name)?.[1] === basename(folder) && isFolder(join(parent, name)))
      .map((name) => ({ staging: join(parent, name), changed: fs.statSync(join(parent, name)).mtimeMs }))
      .sort((one, other) => other.changed - one.changed);
    const old = staged.map(({ staging }) => oldIn(staging)).find((site) => isFolder(site) && isMarked(site));
    const isFree = !fs.existsSync(folder) || (isFolder(folder) && filesIn(folder).length === 0);
    if (old && isFree) {
      remove(folder);
      fs.renameSync(old, folder);
    }
    for (const { staging, changed } of staged) if (Date.now() - changed > abandonedAfterMs) remove(staging);
  });
}

/** @throws UserError if a folder is a link or a file, or holds files and was made by no build */
function refuseForeignFolder(folder: string): void {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  const refuse = (why: string) =>
    userError(`${displayPath(folder)} ${why}, so it was left alone.`, { help: 'Choose another folder with --out.' });
  if (!found) return;
  if (!found.isDirectory()) throw refuse(`is a ${found.isSymbolicLink() ? 'symbolic link' : 'file'}, not a folder`);
  const [first] = isMarked(folder) ? [] : fs.readdirSync(folder).filter((name) => !isJunk(name));
  if (first) throw refuse(`wasn’t made by a build (it holds ${first})`);
}

/** Tries again if another publication renamed a folder in the meantime. */
function again(work: () => void): void {
  for (let time = 1; ; time += 1) {
    try {
      return void work();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (time === 100 || !['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    }
  }
}

const oldIn = (staging: string) => join(staging, 'old');
const isMarked = (folder: string) => fs.existsSync(join(folder, marker));

/** Whether a path is a folder, not a link to one: no build makes links, so its target belongs to somebody else. */
const isFolder = (path: string) => fs.lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true });
