import { readFileSync } from 'node:fs';
import { userError } from './problem.ts';

/**
 * The text of a file, without the byte order mark that some editors write.
 * @param name of the file in messages
 * @throws UserError where it cannot be read, or is not UTF-8
 */
export function readUtf8(file: string, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError)
      throw userError('This file isn’t saved as UTF-8.', {
        file: name,
        help: 'Save it as UTF-8, or its accented letters are lost.',
      });
    const [reason] = String((error as Error).message).split(', ');
    throw userError(`This file can’t be read: ${reason}.`, { file: name });
  }
}
