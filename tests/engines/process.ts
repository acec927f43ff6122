import { type ChildProcess, spawn } from 'node:child_process';
import { vi } from 'vitest';
import { answerLimitMs } from './tab.ts';

const started: ChildProcess[] = [];

/** Has `stopAll` end a program. */
export const stopLater = (child: ChildProcess | null) => child && started.push(child);

/**
 * Starts a program that runs until `stopAll`, and waits for its output to match; `/^/` waits for nothing.
 * @returns the match
 * @throws if it ends or prints nothing for too long
 */
export function start(command: string, args: readonly string[], expected: RegExp, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  stopLater(child);
  let heard = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (heard += data));
  return vi.waitFor(() => {
    const [match] = expected.exec(heard) ?? [];
    if (match === undefined) throw new Error(`${command} printed only this: ${heard}`);
    return match;
  }, answerLimitMs);
}

/** Ends every program that was started. */
export const stopAll = () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
};
