import { stripVTControlCharacters } from 'node:util';
import { type Problem, UserError } from '../problem.ts';
import { project } from '../project.ts';

/**
 * Why a build failed: the problems of a UserError, a missing package, an error of the system, or else a bug
 * in the site's code, with the stack frames that are in the project.
 */
export function problemsOf(error: unknown): readonly Problem[] {
  if (!(error instanceof Error)) return [{ severity: 'error', message: String(error) }];
  if (error instanceof UserError) return error.problems;
  const problem = (message: string, help?: string): Problem[] => [
    { severity: 'error', message, ...(help && { help }) },
  ];
  const message = short(error.message);
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(message) ?? [];
  if (missing) return problem(`The package ${missing} is not installed.`, 'Run npm ci --include=dev.');
  // Only Node's first sentence says what is wrong.
  if ('code' in error && /^ERR_PARSE_ARGS/.test(`${error.code}`))
    return problem(`${message.replace(/\.\s[\s\S]*/, '')}.`, 'Run the command with --help to see its options.');
  if ('syscall' in error) return problem(`The system refused: ${message}.`);
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const frames = stack
    .split('\n')
    .filter((line) => /^ +at /.test(line) && line.includes(`${project}/`) && !line.includes('/node_modules/'))
    .map((line) => `\n    ${short(line).trim()}`);
  const said = `${error.name}: ${message.replace(/\s+/g, ' ')}${frames.join('')}`;
  return problem(`This is a bug in the site’s code, not in your facts or words: ${said}`);
}

const short = (text: string) => stripVTControlCharacters(text).replaceAll(`${project}/`, '');
