import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Checked, dataOf, type FieldPath, failIfAny, type Problem, userError } from '../problem.ts';
import { displayPath, projectFacts } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';

/**
 * Reads the facts of a JSON file (RFC 8259: no comments, no trailing commas).
 * @param check gives the facts as the site wants them, or what is wrong with them
 * @returns the facts, and a function that adds the file, line and column to a problem: those of its field, or of the object
 *   that lacks the field. A problem that names its own file stays as it is
 * @throws UserError if the file is missing or isn't JSON, an object has a field twice, or the check fails
 */
export function readFacts<Facts>(file: string, check: (value: unknown) => Checked<Facts>) {
  requireFacts(file);
  const name = displayPath(file);
  const text = dataOf(readUtf8(file, name));
  const placeAt = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { file: name, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) throw userError(...syntaxError(text, first, placeAt(first.offset)));
  failIfAny(
    (tree ? duplicateNames(tree) : []).map(({ offset, value }) => ({
      severity: 'error',
      ...placeAt(offset),
      message: `${JSON.stringify(value)} is here twice. Give each field once.`,
      help: 'Delete one of the two.',
    })),
  );
  const placeOf = (path: FieldPath): Pick<Problem, 'file' | 'line' | 'column'> => {
    const node = tree && path.length > 0 ? findNodeAtLocation(tree, [...path]) : undefined;
    if (node) return placeAt(node.offset);
    return path.length > 0 ? placeOf(path.slice(0, -1)) : { file: name };
  };
  const locate = (problem: Problem): Problem =>
    problem.file === undefined ? { ...placeOf(problem.path ?? []), ...problem } : problem;
  const checked = check(JSON.parse(text));
  return { facts: dataOf({ ...checked, problems: checked.problems.map(locate) }), locate };
}

/** @throws UserError if there is no file of facts, with the project's as the one to copy */
export function requireFacts(file: string): void {
  if (existsSync(file)) return;
  const wanted = file.endsWith('.json') ? file : join(file, 'business.json');
  const begin = file === projectFacts ? 'Put it back' : `Copy ${displayPath(projectFacts)} to ${displayPath(wanted)}`;
  throw userError('There’s no such file. Expected a company’s facts here.', {
    file: displayPath(file),
    help: `${begin}, or choose another company with --business.`,
  });
}

/** The fields that are in an object more than once, at every level. */
function duplicateNames({ type, children = [] }: Pick<Node, 'type' | 'children'>): Node[] {
  const seen = new Set<unknown>();
  const names = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  return [...names.filter(({ value }) => seen.size === seen.add(value).size), ...children.flatMap(duplicateNames)];
}

/** What is wrong, and the place with what to do about it. */
function syntaxError(text: string, { error, offset }: ParseError, place: Pick<Problem, 'file' | 'line' | 'column'>) {
  const reason = printParseErrorCode(error)
    .replace(/(?<!^)(?=[A-Z])/g, ' ')
    .toLowerCase();
  const found = text.slice(offset, offset + 12);
  const help = 'Fix it there or on the line above. Quotes are straight, and a comma is only between two fields.';
  const from = found ? JSON.stringify(found) : 'the end of the file';
  return [`This isn’t valid JSON (${reason}), from ${from} on.`, { ...place, help }] as const;
}
