import { printParseErrorCode, visit } from 'jsonc-parser';
import { Fault } from '../fault.ts';
import { readText } from '../read-text.ts';

/**
 * Reads a JSON file (RFC 8259: no comments, no trailing commas).
 * @param name of the file in messages
 * @throws Fault where the file cannot be read, its text is not JSON, or a name stands twice in an object: with line and
 * column
 */
export function readJson(file: string, name: string): unknown {
  const text = readText(file, name);
  const faults = faultsOf(text).map((fault) => `${name}: ${fault}`);
  if (faults.length > 0) throw new Fault(faults);
  return JSON.parse(text);
}

/** The first syntax error; in a text without one, every name that stands in its object twice. */
function faultsOf(text: string): string[] {
  const broken: string[] = [];
  const doubled: string[] = [];
  const objects: Set<string>[] = [];
  const at = (line: number, column: number) => `line ${line + 1}, column ${column + 1}`;
  const visitor: Parameters<typeof visit>[1] = {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key, _offset, _length, line, column) {
      const keys = objects.at(-1);
      if (keys?.has(key))
        doubled.push(
          `${at(line, column)}: found ${JSON.stringify(key)} a second time, expected each field once. Delete one of the two.`,
        );
      keys?.add(key);
    },
    onError(error, offset, _length, line, column) {
      const reason = printParseErrorCode(error).replace(/(?<!^)(?=[A-Z])/g, ' ');
      const found = text.slice(offset, offset + 12);
      const [, remedy] = remedies.find(([slip]) => slip.test(`${text.slice(0, offset)}▸${found}`)) ?? [];
      broken.push(
        `${at(line, column)}: broken JSON (${reason.toLowerCase()}): found ${found ? JSON.stringify(found) : 'the end of the file'}. ${remedy ?? 'Mend it there, or in the line before.'}`,
      );
    },
  };
  visit(text, visitor, { disallowComments: true });
  return broken.length > 0 ? broken.slice(0, 1) : doubled;
}

/** What mends a slip, by the text before `▸`, where it was found, and the text behind. */
const remedies: readonly (readonly [RegExp, remedy: string])[] = [
  [/▸[“”„‘’']/, 'Write straight quotes, "…".'],
  [/▸\//, 'JSON has no comments: delete it.'],
  [/\d,▸\d/, 'Write the number without a comma.'],
  [/\b0▸\d/, 'A ZIP code stands in quotes.'],
  [/,\s*▸[}\]]/, 'Delete the comma before it, which is one too many.'],
];
