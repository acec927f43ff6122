import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';

/**
 * Starts a module of a project as a command.
 * @param module its path in the project's folder, and the command's arguments
 */
export function startCommand(folder: string, module: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...module], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const command = {
    child,
    closed: once(child, 'close'),
    /** What it has printed, without colors. */
    told: '',
    /** Waits until a server says how it is stopped. */
    isUp: () => vi.waitUntil(() => command.told.includes('Ctrl+C'), 100_000),
  };
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => (command.told += stripVTControlCharacters(String(text))));
  return command;
}
