import { stripVTControlCharacters } from 'node:util';
import { project } from '../project.ts';

/** Where esbuild and Vite's own parser say that a module is broken. */
const syntaxErrors = [
  /^(?<file>.+):(?<line>\d+):\d+: ERROR: (?<reason>.+)$/gm,
  /^\[PARSE_ERROR\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):\d+ \]$/gm,
];

/** What helps against a refusal of the system, by its code. */
const advice = new Map([
  ['ENOSPC', ' Make room there, or set TMPDIR to another folder.'],
  ['EMFILE', ' Allow more open files, as with "ulimit -n 1024".'],
]);

/**
 * Why a build failed, a line for each fault: those of a Fault, those of a module that is broken, what the system refused
 * or lacks, or any other message with the first place in the project, which is a defect of its code.
 */
export function describeError(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  // The development server loads the class anew for each build, so `instanceof` would compare with another one.
  if (error.name === 'Fault' && 'lines' in error && Array.isArray(error.lines)) return error.lines;
  const message = short(error.message);
  const broken = syntaxErrors.flatMap((pattern) => [...message.matchAll(pattern)]);
  if (broken.length > 0) return broken.map(({ groups = {} }) => brokenModule(groups));
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(message) ?? [];
  if (missing) return [`The package ${missing} is not installed. Run "npm ci" without options.`];
  // Node's first sentence says what is wrong; the others are about arguments that begin with a dash.
  if ('code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`))
    return [`${message.replace(/\.\s[\s\S]*/, '')}. Run the command with --help to see its options.`];
  if ('syscall' in error) return [`The system refused: ${message}.${advice.get(message.slice(0, 6)) ?? ''}`];
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const places = stack.split('\n').filter((line) => /^ +at /.test(line) && line.includes(`${project}/`));
  const place = places.find((line) => !line.includes('/node_modules/')) ?? '';
  const said = `${error.name}: ${message.replace(/\s+/g, ' ')}${short(place).replace(/\s+at /, ', at ')}`;
  return [`The site’s own code is at fault, not your facts or words: ${said}`];
}

const brokenModule = ({ file = '', line = '', reason = '' }: Readonly<Record<string, string>>) =>
  `${file}:${line}: ${reason.toLowerCase()}. Mend it there or in the line before: a comma stands behind each entry, and an apostrophe within '…' is written ’.`;

const short = (text: string) => stripVTControlCharacters(text).replaceAll(`${project}/`, '');
