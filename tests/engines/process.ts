import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { patience } from './bidi.ts';

/** A program of the tests' own, and the first match in what it said. */
export interface Started {
  child: ChildProcess;
  said: string;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it says what is expected of it; `//` expects nothing.
 * @throws where it ends, or says nothing for too long
 */
export async function start(
  command: string,
  args: readonly string[],
  expected: RegExp,
  options: SpawnOptions = {},
): Promise<Started> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async () => {
    child.kill();
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  };
  let heard = '';
  const said = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${command} said nothing: ${heard}`)), patience);
    const listen = (data: Buffer | '') => {
      heard += data;
      const [match] = expected.exec(heard) ?? [];
      if (match === undefined) return;
      clearTimeout(late);
      resolve(match);
    };
    listen('');
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    ended.then(() => reject(new Error(`${command} ended: ${heard}`)));
  }).catch(async (error) => {
    await stop();
    throw error;
  });
  return { child, said, stop };
}
