import { relative } from 'node:path';
import pc from 'picocolors';
import { Fault } from './fault.ts';
import type { Published } from './output.ts';

export interface Made extends Published {
  pages: number;
  /** The output folder. */
  out: string;
}

const number = new Intl.NumberFormat('en-US');

/** Tells what was made, in one line, and then what the owner has still to look at. */
export function report(made: Made, samples: readonly string[]): void {
  const { pages, files, bytes, changed, out } = made;
  const time = performance.now();
  const size = `${number.format(Math.round(bytes / 1000))} kB`;
  console.log(
    `${pc.green('✓')} ${pc.bold(`${pages} pages`)}, ${files} files, ${size} in ${Math.round(time)} ms, ${changed} changed → ${relative('', out) || out}`,
  );
  if (samples.length > 0) {
    console.log(`${pc.yellow('!')} Still samples in the facts: ${samples.join(', ')}. A release needs your own.`);
  }
}

/** Tells what went wrong: a line each for what the person at the keyboard can mend, a stack trace for our own faults. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
  for (const line of error.lines) console.error(`${pc.red('✗')} ${line}`);
  process.exitCode = 1;
}
