import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { refuse } from '../../fault.ts';
import { isJunk } from '../../files-in.ts';
import { displayPath } from '../../project.ts';

/** A camera's largest picture has half as many. */
const largestFileBytes = 100_000_000;

/**
 * The owner's photos and logo in a folder: the file of each, by its name without the extension. None is read yet.
 * @throws Fault with a sentence for each entry that is no file or too large, and for two of one name
 */
export function findImages(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names.filter((name) => !isJunk(name) && !name.startsWith('.'))) {
    const file = join(folder, name);
    const slug = parse(name).name;
    const twin = found[slug];
    const stats = statSync(file);
    if (twin)
      faults.push(`${displayPath(file)} and ${parse(twin).base} are photos for the same page. Keep one of them.`);
    if (!stats.isFile())
      faults.push(`${displayPath(file)} is no file. Put the photos themselves into ${displayPath(folder)}.`);
    if (stats.size > largestFileBytes)
      faults.push(`${displayPath(file)} has more than 100 MB. Save it smaller, as a JPEG.`);
    found[slug] = file;
  }
  refuse(faults);
  return found;
}
