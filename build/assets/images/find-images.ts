import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { refuse } from '../../fault.ts';
import { isJunk } from '../../files-in.ts';
import { displayPath } from '../../project.ts';

/**
 * The owner's photos and logo in a folder: the file of each, by its name without the extension. None is read yet.
 * @throws Fault with a sentence for each entry that is no file, and for two of one name
 */
export function findImages(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names.filter((name) => !isJunk(name) && !name.startsWith('.'))) {
    const file = join(folder, name);
    const slug = parse(name).name;
    const twin = found[slug];
    if (twin)
      faults.push(`${displayPath(file)} and ${parse(twin).base} are photos for the same page. Keep one of them.`);
    if (!statSync(file).isFile())
      faults.push(`${displayPath(file)} is no file. Put the photos themselves into ${displayPath(folder)}.`);
    found[slug] = file;
  }
  refuse(faults);
  return found;
}
