import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isIgnored, ownFilesIn } from './files-in.ts';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';
import { droppedHeaders } from './static-headers.ts';

/**
 * Adds the files of folders as they are; a path that exists already is kept. Skipped files, and headers that the company's
 * own `_headers` drops, become warnings, and links become errors.
 * @param folders the company's own, and that of the project
 */
export function addStaticFiles(files: SiteFiles, folders: readonly [own: string, shared: string]): void {
  files.problems.push(...folders.flatMap((folder) => addFolder(files, folder)), ...droppedHeaders(...folders));
}

function addFolder(files: SiteFiles, folder: string): Problem[] {
  const { names, problems } = ownFilesIn(folder);
  for (const name of names) {
    const source = join(folder, name);
    if (!files.has(`/${name}`))
      files.add({ path: `/${name}`, body: readFileSync(source), source: displayPath(source) });
  }
  const message = 'Skipped: it’s a hidden or leftover file.';
  const ignored = filesIn(folder, true).filter((name) => isIgnored(name));
  const file = (name: string) => displayPath(join(folder, name));
  return [...problems, ...ignored.map((name): Problem => ({ severity: 'warning', file: file(name), message }))];
}
