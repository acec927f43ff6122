import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Checked, dataOf, type FieldPath, failIfAny, type Problem, userError } from '../problem.ts';
import { displayPath, projectFacts } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';
import { type FilePlace, readPlaces } from './json-places.ts';

/** What a JSON file holds, and where. */
export interface JsonFile {
  value: unknown;
  /**
   * Adds the file, and the line and column of the problem's field; of what should hold it, where it is left out. A problem of
   * another file stays as it is.
   */
  locate: (problem: Problem) => Problem;
}

/**
 * Reads the facts of a JSON file.
 * @param check gives the facts as the site wants them, or what is wrong with them
 * @throws UserError as `requireFacts` and `readJson` do, and with what is wrong
 */
export function readFacts<Facts>(file: string, check: (value: unknown) => Checked<Facts>) {
  requireFacts(file);
  const { value, locate } = readJson(file, displayPath(file));
  const checked = check(value);
  return { facts: dataOf({ ...checked, problems: checked.problems.map(locate) }), locate };
}

/** @throws UserError where there is no file of facts, with the one to copy: every company begins with the project's */
export function requireFacts(file: string): void {
  if (existsSync(file)) return;
  const wanted = file.endsWith('.json') ? file : join(file, 'business.json');
  const begin = file === projectFacts ? 'Put it back' : `Copy ${displayPath(projectFacts)} to ${displayPath(wanted)}`;
  throw userError('There’s no such file. Expected a company’s facts here.', {
    file: displayPath(file),
    help: `${begin}, or choose another company with --business.`,
  });
}

/**
 * Reads a JSON file (RFC 8259: no comments, no trailing commas).
 * @param name of the file in messages
 * @throws UserError where the file cannot be read, its text is not JSON, or an object has a name twice: with line and column
 */
export function readJson(file: string, name: string): JsonFile {
  const text = dataOf(readUtf8(file, name));
  const { problems, places } = readPlaces(text);
  failIfAny(problems.map((problem) => ({ ...problem, file: name })));
  const placeOf = (path: FieldPath): FilePlace =>
    path.length > 0 ? (places.get(JSON.stringify(path)) ?? placeOf(path.slice(0, -1))) : {};
  const locate = (problem: Problem): Problem =>
    problem.file === undefined ? { file: name, ...placeOf(problem.path ?? []), ...problem } : problem;
  return { value: JSON.parse(text), locate };
}
