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

const known = 'The options are --business FILE, --out DIR and --release.';
const options = { business: { type: 'string' }, out: { type: 'string' }, release: { type: 'boolean' } } as const;

/** Reads the command line: `[--business FILE] [--out DIR] [--release]`. */
export function readOptions(args: readonly string[], workingDirectory = process.cwd()): Options {
  // Not strict: parseArgs would stop at the first fault, in words for programmers.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const seen = new Set<string>();
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`"${token.value}" belongs to no option.`];
    if (token.kind === 'option-terminator') return [];
    const twice = seen.has(token.name);
    seen.add(token.name);
    return faultOf(token, twice) ?? [];
  });
  if (faults.length > 0) throw new Fault([...faults, known]);
  return {
    business: resolve(workingDirectory, String(values.business ?? resolve(project, 'site/business.json'))),
    out: resolve(workingDirectory, String(values.out ?? resolve(project, 'dist'))),
    release: values.release === true,
  };
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function faultOf({ name, rawName, value, inlineValue }: OptionToken, twice: boolean): string | undefined {
  if (!Object.hasOwn(options, name)) return `There is no option ${rawName}.`;
  if (twice) return `The option ${rawName} is given twice.`;
  if (name === 'release') return value === undefined ? undefined : `The option ${rawName} takes no value: "${value}".`;
  const wanted = name === 'out' ? 'a folder' : 'a file';
  if (!value) return `The option ${rawName} needs ${wanted} after it.`;
  if (!inlineValue && value.startsWith('-')) return `The option ${rawName} needs ${wanted} after it, not ${value}.`;
}
