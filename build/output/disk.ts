import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Fault } from '../fault.ts';
import { shown } from '../project.ts';

/** Does work on the disk; what the system refuses becomes a Fault that ends with the line `aftermath`. */
export function onDisk<T>(work: () => T, aftermath: () => string): T {
  try {
    return work();
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (error instanceof Fault || code === undefined) throw error;
    throw new Fault([reason(code, path === undefined ? 'the output' : shown(path), message), aftermath()]);
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

function reason(code: string, path: string, message: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: there was no room for ${path}. Make room and build again.`;
    case 'EROFS':
      return `The disk is read-only: ${path} could not be written.`;
    case 'EACCES':
    case 'EPERM':
      return `The system gives this user no permission for ${path}.`;
    case 'EMFILE':
    case 'ENFILE':
      return `Too many files are open on this machine for ${path}. Close some programs and build again.`;
    case 'ENAMETOOLONG':
      return `The name ${path} is too long for this disk.`;
    case 'ENOTDIR':
      return `A folder is needed where a file stands: ${path}.`;
    case 'EBUSY':
      return `${path} is in use by another program, or is a disk of its own.`;
    default:
      return `${path} could not be read or written: ${message}.`;
  }
}
