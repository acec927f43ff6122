import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../fault.ts';
import { shown } from '../project.ts';
import { makeFolder, quietly } from './disk.ts';
import type { OutputFolders } from './output-folders.ts';

/**
 * Takes the lock of an output, in its staging folder (made where it is missing), and returns how to let go of it. The
 * lock is a folder `lock` that holds one empty file named after the process. A rename puts it there whole or not at
 * all; and as a dead process's file is removed by its own name, two that take over at once never remove each other's.
 */
export function takeLock({ site, staging }: OutputFolders): () => void {
  const holder = nameOf(process.pid);
  const lock = join(staging, 'lock');
  const ours = join(staging, `lock.${holder}`);
  const made = missingAbove(staging);
  for (let attempts = 1; ; attempts += 1) {
    try {
      makeFolder(ours);
      writeFileSync(join(ours, holder), '');
      renameSync(ours, lock);
      return () => {
        release(lock, [holder]);
        leave(staging, ours, made);
      };
    } catch (error) {
      const holders = namesIn(lock);
      const living = holders.find(isAlive);
      // Without a living holder it was a dead one, or one that has just let go: a matter of a few attempts.
      if (living === undefined && attempts < 20) release(lock, holders);
      else {
        leave(staging, ours, made);
        throw living === undefined ? error : busy(site, pidOf(living));
      }
    }
  }
}

function busy(site: string, pid: string): Fault {
  return new Fault([
    `Another build (process ${pid}) is writing ${shown(site)}. ` +
      'Wait until it has ended, or choose another folder with --out.',
  ]);
}

function release(lock: string, holders: readonly string[]): void {
  for (const holder of holders) leniently(() => unlinkSync(join(lock, holder)));
  leniently(() => rmdirSync(lock));
}

/** Removes tries for the lock, ours or of the dead; then the folders that were made for it, where they are empty. */
function leave(staging: string, ours: string, made: readonly string[]): void {
  for (const name of namesIn(staging)) {
    const lock = join(staging, name);
    const dead = name.startsWith('lock.') && !isAlive(name.slice('lock.'.length));
    if (dead || lock === ours) quietly(() => rmSync(lock, { recursive: true, force: true }));
  }
  for (const folder of [staging, ...made]) quietly(() => rmdirSync(folder));
}

function missingAbove(folder: string): string[] {
  const above = dirname(folder);
  return existsSync(above) ? [] : [above, ...missingAbove(above)];
}

/** A process id comes back one day, so the name carries the time of the start too, where the system tells it. */
function nameOf(pid: number): string {
  return `${pid}-${startOf(String(pid)) ?? 'unknown'}`;
}

function pidOf(holder: string): string {
  return holder.split('-')[0] ?? '';
}

function isAlive(holder: string): boolean {
  const pid = pidOf(holder);
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = startOf(pid);
  return start === undefined || holder === `${pid}-${start}` || holder === `${pid}-unknown`;
}

/** Linux: clock ticks between the machine's start and the process's; a killed one that nobody waited for is "ended". */
function startOf(pid: string): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return undefined;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Somebody else may have been quicker, which is as good. */
function leniently(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
