import '../process.ts';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs, styleText } from 'node:util';
import { pruneCache } from '../cache.ts';
import { failIfAny, userError } from '../problem.ts';
import { project } from '../project.ts';
import { publish } from '../publish.ts';
import { restore } from '../published-folder.ts';
import type { Site } from '../site.ts';
import type { BuildOptions } from '../sources.ts';
import { flags, type Options, optionsFor, outputProblems, ownOutput, usage } from './options.ts';
import { report, reportFailure } from './report.ts';

/** Whether Node was started with this module, rather than one that imports it. */
export const isCommand = (filename: string) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename;

// The commands load this module before those of the site: a broken one is reported like any other problem.
if (['build.ts', 'build/serve/start.ts', 'build/edit/edit.ts'].some((name) => isCommand(join(project, name)))) {
  // Once: where nobody reads any more, the report fails in its turn.
  process.once('uncaughtException', reportFailure);
}

/**
 * Runs a command, or prints its usage where the command line asks for `--help`. What it throws is printed, a line for
 * each problem, and the exit code is 1.
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

/** Builds a site, publishes it, and reports. @returns the site, @throws UserError where it is not published; the old site stays */
export async function buildAndPublish(
  build: (options: BuildOptions) => Promise<Site>,
  { out, ...options }: Options,
): Promise<Site> {
  failIfAny(outputProblems({ business: options.business, out }));
  restore(out);
  const site = await build(options);
  report(site, publish(out, site, { isOwn: out === ownOutput(options.business) }), out);
  pruneCache();
  return site;
}

/** Builds each site that the command line asks for, and reports; one that fails stops no other. */
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
