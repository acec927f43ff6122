import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the tests' browsers write; each process that they start leaves its number there. */
    processes: string;
  }
}

/** Ends the browsers that were left running for the next file, when there is none. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  provide('processes', folder);
  return () => {
    for (const pid of readdirSync(folder).filter((name) => /^\d+$/.test(name))) {
      try {
        process.kill(-Number(pid), 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
}
