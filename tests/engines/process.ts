import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { answerLimitMs } from './tab.ts';

/**
 * Starts a program that runs until the tests end, and waits for its output to match; `/^/` waits for nothing.
 * @returns the match
 * @throws if it ends or prints nothing for too long
 */
export function start(command: string, args: readonly string[], expected: RegExp, env: NodeJS.ProcessEnv) {
  // In its own process group, so that its children end with it.
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
  // It must not keep this process alive.
  child.unref();
  if (child.pid) writeFileSync(join(inject('processes'), String(child.pid)), command);
  let heard = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (heard += data));
  return vi.waitFor(() => {
    const [match] = expected.exec(heard) ?? [];
    if (match === undefined) throw new Error(`${command} printed only this: ${heard}`);
    return match;
  }, answerLimitMs);
}
