import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Fault } from '../fault.ts';
import { project } from '../project.ts';

/** The options of a build; the paths are absolute. */
export interface Options {
  business: string;
  out: string;
  release: boolean;
}

/** The text of `--help`. */
export const usage = `Builds the site from the owner's facts.

  npm run build                        the site, in dist/
  npm run release                      the site for uploading, once all is checked
  tsx build.ts [options]               the same with other files, or "npm run build -- [options]"

  --business FILE    the file with the owner's facts, if it is not site/business.json; photos/ lies beside it
  --out DIR          the folder to put the site into, if it is not dist
  --release          a site for uploading: refuses samples, and adds compressed files (.br and .gz)
  --help, -h         shows this

It ends with 0 where a site was made, and with 1 where not; then the old site is as it was.`;

const options = {
  business: { type: 'string' },
  out: { type: 'string' },
  release: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line: `[--business FILE] [--out DIR] [--release]`.
 * @returns the options, or nothing where it asks for help
 * @throws Fault for an option that does not exist, or lacks its value
 */
export function readOptions(args: readonly string[], workingDirectory = process.cwd()): Options | undefined {
  const names = '--business FILE, --out DIR, --release and --help';
  const { help, ...chosen } = parseOptions(options, names, args);
  return help ? undefined : withDefaults(chosen, workingDirectory);
}

/**
 * Reads a command line.
 * @param names the options there are, for the message
 * @throws Fault for an option that does not exist, or lacks its value
 */
export function parseOptions<Config extends NonNullable<ParseArgsConfig['options']>>(
  options: Config,
  names: string,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node's first sentence says what is wrong; the others are about arguments that begin with a dash.
    const [reason] = (error as Error).message.split(/\.\s/);
    throw new Fault([`${reason}. The options are ${names}.`]);
  }
}

/** The options of a build; what is left out is the project's own. */
export const withDefaults = ({ business, out, release = false }: Partial<Options> = {}, folder = ''): Options => ({
  business: business === undefined ? resolve(project, 'site/business.json') : resolve(folder, business),
  out: out === undefined ? resolve(project, 'dist') : resolve(folder, out),
  release,
});
