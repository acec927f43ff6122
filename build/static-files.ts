import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isIgnored, refuseLinkedFolder } from './files-in.ts';
import { type Problem, userError } from './problem.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';
import { droppedHeaders } from './static-headers.ts';

/**
 * Adds the files of folders as they are, but for those whose path has one already; a folder that does not exist has none.
 * @param folders the company's own, and that of the project
 * @returns a warning for each file that is left out, and for headers that the company's own file drops
 * @throws UserError where a file is a link, or a folder itself
 */
export const addStaticFiles = (files: SiteFiles, folders: readonly [own: string, shared: string]): Problem[] => [
  ...folders.flatMap((folder) => addFolder(files, folder)),
  ...droppedHeaders(...folders),
];

function addFolder(files: SiteFiles, folder: string): Problem[] {
  refuseLinkedFolder(folder);
  return filesIn(folder, true).flatMap((name) => {
    const file = join(folder, name);
    if (files.has(`/${name}`)) return [];
    if (isIgnored(name))
      return [
        {
          severity: 'warning',
          file: displayPath(file),
          message: 'This file was left out, as it is hidden or a leftover.',
        },
      ];
    if (!lstatSync(file).isFile())
      throw userError('This is a link.', {
        file: displayPath(file),
        help: 'Put the file itself there.',
      });
    files.add({ path: `/${name}`, body: readFileSync(file) });
    return [];
  });
}
