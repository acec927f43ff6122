import { createScanner, printParseErrorCode, visit } from 'jsonc-parser';
import type { Problem } from '../problem.ts';

/** Where something is in a JSON file. */
export type FilePlace = Pick<Problem, 'line' | 'column'>;
type Visitor = Parameters<typeof visit>[1];

/** Objects and lists in one another; the parser calls itself for each, and would use up the stack. */
const deepest = 100;

/**
 * Where each value is, by its path as JSON; and the first syntax error, or in a text without one every name that its
 * object has twice.
 */
export function readPlaces(text: string): { problems: readonly Problem[]; places: ReadonlyMap<string, FilePlace> } {
  const places = new Map<string, FilePlace>();
  const broken: Problem[] = tooDeep(text);
  if (broken.length > 0) return { problems: broken, places };
  const doubled: Problem[] = [];
  const objects: Set<string>[] = [];
  const note: Visitor['onArrayBegin'] = (_offset, _length, line, column, pathOf) =>
    void places.set(JSON.stringify(pathOf()), { line: line + 1, column: column + 1 });
  const visitor: Visitor = {
    onObjectBegin(...place) {
      note(...place);
      objects.push(new Set());
    },
    onObjectEnd: () => void objects.pop(),
    onArrayBegin: note,
    onLiteralValue: (_value, ...place) => note(...place),
    onObjectProperty(key, _offset, _length, line, column) {
      const keys = objects.at(-1);
      const message = `${JSON.stringify(key)} is here twice. Give each field once.`;
      if (keys?.has(key)) doubled.push(mistake(line, column, message, 'Delete one of the two.'));
      keys?.add(key);
    },
    onError(code, offset, _length, line, column) {
      if (broken.length > 0) return;
      const reason = printParseErrorCode(code).replace(/(?<!^)(?=[A-Z])/g, ' ');
      const found = text.slice(offset, offset + 12);
      const [, help] = remedies.find(([mistake]) => mistake.test(`${text.slice(0, offset)}▸${found}`)) ?? [];
      const message = `This isn’t valid JSON (${reason.toLowerCase()}), from ${found ? JSON.stringify(found) : 'the end of the file'} on.`;
      broken.push(mistake(line, column, message, help ?? 'Fix it there or on the line above.'));
    },
  };
  visit(text, visitor, { disallowComments: true });
  return { problems: broken.length > 0 ? broken : doubled, places };
}

/** An error where brackets are too deep in one another. The scanner reads without calling itself. */
function tooDeep(text: string): Problem[] {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const sign = text[scanner.getTokenOffset()];
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (depth <= deepest) continue;
    const message = `More than ${deepest} brackets are nested here.`;
    const help = 'Delete the extra ones.';
    return [mistake(scanner.getTokenStartLine(), scanner.getTokenStartCharacter(), message, help)];
  }
  return [];
}

/** @param line from 0 @param column from 0 */
const mistake = (line: number, column: number, message: string, help: string): Problem => ({
  severity: 'error',
  line: line + 1,
  column: column + 1,
  message,
  help,
});

/** What helps against a mistake, by the text before `▸`, where it was found, and the text after it. */
const remedies: readonly (readonly [RegExp, help: string])[] = [
  [/▸[“”„‘’']/, 'Write straight quotes, "…".'],
  [/"[^"\n]*"▸/, 'Write a quote inside a text as \\" or ”.'],
  [/▸\//, 'JSON has no comments. Delete it.'],
  [/\d,▸\d/, 'Write the number without a comma.'],
  [/\b0▸\d/, 'Put a ZIP code in quotes.'],
  [/,\s*▸[}\]]/, 'Delete the comma before it.'],
];
