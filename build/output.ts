import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { compressed } from './compress.ts';
import { Fault } from './fault.ts';
import { filesIn, isLeftBehind, refuseLinkedFolder } from './files-in.ts';
import { displayPath } from './project.ts';

/** A file in every folder that a build made, with the company's name. A folder without it is never replaced. */
const markerFile = '/.site-builder';

/**
 * Begins a new site in a staging folder beside the old one (`.dist.build` for `dist`), and puts the old site back if a
 * killed build left it in `.dist.old`. Nobody sees the new site before `publish`, and `discard` leaves nothing of it.
 * @param site absolute path of its folder
 * @param company the name for the marker
 * @param release whether compressed files stand beside the others
 * @param isOwn whether the folder is the company's own: a site with its former name is replaced there
 * @throws Fault where no build made the folder, it holds the site of another company, another build is writing it, or the disk refuses; so do all methods
 */
export function openOutput(site: string, company: string, release = false, isOwn = true) {
  const beside = (name: string) => join(dirname(site), `.${basename(site)}.${name}`);
  const staging = beside('build');
  const old = beside('old');
  const lock = join(staging, [process.pid, host, randomUUID()].join());
  const next = join(lock, 'next');
  let isLocked = false;
  // A web server reads the site as another user, whatever this one's files are like.
  const umask = process.umask(0o022);
  const files = new Set<string>();
  let bytes = 0;

  /** Puts the old site back where a build ended between its two renames, and else removes it. */
  function settleOld(): void {
    if (!isLocked || !fs.existsSync(join(old, markerFile))) return;
    if (filesIn(site).length === 0) {
      remove(site);
      fs.renameSync(old, site);
    } else {
      // Renamed first, so that half a site is never put back after a kill in the removal.
      fs.renameSync(old, join(lock, 'gone'));
      remove(join(lock, 'gone'));
    }
  }

  function add(path: string, body: Uint8Array): void {
    const file = resolve(next, `.${path}`);
    if (files.has(path)) throw new Fault([`${path} is written twice. Rename one of the two.`]);
    if (!path.startsWith('/') || !file.startsWith(next + sep))
      throw new Fault([`${JSON.stringify(path)} leads out of the site. Expected a path such as /about/index.html.`]);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, body, { flag: 'wx' });
    files.add(path);
    bytes += body.length;
  }

  const output = {
    /** Writes a file; its path starts at the site's root, with a slash. */
    write(path: string, body: string | Uint8Array): void {
      const content = Buffer.from(body);
      onDisk(site + path, () => {
        add(path, content);
        for (const [other, small] of release ? compressed(path, content) : []) add(other, small);
      });
    },

    /**
     * Copies the files of a folder, but for those that are there already; one that does not exist has none. A sentence
     * for each that is left out.
     * @throws Fault where one is a link, or the folder itself
     */
    copyFolder(from: string): string[] {
      refuseLinkedFolder(from);
      return filesIn(from, true).flatMap((name) => {
        const file = join(from, name);
        if (files.has(`/${name}`)) return [];
        if (isLeftBehind(name))
          return [`Left out: ${displayPath(file)}, a hidden file, or one that an editor or the system left.`];
        if (!fs.lstatSync(file).isFile()) throw new Fault([`${displayPath(file)} is a link. Put the file there.`]);
        output.write(`/${name}`, fs.readFileSync(file));
        return [];
      });
    },

    /** Whether a file was written at this path. */
    has: (path: string): boolean => files.has(path),

    /** Puts the new site in the old one's place. */
    publish: (): { files: number; bytes: number } =>
      onDisk(site, () => {
        if (filesIn(next).length !== files.size)
          throw new Fault([`${displayPath(next)} was changed during the build. Nothing is published; build again.`]);
        refuseForeignFiles(site, isOwn ? undefined : company);
        if (fs.existsSync(join(site, markerFile))) fs.renameSync(site, old);
        else remove(site);
        fs.renameSync(next, site);
        return { files: files.size, bytes };
      }),

    /** Ends the build. What cannot be put back or removed is left to the next build, which tells why. */
    discard(): void {
      process.umask(umask);
      for (const step of [settleOld, () => remove(lock), () => fs.rmdirSync(staging)]) {
        try {
          step();
        } catch {}
      }
    },
  };

  try {
    onDisk(site, () => {
      takeLock(lock, site);
      isLocked = true;
      settleOld();
      for (const name of fs.readdirSync(staging)) if (isGone(name)) remove(join(staging, name));
      refuseForeignFiles(site, isOwn ? undefined : company);
    });
    output.write(markerFile, `${company}\n`);
    return output;
  } catch (error) {
    output.discard();
    throw error;
  }
}

/** @throws Fault where a folder is a link, has files and no build made it, or one for a company of another name */
function refuseForeignFiles(site: string, company: string | undefined): void {
  if (fs.lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Fault([`${displayPath(site)} is a symbolic link. Choose another folder with --out.`]);
  if (fs.existsSync(site)) fs.accessSync(site, fs.constants.W_OK);
  const [file] = filesIn(site);
  if (file === undefined) return;
  const marker = join(site, markerFile);
  if (!fs.existsSync(marker))
    throw new Fault([
      `${displayPath(site)} holds ${file} and no ${basename(markerFile)}: no build made this folder, so none replaces it. ` +
        'Choose another one with --out.',
    ]);
  const other = fs.readFileSync(marker, 'utf8').trim();
  if (company !== undefined && other !== company)
    throw new Fault([
      `${displayPath(site)} holds the site of ${other}, not of ${company}. Choose another folder with --out.`,
    ]);
}

const host = encodeURIComponent(hostname()).slice(0, 100);

/**
 * Makes the folder of this build in the staging folder, then looks for those of others: of two builds that begin at
 * once, at least one sees the other.
 */
function takeLock(lock: string, site: string): void {
  makeFolder(lock);
  const staging = dirname(lock);
  const other = fs.readdirSync(staging).find((name) => name !== basename(lock) && !isGone(name));
  if (other === undefined) return;
  const [pid, place] = other.split(',');
  throw new Fault([
    `Another build (process ${pid} on ${place}) is writing ${displayPath(site)}. Wait until it has ended, or choose ` +
      `another folder with --out. If there is no such build, delete ${displayPath(staging)}.`,
  ]);
}

/** Makes a folder and those above it; Node's own way never ends where the system refuses one, as in /proc. */
function makeFolder(path: string): void {
  if (fs.existsSync(path)) return;
  makeFolder(dirname(path));
  fs.mkdirSync(path);
}

/** Whether the process that the folder of a build is named after has ended; on another machine, nobody can tell. */
function isGone(lock: string): boolean {
  const [pid, place] = lock.split(',');
  try {
    return place === host && !process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Does work on the disk; if the system refuses, a Fault names the path that was to be made, and the system's reason. */
function onDisk<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof Fault || code === undefined) throw error;
    const advice = /EACCES|EPERM/.test(code) ? ' If a build with sudo made it, delete it with sudo.' : '';
    throw new Fault([`The disk refused ${displayPath(path)}: ${message}. The old site is kept.${advice}`]);
  }
}

const remove = (path: string) => fs.rmSync(path, { recursive: true, force: true });
