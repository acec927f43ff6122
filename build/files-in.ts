import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';

/** Whether Finder or Explorer creates files of this name: `.DS_Store`, `Thumbs.db`. */
export const isJunk = (name: string) => /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name);

/** Files that begin with a dot and that hosts read. */
const hostFiles = ['.well-known', '.nojekyll', '.htaccess'];

/** Whether a file of the owner's is hidden, or was left behind by an editor or the system. */
export const isIgnored = (path: string) =>
  path
    .split('/')
    .some((name) => isJunk(name) || (name.startsWith('.') && !hostFiles.includes(name)) || ignoredFiles.test(name));
const ignoredFiles = /~$|^~\$|^#.*#$|\.(?:bak|orig|tmp)$|^__MACOSX$/i;

/**
 * The files of a folder and its subfolders, as paths from there with slashes; none where it does not exist.
 * @param withJunk whether those that Finder or Explorer created are among them
 */
export function filesIn(folder: string, withJunk = false, prefix = ''): string[] {
  const from = join(folder, prefix);
  if (!existsSync(from)) return [];
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(folder, withJunk, `${prefix}${entry.name}/`);
    return withJunk || !isJunk(entry.name) ? [prefix + entry.name] : [];
  });
}

/**
 * The files of a folder of the owner's, but for those that are hidden or left behind.
 * @returns an error, too, where the folder is something else, and for each link or device in it: a link may lead anywhere on
 *   the machine
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

/** An error where what is at a path is no file, folder or link, but a pipe or a device, which can't be copied. */
export function specialFile(path: string): Problem[] {
  const found = lstatSync(path);
  return found.isDirectory() || found.isSymbolicLink() ? [] : kindProblem(path, 'file');
}

/** An error where something else than a file, or a folder, is at a path. */
function kindProblem(path: string, kind: 'file' | 'folder'): Problem[] {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || (kind === 'file' ? found.isFile() : found.isDirectory())) return [];
  const message = found.isSymbolicLink() ? 'This is a link.' : `This isn’t a ${kind}.`;
  return [{ severity: 'error', file: displayPath(path), message, help: `Put the ${kind} itself there.` }];
}
