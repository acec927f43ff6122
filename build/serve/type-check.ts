import { type ChildProcess, execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { project } from '../project.ts';

const compiler = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--checkers', '1'];

/**
 * Looks for type errors, which takes some seconds, at a low priority.
 * @param report gets the compiler's lines; an empty text where all is right
 * @returns a function that asks for a check, in place of the one that runs, if any
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
