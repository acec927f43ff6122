import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn } from '../files-in.ts';

/** The names and texts of all files of a type in a folder and below it: what a thing made of some of them depends on. */
export function sourcesIn(folder: string, type: string): string[] {
  const names = filesIn(folder).filter((name) => extname(name) === type);
  return names.sort().flatMap((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}
