import { styleText } from 'node:util';
import { fieldName, formatProblem, type Problem } from '../problem.ts';
import { displayPath } from '../project.ts';
import type { Site } from '../site.ts';
import { problemsOf } from './problems-of.ts';

/**
 * Prints what was built, in which time, and the warnings.
 * @param out the folder that the site is in
 * @param began when its build began, as `performance.now()` says it
 */
export function report({ pages, files, problems }: Site, out: string, began: number): void {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const size = `${files.size} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const made = `${styleText('bold', `${pages.length} pages`)}, ${size} in ${Math.round(performance.now() - began)} ms`;
  // One write: `head -1` may close the pipe before a second one.
  console.log([`${styleText('green', '✓')} ${made} → ${displayPath(out)}`, ...warningLines(problems)].join('\n'));
}

/** Warnings as a terminal shows them: what a release asks of many fields takes one line. */
export function warningLines(problems: readonly Problem[]): string[] {
  const lines = problems
    .filter(({ severity, blocks = '' }) => severity !== 'note' && !(blocks in ofManyFields))
    .map(formatProblem);
  for (const [kind, [title, help]] of Object.entries(ofManyFields)) {
    const fields = problems.filter(({ blocks }) => blocks === kind);
    const names = fields.map(({ path = [] }) => fieldName(path)).join(', ');
    if (names) lines.unshift(`${fields[0]?.file}: ${title} ${names}. ${help}`);
  }
  return lines.map((line) => `${styleText('yellow', '!')} ${line}`);
}

const ofManyFields: Readonly<Record<string, [title: string, help: string]>> = {
  unconfirmed: [
    'Nobody has changed or confirmed',
    'Before a release, change each of them or name it under "confirmed".',
  ],
  sample: ['Still sample data:', 'A release needs your own.'],
};

/** Prints why a build failed, one line per problem, and sets the exit code to 1. */
export function reportFailure(error: unknown): void {
  const problems = problemsOf(error);
  const sign = styleText('red', '✗', { stream: process.stderr });
  console.error(problems.map((problem) => `${sign} ${formatProblem(problem)}`).join('\n'));
  process.exitCode = 1;
}
