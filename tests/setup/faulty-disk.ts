import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** The functions that change the disk. */
const operations = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmdirSync', 'rmSync'] as const;

export type Operation = (typeof operations)[number];

/**
 * Runs work on a disk that calls `refuse` before every change; it throws as the system would.
 * @returns the result of the work; the disk is as before once the work is done
 */
export function onFaultyDisk<T>(refuse: (operation: Operation, path: string) => void, work: () => T): T {
  const spies = operations.map((operation) => {
    const change = fs[operation] as (path: unknown, ...rest: unknown[]) => never;
    return vi.spyOn(fs, operation).mockImplementation((path: unknown, ...rest: unknown[]) => {
      refuse(operation, String(path));
      return change(path, ...rest);
    });
  });
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
}

/** A system error as Node throws it. */
export const systemError = (code: string, path: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: refused, '${path}'`), { code, path });
