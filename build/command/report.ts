import { relative } from 'node:path';
import { Fault } from '../fault.ts';
import type { Published } from '../output/output.ts';
import { color } from './color.ts';

export interface Made extends Published {
  pages: number;
  /** The output folder. */
  out: string;
}

/**
 * Tells what was made, in one line, then what is still a sample, and to a person at a terminal what to do next.
 * @param facts the name of the file that the samples stand in
 */
export function report(made: Made, samples: readonly string[], facts: string, release: boolean): void {
  const { pages, files, bytes, changed, out } = made;
  const time = performance.now();
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const lines = [
    `${color.green('✓')} ${color.bold(`${pages} pages`)}, ${files} files, ${size} in ${Math.round(time)} ms, ${changed} changed → ${relative('', out) || out}`,
  ];
  if (samples.length > 0) {
    lines.push(`${color.yellow('!')} Still samples in ${facts}: ${samples.join(', ')}. A release needs your own.`);
  }
  if (process.stdout.isTTY && !process.env.CI) {
    lines.push(`${color.blue('→')} ${nextStep(samples, facts, release, out)}`);
  }
  // Written at once: whoever reads only the first line may be gone before the second.
  console.log(lines.join('\n'));
}

function nextStep(samples: readonly string[], facts: string, release: boolean, out: string): string {
  if (release) return `Next: upload ${relative('', out) || out}, then go through the release list in the README.`;
  if (samples.length > 0) return `Next: put your own facts into ${facts}.`;
  return 'Next: "npm run release" builds it for uploading.';
}

/** Tells what went wrong: a line each for what the person at the keyboard can mend, a stack trace for our own faults. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
  for (const line of error.lines) console.error(`${color.red('✗')} ${line}`);
  process.exitCode = 1;
}
