import { styleText } from 'node:util';
import { displayPath } from '../project.ts';
import { describeError } from './describe-error.ts';
import { writeRunSummary } from './run-summary.ts';

/** What a build made. */
export interface Built {
  pages: number;
  files: number;
  bytes: number;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  /** A sentence for each thing that its owner should know: samples, what is overdue, what is not shown. */
  notices: readonly string[];
}

/**
 * Prints what was made, in how many milliseconds since the command was started, and what its owner should know.
 * @param out the folder that the site is in
 */
export function report({ pages, files, bytes, notices }: Built, out: string): void {
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const made = `${styleText('bold', `${pages} pages`)}, ${size} in ${Math.round(performance.now())} ms`;
  writeRunSummary(`Built: ${pages} pages`, notices);
  const lines = [`${styleText('green', '✓')} ${made} → ${displayPath(out)}`];
  for (const notice of notices) lines.push(`${styleText('yellow', '!')} ${notice}`);
  // One write: a reader of the first line, such as `head -1`, may close the pipe before a second one.
  console.log(lines.join('\n'));
}

/** Prints why a build failed, a line for each fault, and sets the exit code to 1. */
export function reportFailure(error: unknown): void {
  const lines = describeError(error);
  writeRunSummary('Not built, and nothing was published', lines);
  const sign = styleText('red', '✗', { stream: process.stderr });
  console.error(lines.map((line) => `${sign} ${line}`).join('\n'));
  process.exitCode = 1;
}
