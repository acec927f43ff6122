import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder, which goes with the tests of the file that asks for it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
