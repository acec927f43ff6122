import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** An empty folder that is removed after the test that asks for it, or else after all tests of the file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  const after = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  return folder;
}
