import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.ts';
import { filesIn, isLeftBehind, refuseLinkedFolder } from './files-in.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';

/**
 * Adds the files of a folder as they are, but for those whose path has one already; a folder that does not exist has none.
 * @returns a sentence for each file that is left out
 * @throws Fault where one is a link, or the folder itself
 */
export function addStaticFiles(files: SiteFiles, folder: string): string[] {
  refuseLinkedFolder(folder);
  return filesIn(folder, true).flatMap((name) => {
    const file = join(folder, name);
    if (files.has(`/${name}`)) return [];
    if (isLeftBehind(name))
      return [`Left out: ${displayPath(file)}, a hidden file, or one that an editor or the system left.`];
    if (!lstatSync(file).isFile()) throw new Fault([`${displayPath(file)} is a link. Put the file there.`]);
    files.add({ path: `/${name}`, body: readFileSync(file) });
    return [];
  });
}
