import { displayPath } from '../project.ts';
import { color } from './color.ts';
import { describeError } from './describe-error.ts';
import type { Options } from './options.ts';
import { writeRunSummary } from './run-summary.ts';

/** What a build made. */
export interface Built {
  pages: number;
  files: number;
  bytes: number;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  /** The fields of the owner's facts that still hold a sample. */
  samples: readonly string[];
  /** A sentence for each thing that should have been looked at again by now. */
  overdue: readonly string[];
  /** A sentence for each thing that is not shown. */
  notices: readonly string[];
}

/**
 * Prints what was made, in how many milliseconds since the command was started; then the samples that are left, and at a
 * terminal the next step.
 */
export function report({ pages, files, bytes, samples, overdue, notices }: Built, options: Options): void {
  const facts = displayPath(options.business);
  const out = displayPath(options.out);
  const size = `${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
  const time = `${Math.round(performance.now())} ms`;
  const lines = [`${color.green('✓')} ${color.bold(`${pages} pages`)}, ${size} in ${time} → ${out}`];
  if (samples.length > 0) {
    lines.push(`${color.yellow('!')} Still samples in ${facts}: ${samples.join(', ')}. A release needs your own.`);
  }
  lines.push(...[...overdue, ...notices].map((sentence) => `${color.yellow('!')} ${sentence}`));
  if (process.stdout.isTTY && !process.env.CI) {
    lines.push(`${color.blue('→')} ${nextStep(samples, facts, options.release, out)}`);
  }
  writeRunSummary(`Built: ${pages} pages`, [...overdue, ...notices]);
  // One write: a reader of the first line, such as `head -1`, may close the pipe before a second one.
  console.log(lines.join('\n'));
}

function nextStep(samples: readonly string[], facts: string, release: boolean, out: string): string {
  if (release) return `Next: upload ${out}, then go through the list in .github/OWNER.md.`;
  if (samples.length > 0) return `Next: put your own facts into ${facts}.`;
  return 'Next: "npm run release" builds it for uploading.';
}

const maxLines = 50;

/** Prints why a build failed, in 50 lines at most, and sets the exit code to 1. */
export function reportFailure(error: unknown): void {
  const all = describeError(error);
  writeRunSummary('Not built, and nothing was published', all);
  const lines = all.slice(0, maxLines);
  const more = all.length - lines.length;
  if (more > 0) lines.push(`And ${more.toLocaleString('en-US')} more. Mend these first.`);
  console.error(lines.map((line) => `${color.red('✗')} ${line}`).join('\n'));
  process.exitCode = 1;
}
