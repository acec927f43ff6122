import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../problem.ts';
import { project } from '../project.ts';

/** Syntax errors as esbuild and Vite's parser print them. */
const syntaxErrors = [
  /^(?<file>.+):(?<line>\d+):(?<column>\d+): ERROR: (?<reason>.+)$/gm,
  /^\[PARSE_ERROR\] (?<reason>.+)\n.*\[ (?<file>.+):(?<line>\d+):(?<column>\d+) \]$/gm,
];

/** Advice by the system's error code. */
const advice = new Map([
  ['ENOSPC', 'Make room there, or set TMPDIR to another folder.'],
  ['EMFILE', 'Allow more open files, as with "ulimit -n 1024".'],
]);

/**
 * Why a build failed: the problems of a UserError, a syntax error, a missing package, an error of the system, or else a bug
 * in the site's code, with the stack frames that are in the project.
 */
export function problemsOf(error: unknown): readonly Problem[] {
  if (!(error instanceof Error)) return [{ severity: 'error', message: String(error) }];
  // Not `instanceof`: the development server loads the class again for each build.
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
  // Only Node's first sentence says what is wrong.
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
