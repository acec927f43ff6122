import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { userError } from './problem.ts';
import { displayPath } from './project.ts';

/** Whether Finder or Explorer creates files of this name: `.DS_Store`, `Thumbs.db`. */
const isJunk = (name: string) => /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name);

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
 * Refuses a folder of the owner's that is itself a link, which may lead anywhere on the machine.
 * @throws UserError where it is one
 */
export function refuseLinkedFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw userError('This is a link.', {
      file: displayPath(folder),
      help: 'Put the folder itself there.',
    });
}
