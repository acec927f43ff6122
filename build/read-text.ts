import { readFileSync } from 'node:fs';
import { Fault } from './fault.ts';

/**
 * The text of a file, without the byte order mark that some editors write.
 * @param name of the file in messages
 * @throws Fault where it cannot be read, or is not UTF-8
 */
export function readText(file: string, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError)
      throw new Fault([`${name}: it is not saved as UTF-8. Save it as UTF-8, or its letters with accents are lost.`]);
    const [reason] = String((error as Error).message).split(', ');
    throw new Fault([`${name}: it cannot be read: ${reason}.`]);
  }
}
