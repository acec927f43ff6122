import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';

/** Whether a file name can be part of an address: a-z, 0-9 and single hyphens, or a state's two capital letters. */
export const isSlug = (name: string): boolean => /^(?:[a-z\d]+(?:-[a-z\d]+)*|[A-Z]{2})$/.test(name);

/** Whether Finder or Explorer made the file: the notes on where a download came from, too (WSL shows their colon as U+F03A). */
export const isJunk = (name: string) =>
  /^(?:\.DS_Store|\._.*|Icon[\r\uF00D]|Thumbs\.db|desktop\.ini|.+[:\uF03A]Zone\.Identifier)$/i.test(name);

/** Dotfiles that hosts read. */
const hostFiles = ['.well-known', '.nojekyll', '.htaccess'];
const leftovers = /~$|^~\$|^#.*#$|\.(?:bak|orig|tmp)$|^(?:__MACOSX|@eaDir)$/i;

/** Whether an owner's file is hidden, or was left behind by an editor or an archive. */
export const isIgnored = (path: string) =>
  path.split('/').some((name) => (name.startsWith('.') && !hostFiles.includes(name)) || leftovers.test(name));

/** The files of a folder and its subfolders but for junk, as relative paths with slashes; none if there is no folder. */
export const filesIn = (folder: string, prefix = ''): string[] =>
  entriesOf(join(folder, prefix)).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(folder, `${prefix}${entry.name}/`);
    return isJunk(entry.name) ? [] : [prefix + entry.name];
  });

/** What is in a folder. Another process may delete it after it was listed. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The files of an owner's folder, except hidden and leftover ones.
 * @returns also an error for each link, which may lead anywhere, and for anything else that isn't a file
 */
export function ownFilesIn(folder: string): { names: string[]; problems: Problem[] } {
  const problems = kindProblem(folder, 'folder');
  const found = problems.length > 0 ? [] : filesIn(folder).filter((name) => !isIgnored(name));
  const names = found.filter((name) => {
    const wrong = kindProblem(join(folder, name), 'file');
    problems.push(...wrong);
    return wrong.length === 0;
  });
  return { names, problems };
}

/** An error if something other than a file (or a folder) is at a path. */
function kindProblem(path: string, kind: 'file' | 'folder'): Problem[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || (kind === 'file' ? found.isFile() : found.isDirectory())) return [];
  const message = found.isSymbolicLink() ? 'This is a link.' : `This isn’t a ${kind}.`;
  return [{ severity: 'error', file: displayPath(path), message, help: `Put the ${kind} itself there.` }];
}
