import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isIgnored, ownFilesIn } from './files-in.ts';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';
import { droppedHeaders } from './static-headers.ts';

/**
 * Adds the files of folders as they are, but for those whose path has one already; a folder that does not exist has none.
 * @param folders the company's own, and that of the project
 * @returns a warning for each file that is left out, and for headers that the company's own file drops
 * @throws UserError as `ownFilesIn` does
 */
export const addStaticFiles = (files: SiteFiles, folders: readonly [own: string, shared: string]): Problem[] => [
  ...folders.flatMap((folder) => addFolder(files, folder)),
  ...droppedHeaders(...folders),
];

function addFolder(files: SiteFiles, folder: string): Problem[] {
  for (const name of ownFilesIn(folder)) {
    const source = join(folder, name);
    if (!files.has(`/${name}`))
      files.add({ path: `/${name}`, body: readFileSync(source), source: displayPath(source) });
  }
  const message = 'This file was left out, as it is hidden or a leftover.';
  const ignored = filesIn(folder, true).filter((name) => isIgnored(name));
  return ignored.map((name) => ({ severity: 'warning', file: displayPath(join(folder, name)), message }));
}
