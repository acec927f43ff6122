import { existsSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import type { FieldPath } from '../problem.ts';
import { readUtf8 } from '../read-utf8.ts';
import type { Place } from './types.ts';

/** The file of messages, by their name: `notFound` → `not-found.ts`. */
export const messageFile = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/**
 * The place of a message. The first name of its path is that of the file.
 * @param fileOf gives the path of a file of the language
 */
export function messagePlace(fileOf: (name: string) => string, path: FieldPath, text: string): Place {
  const file = fileOf(messageFile(`${path[0]}`));
  const lines = existsSync(file) ? (readUtf8(file, file).data ?? '').split('\n') : [];
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? { file: dirname(file), path } : { file, line: index + 1 };
}
