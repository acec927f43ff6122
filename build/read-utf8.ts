import { readFileSync } from 'node:fs';
import type { Checked, Problem } from './problem.ts';

/**
 * The text of a file, without the byte order mark that some editors write.
 * @param name of the file in messages
 * @returns an error if it can't be read or isn't UTF-8
 */
export function readUtf8(file: string, name: string): Checked<string> {
  const wrong = (message: string, help?: string): { problems: Problem[] } => ({
    problems: [{ severity: 'error', file: name, message, ...(help && { help }) }],
  });
  try {
    return { data: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)), problems: [] };
  } catch (error) {
    if (error instanceof TypeError)
      return wrong('This file isn’t saved as UTF-8.', 'Save it as UTF-8, or its accented letters are lost.');
    const [reason] = String((error as Error).message).split(', ');
    return wrong(`This file can’t be read: ${reason}.`);
  }
}
