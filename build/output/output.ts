import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import { type Body, bytesOf } from './bytes.ts';
import { onDisk, quietly } from './disk.ts';
import { type Lock, takeLock } from './lock.ts';
import { type OutputFolders, outputFolders } from './output-folders.ts';
import { noteOwnFiles, publishedFiles } from './own-files.ts';
import { SitePaths } from './site-paths.ts';
import { stageFile } from './stage-file.ts';
import { clear, missingAbove, remove, removeEmpty, restore, swap } from './staging.ts';
import { checkWhole, disturbed } from './whole.ts';

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
export type Companions = (path: string, body: Uint8Array) => [path: string, body: Uint8Array][];

/** Locks the output folder, puts back what a killed build left, and begins a new site beside the old one. */
export function openOutput(folder: string, project: string, companions: Companions = () => []): Output {
  return onDisk(
    () => {
      const folders = outputFolders(folder, project);
      const made = missingAbove(folders.staging);
      const leave = () => removeEmpty([folders.staging, ...made]);
      let lock: Lock | undefined;
      try {
        lock = takeLock(folders);
        restore(folders);
        const published = publishedFiles(folders, project);
        clear(folders);
        mkdirSync(folders.next);
        return new Output(folders, lock, leave, published, companions);
      } catch (error) {
        lock?.release();
        leave();
        throw error;
      }
    },
    () => `${displayPath(folder)} is as it was.`,
  );
}

/** A site being written: nothing of it is seen before `publish`, nothing is left of it after `discard`. */
export class Output {
  readonly #folders: OutputFolders;
  readonly #lock: Lock;
  readonly #leave: () => void;
  readonly #published: readonly string[];
  readonly #companions: Companions;
  readonly #paths = new SitePaths();
  readonly #names: string[] = [];
  #bytes = 0;
  #changed = 0;
  #open = true;

  constructor(
    folders: OutputFolders,
    lock: Lock,
    leave: () => void,
    published: readonly string[],
    companions: Companions,
  ) {
    this.#folders = folders;
    this.#lock = lock;
    this.#leave = leave;
    this.#published = published;
    this.#companions = companions;
  }

  /** Writes a file of the site; `path` starts at the site's root (`/about/index.html`). */
  write(path: string, body: Body): void {
    this.#orDiscard(() => this.#writeAll(this.#paths.claim(path), bytesOf(body)));
  }

  /** Copies all files of a folder as they are; a folder that is not there has none. */
  copyFolder(from: string): void {
    this.#orDiscard(() => {
      for (const name of filesIn(from)) {
        const file = join(from, name);
        if (!lstatSync(file).isFile()) throw new Fault([`${displayPath(file)} is a link. Put the file itself there.`]);
        this.#writeAll(this.#paths.copy(name), readFileSync(file));
      }
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

  /** The first 16 bytes of one. */
  start(path: string): Uint8Array {
    return this.#orDiscard(() => {
      const file = openSync(join(this.#folders.next, path), 'r');
      try {
        const bytes = Buffer.alloc(16);
        return bytes.subarray(0, readSync(file, bytes));
      } finally {
        closeSync(file);
      }
    });
  }

  /** Puts the new site in the old one's place. */
  publish(): Published {
    return this.#orDiscard(() => {
      const { site, next } = this.#folders;
      checkWhole(next, this.#names);
      if (!this.#lock.isOurs()) throw disturbed('its lock is gone');
      // Whichever of the two sites a kill leaves, its files are known.
      noteOwnFiles(this.#folders, [...this.#names, ...this.#published]);
      const gap = swap(this.#folders, () => checkWhole(site, this.#names));
      quietly(() => noteOwnFiles(this.#folders, this.#names));
      this.discard();
      return { files: this.#names.length, bytes: this.#bytes, changed: this.#changed, gap };
    });
  }

  /** Removes what is staged. The old site is as it was; after `publish` there is nothing left to do. */
  discard(): void {
    if (!this.#open) return;
    this.#open = false;
    // What cannot be tidied up now is for the next build, whose business it is to complain.
    quietly(() => remove(this.#folders.next));
    if (this.#lock.isOurs()) quietly(() => clear(this.#folders));
    this.#lock.release();
    this.#leave();
  }

  #writeAll(name: string, body: Uint8Array): void {
    const companions = this.#companions(name, body).map(([path, bytes]) => [this.#paths.copy(path), bytes] as const);
    for (const [file, bytes] of [[name, body] as const, ...companions]) {
      this.#names.push(file);
      this.#bytes += bytes.length;
      if (!stageFile(this.#folders, file, bytes)) this.#changed += 1;
    }
  }

  #orDiscard<T>(work: () => T): T {
    const { site, old } = this.#folders;
    const giveUp = () => {
      quietly(() => restore(this.#folders));
      this.discard();
    };
    const aftermath = () => {
      giveUp();
      return existsSync(old) && !existsSync(site)
        ? `The site is whole in ${displayPath(old)}; the next build puts it back.`
        : `${displayPath(site)} is as it was.`;
    };
    try {
      return onDisk(work, aftermath);
    } catch (error) {
      giveUp();
      throw error;
    }
  }
}
