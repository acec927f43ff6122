import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The functions that change the disk. */
const operations = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmdirSync', 'rmSync'] as const;

export type Operation = (typeof operations)[number];

/**
 * Runs work on a disk that calls `refuse` before every change; it throws as the system would.
 * @returns the result of the work; the disk is as before once the work is done
 */
export function onFaultyDisk<T>(refuse: (operation: Operation, path: string) => void, work: () => T): T {
  const real = operations.map((operation) => [operation, fs[operation]] as const);
  const faulty = real.map(([operation, change]) => {
    const refusable = (path: string, ...rest: unknown[]) => {
      refuse(operation, path);
      return (change as (...args: unknown[]) => unknown)(path, ...rest);
    };
    return [operation, refusable] as const;
  });
  replace(faulty);
  try {
    return work();
  } finally {
    replace(real);
  }
}

function replace(functions: readonly (readonly [Operation, unknown])[]): void {
  Object.assign(fs, Object.fromEntries(functions));
  syncBuiltinESMExports();
}

/** A system error as Node throws it. */
export function systemError(code: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: refused, '${path}'`), { code, path });
}
