import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isIgnored, ownFilesIn } from './files-in.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';

/**
 * Adds the files of folders as they are; a path that exists already is kept. Skipped files become warnings, links errors.
 * @param folders the company's own before the project's
 */
export function addStaticFiles(files: SiteFiles, folders: readonly string[]): void {
  for (const folder of folders) {
    const fileOf = (name: string) => displayPath(join(folder, name));
    const skip = (name: string, why: string) =>
      files.problems.push({ severity: 'warning', file: fileOf(name), message: `Skipped: ${why}.` });
    const { names, problems } = ownFilesIn(folder);
    files.problems.push(...problems);
    for (const name of names) {
      if (files.has(`/${name}`)) skip(name, 'another file of this name takes its place');
      else files.add({ path: `/${name}`, body: readFileSync(join(folder, name)), source: fileOf(name) });
    }
    for (const name of filesIn(folder).filter(isIgnored)) skip(name, 'it’s a hidden or leftover file');
  }
}
