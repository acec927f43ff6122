import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the browsers' files, with a file named after each process. */
    processes: string;
  }
}

/** Kills the browsers at the end of the run. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  provide('processes', folder);
  return () => {
    for (const pid of readdirSync(folder).filter((name) => /^\d+$/.test(name))) {
      try {
        process.kill(-Number(pid), 'SIGKILL');
      } catch {
        // It has already exited.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
}
