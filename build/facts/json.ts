import { readFileSync, statSync } from 'node:fs';
import type { ParseError } from 'jsonc-parser';
import { Fault } from '../fault.ts';
import { doubledKeys } from './doubled-keys.ts';

const mostBytes = 1_000_000;

/**
 * Reads a JSON file (RFC 8259: no comments, no trailing commas) of a megabyte at the most.
 * @param shown the file's name in messages
 * @throws Fault where the file cannot be read, its text is not JSON, or a name stands twice in an object: with line and
 * column
 */
export async function readJson(file: string, shown: string): Promise<unknown> {
  const text = read(file, shown);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault([`${shown}: ${await brokenAt(text)}`]);
  }
  const placeOf = placesIn(text);
  const faults = doubledKeys(text).map(
    ({ key, offset }) =>
      `${shown}: ${placeOf(offset)}: found ${JSON.stringify(key)} a second time, expected each field once. Delete one of the two.`,
  );
  if (faults.length > 0) throw new Fault(faults);
  return value;
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
  const what = printParseErrorCode(error)
    .replace(/(?<!^)(?=[A-Z])/g, ' ')
    .toLowerCase();
  const near = text.slice(offset, offset + 12);
  const found = near ? JSON.stringify(near) : 'the end of the file';
  return `${placesIn(text)(offset)}: broken JSON (${what}): found ${found}. Mend it there, or in the line before.`;
}

/** Tells lines and columns of a text, for one offset after the other: there may be 100,000. */
function placesIn(text: string): (offset: number) => string {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return `line ${line}, column ${offset - start + 1}`;
  };
}

function read(file: string, shown: string): string {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw unfit(shown, found.isDirectory() ? 'it is a folder' : 'it is a device or a pipe');
    if (found.size > mostBytes)
      throw unfit(shown, `it has ${found.size.toLocaleString('en-US')} bytes, and a megabyte is the most`);
    return decode(readFileSync(file), shown);
  } catch (error) {
    if (error instanceof Fault) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw unfit(shown, code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`);
  }
}

const unfit = (shown: string, why: string) =>
  new Fault([`${shown}: ${why}. Name the file with the owner’s facts with --business FILE.`]);

/** The text without the byte order mark that some editors put before it. */
function decode(bytes: Uint8Array, shown: string): string {
  const [first = 0x20, second = 0x20] = bytes;
  // With its mark, or without: then every second byte of a brace or a quote is zero.
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || !first !== !second;
  if (isUtf16) throw new Fault([`${shown}: it is saved as UTF-16. Save it as UTF-8.`]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault([`${shown}: it is not saved as UTF-8. Save it as UTF-8, or its letters with accents are lost.`]);
  }
}
