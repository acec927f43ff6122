import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';
import { project } from '../project.ts';

const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'];

/**
 * Looks for type errors, which takes some seconds, at a low priority.
 * @param report gets the compiler's lines after a check; an empty text where all is right
 * @returns a function that starts a check; one that runs already is repeated, and only the last is reported
 */
export function typeCheck(report: (errors: string) => void): () => Promise<void> {
  let wanted = 0;
  return async () => {
    wanted += 1;
    if (wanted > 1) return;
    for (let done = 0; done < wanted; ) {
      done = wanted;
      const check = promisify(execFile)(process.execPath, compiler, { cwd: project });
      if (check.child.pid) setPriority(check.child.pid, constants.priority.PRIORITY_LOW);
      const { stdout } = await check.catch((error: { stdout: string }) => error);
      if (done === wanted) report(stdout.trim());
    }
    wanted = 0;
  };
}
