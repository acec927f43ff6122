import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../problem.ts';
import { project } from '../project.ts';

/** Where esbuild and Vite's own parser say that a module is broken. */
const syntaxErrors = [
  /^(?<file>.+):(?<line>\d+):(?<column>\d+): ERROR: (?<reason>.+)$/gm,
  /^\[PARSE_ERROR\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm,
];

/** What helps against a refusal of the system, by its code. */
const advice = new Map([
  ['ENOSPC', 'Make room there, or set TMPDIR to another folder.'],
  ['EMFILE', 'Allow more open files, as with "ulimit -n 1024".'],
]);

/**
 * Why a build failed: the problems of a UserError, a module that is broken, what the system refused or lacks, or a bug of
 * the site's code, with every frame of the stack that is in the project.
 */
export function problemsOf(error: unknown): readonly Problem[] {
  if (!(error instanceof Error)) return [{ severity: 'error', message: String(error) }];
  // The development server loads the class anew for each build, so `instanceof` would compare with another one.
  if (error.name === 'UserError' && 'problems' in error && Array.isArray(error.problems)) return error.problems;
  const problem = (message: string, help?: string): Problem[] => [
    { severity: 'error', message, ...(help && { help }) },
  ];
  const message = short(error.message);
  const broken = syntaxErrors.flatMap((pattern) => [...message.matchAll(pattern)]);
  if (broken.length > 0) return broken.map(({ groups = {} }) => brokenModule(groups));
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(message) ?? [];
  if (missing) return problem(`The package ${missing} is not installed.`, 'Run npm ci --include=dev.');
  const { file = '', importer } =
    /^Failed to load url (?<file>\S+) .* in (?<importer>\S+)\./.exec(message)?.groups ?? {};
  if (importer) return problem(`${importer} imports ${file.replace(/^\//, '')}, which isn’t there.`, 'Fix the path.');
  // Node's first sentence says what is wrong; the others are about arguments that begin with a dash.
  if ('code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`))
    return problem(`${message.replace(/\.\s[\s\S]*/, '')}.`, 'Run the command with --help to see its options.');
  if ('syscall' in error && 'code' in error)
    return problem(`The system refused: ${message}.`, advice.get(`${error.code}`));
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const frames = stack
    .split('\n')
    .filter((line) => /^ +at /.test(line) && line.includes(`${project}/`) && !line.includes('/node_modules/'))
    .map((line) => `\n    ${short(line).trim()}`);
  const said = `${error.name}: ${message.replace(/\s+/g, ' ')}${frames.join('')}`;
  return problem(`This is a bug in the site’s code, not in your facts or words: ${said}`);
}

const brokenModule = ({ file = '', line, column, reason = '' }: Readonly<Record<string, string>>): Problem => ({
  severity: 'error',
  file,
  line: Number(line),
  column: Number(column),
  message: `${reason.replace(/\.$/, '')}.`,
  help: 'Fix it there or on the line above.',
});

const short = (text: string) => stripVTControlCharacters(text).replaceAll(`${project}/`, '');
