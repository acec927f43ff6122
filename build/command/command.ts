import { realpathSync } from 'node:fs';
import { type Options, readOptions, usage } from './options.ts';
import { type Built, report, reportFailure } from './report.ts';

/** Whether Node was started with this module, and did not import it from another one. */
export const isCommand = (filename: string) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename;

/** Runs a build with the options of the command line, and tells how it went; the exit code is 1 where it failed. */
export async function runCommand(build: (options: Options) => Promise<Built>): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) report(await build(options), options);
    else console.log(usage);
  } catch (error) {
    reportFailure(error);
  }
}
