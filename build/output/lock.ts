import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { displayPath } from '../project.ts';
import { makeFolder, quietly } from './disk.ts';
import { describeHolder, isDead, thisProcess } from './lock-holder.ts';
import type { OutputFolders } from './output-folders.ts';

export interface Lock {
  /** Whether nobody has removed it, or taken it over. */
  isOurs(): boolean;
  release(): void;
}

/**
 * Takes the lock of an output: a folder `lock` in the staging folder, with one empty file named after its holder.
 * A rename puts it there whole, and fails where there is one already.
 * A holder that is surely dead loses it; as its file is removed by name, two that take over never remove each other's.
 * Any other holder keeps it: the Fault names the folder to delete where there is no such build any more.
 * There is no waiting, and no clock in it.
 */
export function takeLock({ site, staging }: OutputFolders): Lock {
  const holder = `${thisProcess()},${randomUUID()}`;
  const lock = join(staging, 'lock');
  const ours = join(staging, holder);
  for (let attempts = 1; ; attempts += 1) {
    try {
      makeFolder(ours);
      writeFileSync(join(ours, holder), '');
      renameSync(ours, lock);
      return { isOurs: () => existsSync(join(lock, holder)), release: () => release(lock, holder) };
    } catch (error) {
      const [other] = namesIn(lock);
      // Without a living holder it was a dead one, or one that has just let go: a matter of a few attempts.
      if (attempts < 20 && (other === undefined || isDead(other))) {
        if (other !== undefined) release(lock, other);
        continue;
      }
      quietly(() => rmSync(ours, { recursive: true, force: true }));
      throw other === undefined ? error : busy(site, lock, other);
    }
  }
}

function release(lock: string, holder: string): void {
  quietly(() => unlinkSync(join(lock, holder)));
  quietly(() => rmdirSync(lock));
}

function busy(site: string, lock: string, holder: string): Fault {
  return new Fault([
    `Another build (${describeHolder(holder)}) is writing ${displayPath(site)}. Wait until it has ended, or choose another ` +
      `folder with --out. If there is no such build any more, delete ${displayPath(lock)}.`,
  ]);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
