import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { project } from '../project.ts';

const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'];

/**
 * Looks for type errors, which takes some seconds, beside the work that somebody waits for.
 * @param tell hears the compiler's lines after each check; an empty text where all is right
 * @returns a function that starts a check; where one runs already, it is repeated, and only the last is told
 */
export function typeCheck(tell: (errors: string) => void): () => Promise<void> {
  let running = false;
  let stale = false;
  return async () => {
    stale = running;
    if (running) return;
    running = true;
    do {
      stale = false;
      const check = promisify(execFile)(process.execPath, compiler, { cwd: project });
      if (check.child.pid) setPriority(check.child.pid, constants.priority.PRIORITY_LOW);
      const { stdout } = await check.catch((error: { stdout: string }) => error);
      if (!stale) tell(stdout.trim());
    } while (stale);
    running = false;
  };
}
