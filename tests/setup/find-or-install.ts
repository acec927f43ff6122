import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these files that can be run; a bare name is looked for where the system has its programs. */
export function firstRunning(names: readonly (string | undefined)[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names
    .flatMap((name) => name || [])
    .flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs packages of the system, where it is one with apt-get and we may. */
export function aptInstall(...packages: string[]): void {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    try {
      execFileSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // Whether it is there now is asked by whoever needs it.
    }
  }
}
