import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { shown } from '../project.ts';
import { makeFolder, onDisk, quietly } from './disk.ts';
import { takeLock } from './lock.ts';
import { type OutputFolders, outputFolders } from './output-folders.ts';
import { builtFiles, listOf, refuseForeignFiles } from './own-files.ts';
import { SitePaths } from './site-paths.ts';
import { clear, restore, swap } from './staging.ts';

/** What a published site came to. */
export interface Published {
  files: number;
  bytes: number;
  /** Files that are new or have other bytes than before; the others kept their inode and time. */
  changed: number;
  /** Milliseconds in which the folder had no site, between the two renames; 0 where there was none before. */
  gap: number;
}

/** Files to stand beside a written one, such as its compressed forms. */
export type Companions = (path: string, body: string | Uint8Array) => [path: string, body: Uint8Array][];

/** Locks the output folder, puts back what a killed build left, and begins a new site beside the old one. */
export function openOutput(folder: string, project: string, companions: Companions = () => []): Output {
  return onDisk(
    () => {
      const folders = outputFolders(folder, project);
      const release = takeLock(folders);
      try {
        restore(folders);
        refuseForeignFiles(folders.site, project);
        clear(folders);
        mkdirSync(folders.next);
        return new Output(folders, release, companions);
      } catch (error) {
        quietly(release);
        throw error;
      }
    },
    () => `${shown(folder)} is as it was.`,
  );
}

/** A site being written: nothing of it is seen before `publish`, nothing is left of it after `discard`. */
export class Output {
  readonly #folders: OutputFolders;
  readonly #release: () => void;
  readonly #companions: Companions;
  readonly #paths = new SitePaths();
  readonly #names: string[] = [];
  #bytes = 0;
  #changed = 0;
  #open = true;

  constructor(folders: OutputFolders, release: () => void, companions: Companions) {
    this.#folders = folders;
    this.#release = release;
    this.#companions = companions;
  }

  /** Writes a file of the site; `path` starts at the site's root (`/about/index.html`). */
  write(path: string, body: string | Uint8Array): void {
    for (const file of [[path, body] as const, ...this.#companions(path, body)]) this.#writeOne(...file);
  }

  #writeOne(path: string, body: string | Uint8Array): void {
    const name = this.#paths.claim(path);
    this.#names.push(name);
    this.#bytes += Buffer.byteLength(body);
    this.#orDiscard(() => {
      if (!this.#stage(name, body)) this.#changed += 1;
    });
  }

  /** Whether the site being written has a file of this name. */
  has(path: string): boolean {
    return this.#paths.has(path);
  }

  /** The text of a file of the site being written. */
  read(path: string): string {
    return this.#orDiscard(() => readFileSync(join(this.#folders.next, path), 'utf8'));
  }

  /** Copies all files of a folder as they are; a folder that is not there has none. */
  copyFolder(from: string): void {
    for (const name of this.#orDiscard(() => filesIn(from))) {
      const file = join(from, name);
      if (!lstatSync(file).isFile()) throw new Fault([`${shown(file)} is a link. Put the file itself there.`]);
      this.write(
        name,
        this.#orDiscard(() => readFileSync(file)),
      );
    }
  }

  /** Puts the new site in the old one's place. */
  publish(): Published {
    return this.#orDiscard(() => {
      this.#stage(builtFiles, listOf(this.#names));
      const gap = swap(this.#folders);
      this.discard();
      return { files: this.#names.length, bytes: this.#bytes, changed: this.#changed, gap };
    });
  }

  /** Removes what is staged. The old site is as it was; after `publish` there is nothing left to do. */
  discard(): void {
    if (!this.#open) return;
    this.#open = false;
    // What cannot be removed now is for the next build, whose business it is to complain.
    quietly(() => clear(this.#folders));
    quietly(this.#release);
  }

  /** Stages a file; true where it is the old site's own, linked. */
  #stage(name: string, body: string | Uint8Array): boolean {
    const next = join(this.#folders.next, name);
    if (!existsSync(dirname(next))) makeFolder(dirname(next));
    const old = join(this.#folders.site, name);
    const times = timesIfSame(old, body);
    if (times === undefined) {
      writeFileSync(next, body);
      return false;
    }
    try {
      linkSync(old, next);
    } catch {
      // A disk without links: a copy of the same age.
      writeFileSync(next, body);
      utimesSync(next, times.atime, times.mtime);
    }
    return true;
  }

  #orDiscard<T>(work: () => T): T {
    const { site, old } = this.#folders;
    const aftermath = () =>
      existsSync(old) && !existsSync(site)
        ? `The site is whole in ${shown(old)}; the next build puts it back.`
        : `${shown(site)} is as it was.`;
    try {
      return onDisk(work, aftermath);
    } catch (error) {
      this.discard();
      throw error;
    }
  }
}

/** The times of a file with just these bytes. Sizes come first: most changes never need the old file to be read. */
function timesIfSame(file: string, body: string | Uint8Array): { atime: Date; mtime: Date } | undefined {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found?.isFile() && found.size === Buffer.byteLength(body) && readFileSync(file).equals(Buffer.from(body)))
      return found;
  } catch {
    // What cannot be read is not the same; writing it anew will tell if there is more to it.
  }
}
