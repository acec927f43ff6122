import { readFileSync } from 'node:fs';
import type { ParseError } from 'jsonc-parser';
import { Fault } from '../fault.ts';

/**
 * Reads a JSON file (RFC 8259: no comments, no trailing commas).
 * @param shown the file's name in messages
 * @throws Fault where the file cannot be read, or its text is not JSON: with line and column
 */
export async function readJson(file: string, shown: string): Promise<unknown> {
  const text = read(file, shown);
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault([`${shown}: ${await brokenAt(text)}`]);
  }
}

/** Where a text stops being JSON, and what stands there. */
async function brokenAt(text: string): Promise<string> {
  const { parse, printParseErrorCode } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true });
  } catch {
    // It reads by recursion, which ends somewhere.
  }
  const [first] = errors;
  if (!first) return 'broken JSON, nested too deeply to tell where.';
  const { offset, error } = first;
  const before = text.slice(0, offset).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  const what = printParseErrorCode(error)
    .replace(/(?<!^)(?=[A-Z])/g, ' ')
    .toLowerCase();
  const near = text.slice(offset, offset + 12);
  const found = near ? JSON.stringify(near) : 'the end of the file';
  return `${place}: broken JSON (${what}): found ${found}. Mend it there, or in the line before.`;
}

function read(file: string, shown: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : `it cannot be read (${code})`;
    throw new Fault([`${shown}: ${why}. Name the file with the owner’s facts with --business FILE.`]);
  }
}
