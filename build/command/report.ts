import { styleText } from 'node:util';
import { displayPath } from '../project.ts';
import type { publish } from '../publish.ts';
import type { Site } from '../site.ts';
import { describeError } from './describe-error.ts';
import { writeRunSummary } from './run-summary.ts';

/**
 * Prints what was made, in how many milliseconds since the command was started, and what its owner should know.
 * @param out the folder that the site is in
 */
export function report({ pages, notices }: Site, { files, bytes }: ReturnType<typeof publish>, out: string): void {
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const made = `${styleText('bold', `${pages.length} pages`)}, ${size} in ${Math.round(performance.now())} ms`;
  writeRunSummary(`Built: ${pages.length} pages`, notices);
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
