import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '../fault.ts';
import { project } from '../project.ts';

/** What the command line chose; the paths are absolute. */
export interface Options {
  business: string;
  out: string;
  release: boolean;
}

/** What `--help` prints. */
export const usage = `Builds the site from the owner's facts.

  npm run build                        the site, in dist/
  npm run release                      the site for uploading, once all is checked
  tsx build.ts [options]               the same with other files, or "npm run build -- [options]"

  --business FILE    the file with the owner's facts, if it is not site/business.json; photos/ lies beside it
  --out DIR          the folder to put the site into, if it is not dist
  --release          a site for uploading: refuses samples, and adds compressed files (.br and .gz)
  --help, -h         shows this

It ends with 0 where a site was made, and with 1 where not; then the old site is as it was.`;

const known = 'The options are --business FILE, --out DIR, --release and --help.';
const options = {
  business: { type: 'string' },
  out: { type: 'string' },
  release: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line: `[--business FILE] [--out DIR] [--release]`.
 * @returns the options, or nothing where it asks for help
 * @throws Fault with a line for each option that is wrong
 */
export function readOptions(args: readonly string[], workingDirectory = process.cwd()): Options | undefined {
  // Not strict: parseArgs would stop at the first fault, in words for programmers.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  if (values.help === true) return;
  const seen = new Set<string>();
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`"${token.value}" belongs to no option.`];
    if (token.kind === 'option-terminator') return [];
    const twice = seen.has(token.name);
    seen.add(token.name);
    return faultOf(token, twice) ?? [];
  });
  if (faults.length > 0) throw new Fault([...faults, known]);
  const { business, out, release } = values as Partial<Options>;
  return withDefaults(
    { ...(business && { business }), ...(out && { out }), release: release === true },
    workingDirectory,
  );
}

/** The options of a build; what is left out is the project's own. */
export const withDefaults = ({ business, out, release = false }: Partial<Options> = {}, folder = ''): Options => ({
  business: business === undefined ? resolve(project, 'site/business.json') : resolve(folder, business),
  out: out === undefined ? resolve(project, 'dist') : resolve(folder, out),
  release,
});

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function faultOf({ name, rawName, value, inlineValue }: OptionToken, twice: boolean): string | undefined {
  if (!Object.hasOwn(options, name)) return `There is no option ${rawName}.`;
  if (twice) return `The option ${rawName} is given twice.`;
  if (name === 'release' || name === 'help')
    return value === undefined ? undefined : `The option ${rawName} takes no value: "${value}".`;
  const wanted = name === 'out' ? 'a folder' : 'a file';
  if (!value) return `The option ${rawName} needs ${wanted} after it.`;
  if (!inlineValue && value.startsWith('-')) return `The option ${rawName} needs ${wanted} after it, not ${value}.`;
}
