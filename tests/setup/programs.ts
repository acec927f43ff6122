import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these files that is executable; a bare name is looked up in PATH. */
export function findProgram(...names: readonly (string | undefined)[]): string | undefined {
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

/** Announces and runs commands that install something; the caller checks the result. */
export function install(what: string, ...commands: readonly (readonly [file: string, ...args: string[]])[]): void {
  for (const [file, ...args] of commands) {
    console.error(`${what} is not here. Installing it, which may take minutes: ${[file, ...args].join(' ')}`);
    try {
      // With this, a server's package doesn't start the server.
      const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
      execFileSync(file, args, { stdio: 'ignore', timeout: 300_000, env });
    } catch (error) {
      console.error(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
}

/** Installs system packages with apt-get, if possible. */
export const aptInstall = (what: string, ...packages: readonly string[]): void =>
  install(what, ['apt-get', 'update'], ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]);
