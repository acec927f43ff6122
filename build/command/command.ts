import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { type Options, readOptions, usage } from './options.ts';
import { type Built, report, reportFailure } from './report.ts';

/** Whether Node was started with this module, rather than one that imports it. */
export const isCommand = (filename: string) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename;

// The commands load this module before those of the site: one that is broken is told like any other fault. A release
// loads them without a command first, as the compiler would tell it in lines of its own.
if (!process.argv[1] || ['build.ts', 'build/serve/start.ts'].some((name) => isCommand(join(project, name))))
  process.on('uncaughtException', reportFailure);

/** Builds with the options of the command line and reports; the exit code is 1 after a Fault. */
export async function runCommand(build: (options: Options) => Promise<Built>): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2));
    if (options) report(await build(options), options);
    else console.log(usage);
  } catch (error) {
    reportFailure(error);
  }
}
