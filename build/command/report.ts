import { Fault } from '../fault.ts';
import type { Published } from '../output/output.ts';
import { displayPath } from '../project.ts';
import { color } from './color.ts';
import type { Options } from './options.ts';

/** What a build came to. */
export interface Built extends Published {
  pages: number;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  /** The fields of the owner's facts that still hold a sample. */
  samples: readonly string[];
  /** A sentence for each thing that should have been looked at again by now. */
  overdue: readonly string[];
}

/** Tells what was made, in one line, then what is still a sample, and to a person at a terminal what to do next. */
export function report({ pages, files, bytes, changed, samples, overdue }: Built, options: Options): void {
  const facts = displayPath(options.business);
  const out = displayPath(options.out);
  const time = performance.now();
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const lines = [
    `${color.green('✓')} ${color.bold(`${pages} pages`)}, ${files} files, ${size} in ${Math.round(time)} ms, ${changed} changed → ${out}`,
  ];
  if (samples.length > 0) {
    lines.push(`${color.yellow('!')} Still samples in ${facts}: ${samples.join(', ')}. A release needs your own.`);
  }
  lines.push(...overdue.map((source) => `${color.yellow('!')} ${source}`));
  if (process.stdout.isTTY && !process.env.CI) {
    lines.push(`${color.blue('→')} ${nextStep(samples, facts, options.release, out)}`);
  }
  // Written at once: whoever reads only the first line may be gone before the second.
  console.log(lines.join('\n'));
}

function nextStep(samples: readonly string[], facts: string, release: boolean, out: string): string {
  if (release) return `Next: upload ${out}, then go through the release list in the README.`;
  if (samples.length > 0) return `Next: put your own facts into ${facts}.`;
  return 'Next: "npm run release" builds it for uploading.';
}

const mostLines = 50;

/**
 * Tells what went wrong: a line each for what the person at the keyboard can mend, 50 at the most; a stack trace for our
 * own faults.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
  const told = error.lines.slice(0, mostLines);
  const more = error.lines.length - told.length;
  if (more > 0) told.push(`And ${more.toLocaleString('en-US')} more. Mend these first.`);
  console.error(told.map((line) => `${color.red('✗')} ${line}`).join('\n'));
  process.exitCode = 1;
}
