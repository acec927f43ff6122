import { type ChildProcess, execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { project } from '../project.ts';

const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'];

/**
 * Runs the type checker at a low priority, as it takes some seconds.
 * @param report gets the compiler's output, which is empty if all is well
 * @returns a function that starts a check and cancels a running one
 */
export function typeCheck(report: (errors: string) => void): () => void {
  let last: ChildProcess | undefined;
  return () => {
    last?.kill();
    const check = execFile(process.execPath, compiler, { cwd: project }, (_, errors) => {
      if (check === last) report(errors.trim());
    });
    if (check.pid) setPriority(check.pid, constants.priority.PRIORITY_LOW);
    last = check;
  };
}
