import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { project } from '../project.ts';

const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'];

/**
 * Looks for type errors, which takes some seconds, at a low priority.
 * @param report gets the compiler's lines; an empty text where all is right
 * @returns a function that asks for a check: after the one that runs, if any, and only the last is reported
 */
export function typeCheck(report: (errors: string) => void): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let last = 0;
  return async () => {
    last += 1;
    const own = last;
    await running;
    if (own !== last) return;
    const check = promisify(execFile)(process.execPath, compiler, { cwd: project });
    if (check.child.pid) setPriority(check.child.pid, constants.priority.PRIORITY_LOW);
    const ended = check.catch((error: { stdout: string }) => error);
    running = ended;
    const { stdout } = await ended;
    if (own === last) report(stdout.trim());
  };
}
