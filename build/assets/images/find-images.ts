import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { refuse } from '../../fault.ts';
import { isLeftBehind } from '../../files-in.ts';
import { displayPath } from '../../project.ts';

/**
 * The owner's photos and logo in a folder: the file of each, by its name without the extension. None is read yet.
 * @throws Fault with a sentence for each entry that is no file or is named otherwise than an address, and for two of one name
 */
export function findImages(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names.filter((name) => !isLeftBehind(name))) {
    const file = join(folder, name);
    const slug = parse(name).name;
    const twin = found[slug];
    if (twin) faults.push(`${displayPath(file)} and ${parse(twin).base} have one name. Keep one of them.`);
    if (!lstatSync(file).isFile())
      faults.push(`${displayPath(file)} is no file of its own. Put the photos themselves into ${displayPath(folder)}.`);
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))
      faults.push(
        `${displayPath(file)}: found a name of other signs than a-z, 0-9 and -, expected one such as rotator.jpg.`,
      );
    found[slug] = file;
  }
  refuse(faults);
  return found;
}
