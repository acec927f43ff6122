import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../fault.ts';

/** Does work on the disk; what the system refuses becomes a Fault of its own words and the line `aftermath`. */
export function onDisk<T>(work: () => T, aftermath: () => string): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof Fault || code === undefined) throw error;
    throw new Fault([`The disk refused: ${message}.`, aftermath()]);
  }
}

/** Does what may fail without harm. */
export function quietly(work: () => void): void {
  try {
    work();
  } catch {}
}

/** Makes a folder and what it lies in. (Node's own recursive way reports a read-only disk as a missing file.) */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}
