import '../process.ts';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs, styleText } from 'node:util';
import { userError } from '../problem.ts';
import { project } from '../project.ts';
import { publish, restore } from '../publish.ts';
import type { Site } from '../site.ts';
import type { BuildOptions } from '../sources.ts';
import { flags, type Options, optionsFor, usage } from './options.ts';
import { report, reportFailure } from './report.ts';

/** Whether Node was started with this module, rather than one that imports it. */
export const isCommand = (filename: string) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename;

// Commands import this module first, so that a syntax error in any other module is reported like any other problem.
if (['build.ts', 'build/serve/start.ts', 'build/edit/edit.ts'].some((name) => isCommand(join(project, name)))) {
  // Once: if stderr is closed, the report throws as well.
  process.once('uncaughtException', reportFailure);
}

/**
 * Runs a command, or prints its usage for `--help`. Errors are printed, one line per problem, and set the exit code to 1.
 * @param run gets the options of the command line
 */
export async function runCommand<Flags extends NonNullable<ParseArgsConfig['options']>>(
  flags: Flags,
  usage: string,
  run: (options: ReturnType<typeof parseArgs<{ options: Flags }>>['values']) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (args.includes('--help') || args.includes('-h')) console.log(usage);
    else await run(parseArgs({ args, options: flags }).values);
  } catch (error) {
    reportFailure(error);
  }
}

/** Builds a site, publishes it and reports. @throws UserError if it can't be published; the old site stays */
export async function buildAndPublish(
  build: (options: BuildOptions) => Promise<Site>,
  { out, ...options }: Options,
): Promise<Site> {
  const began = performance.now();
  restore(out);
  const site = await build(options);
  publish(out, site.files);
  report(site, out, began);
  return site;
}

/** Builds every site the command line names. One that fails doesn't stop the others. */
export const runBuild = (build: (options: BuildOptions) => Promise<Site>) =>
  runCommand(flags, usage, async ({ business = [undefined], out, release = false, 'allow-overdue': allowOverdue }) => {
    if (out !== undefined && business.length > 1)
      throw userError('--out is one folder, but several --business need one each.', {
        help: 'Leave out --out.',
      });
    for (const facts of business) {
      const options = { ...optionsFor(facts, out), release, allowOverdue: allowOverdue === true };
      try {
        await buildAndPublish(build, options);
      } catch (error) {
        reportFailure(error);
        const sign = styleText('red', '✗', { stream: process.stderr });
        if (business.length > 1) console.error(`${sign} Not built: ${facts}`);
      }
    }
  });
