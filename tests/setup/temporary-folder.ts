import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder that is removed after the tests of the file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}
