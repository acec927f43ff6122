import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isIgnored, ownFilesIn } from './files-in.ts';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';
import type { SiteFiles } from './site.ts';

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
  const ignored = filesIn(folder).filter(isIgnored);
  const file = (name: string) => displayPath(join(folder, name));
  return [...problems, ...ignored.map((name): Problem => ({ severity: 'warning', file: file(name), message }))];
}

/** A warning if a company's `_headers` replaces the project's and drops some of its headers, most of which are for security. */
function droppedHeaders(own: string, shared: string): Problem[] {
  const [file, replaced] = [join(own, '_headers'), join(shared, '_headers')];
  if (!existsSync(file)) return [];
  const named = headersIn(file);
  const dropped = headersIn(replaced).filter((name) => !named.includes(name));
  if (dropped.length === 0) return [];
  const message = `This file replaces ${displayPath(replaced)} and leaves out ${dropped.join(', ')}.`;
  return [{ severity: 'warning', file: displayPath(file), message, help: 'Copy the lines that you want to keep.' }];
}

/** The names of the headers that a file sets. */
const headersIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name);
