import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { answerLimitMs } from './tab.ts';

/**
 * Starts a program that runs until the tests end, and waits for its output to match; `/^/` waits for nothing.
 * @returns the match
 * @throws if it exits or prints nothing for too long
 */
export function start(
  command: string,
  args: readonly string[],
  expected: RegExp,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  // In a process group of its own, so that its children end with it.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
  // It must not keep this process alive.
  child.unref();
  if (child.pid) writeFileSync(join(inject('processes'), String(child.pid)), command);
  let heard = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${command} said nothing: ${heard}`)), answerLimitMs);
    const listen = (data: Buffer | '') => {
      heard += data;
      const [match] = expected.exec(heard) ?? [];
      if (match === undefined) return;
      clearTimeout(late);
      resolve(match);
    };
    listen('');
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended: ${heard}`)));
  });
}
