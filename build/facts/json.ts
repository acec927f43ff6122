import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type JSONPath, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { type Checked, dataOf, type FieldPath, failIfAny, type Problem, userError } from '../problem.ts';
import { displayPath, projectFacts } from '../project.ts';
import { readUtf8 } from '../read-utf8.ts';

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
  throw userError('There’s no such file. The facts of a company were expected here.', {
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
  failIfAny(problemsIn(text).map((problem) => ({ ...problem, file: name })));
  const locate = (problem: Problem): Problem =>
    problem.file === undefined ? { file: name, ...positionOf(text, problem.path ?? []), ...problem } : problem;
  return { value: JSON.parse(text), locate };
}

function positionOf(text: string, path: FieldPath): Pick<Problem, 'line' | 'column'> {
  const tree = parseTree(text);
  for (let length = path.length; tree && length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as JSONPath);
    if (!node) continue;
    const before = text.slice(0, node.offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return {};
}

/** The first syntax error; in a text without one, every name that its object has twice. */
function problemsIn(text: string): Problem[] {
  const broken: Problem[] = [];
  const doubled: Problem[] = [];
  const objects: Set<string>[] = [];
  const error = (line: number, column: number, message: string, help: string): Problem => ({
    severity: 'error',
    line: line + 1,
    column: column + 1,
    message,
    help,
  });
  const visitor: Parameters<typeof visit>[1] = {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, line, column) {
      const keys = objects.at(-1);
      const message = `${JSON.stringify(key)} is here twice. Give each field once.`;
      if (keys?.has(key)) doubled.push(error(line, column, message, 'Delete one of the two.'));
      keys?.add(key);
    },
    onError(code, offset, _length, line, column) {
      const reason = printParseErrorCode(code).replace(/(?<!^)(?=[A-Z])/g, ' ');
      const found = text.slice(offset, offset + 12);
      const [, help] = remedies.find(([mistake]) => mistake.test(`${text.slice(0, offset)}▸${found}`)) ?? [];
      const message = `This isn’t valid JSON (${reason.toLowerCase()}), from ${found ? JSON.stringify(found) : 'the end of the file'} on.`;
      broken.push(error(line, column, message, help ?? 'Fix it there or on the line above.'));
    },
  };
  visit(text, visitor, { disallowComments: true });
  return broken.length > 0 ? broken.slice(0, 1) : doubled;
}

/** What helps against a mistake, by the text before `▸`, where it was found, and the text after it. */
const remedies: readonly (readonly [RegExp, help: string])[] = [
  [/▸[“”„‘’']/, 'Write straight quotes, "…".'],
  [/"[^"\n]*"▸/, 'Write a quote inside a text as \\" or ”.'],
  [/▸\//, 'JSON has no comments. Delete it.'],
  [/\d,▸\d/, 'Write the number without a comma.'],
  [/\b0▸\d/, 'Put a ZIP code in quotes.'],
  [/,\s*▸[}\]]/, 'Delete the comma before it.'],
];
