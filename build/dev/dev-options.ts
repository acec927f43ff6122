import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../fault.ts';

/** What the command line of the development server chose. */
export interface ServeOptions {
  port: number;
  /** The options that it hands on to the build. */
  build: readonly string[];
  /** The file with the owner's facts, where it is not the project's own. */
  business: string | undefined;
}

const options = { port: { type: 'string', default: '3000' }, business: { type: 'string' } } as const;

/** Reads the command line: `[--port N] [--business FILE]`. */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { port, business } = valuesOf(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Fault([`--port is "${port}", expected a number from 0 to 65535.`]);
  }
  const file = business === undefined ? undefined : resolve(business);
  return { port: Number(port), build: file === undefined ? [] : ['--business', file], business: file };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Fault([(error as Error).message, 'The options are --port N and --business FILE.']);
  }
}
