import { randomUUID } from 'node:crypto';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Fault } from '../fault.ts';
import { displayPath } from '../project.ts';

/** The project's own rooms, which no output may replace. */
const rooms = ['site', 'build', 'static', 'tests', 'node_modules', '.git', '.github', '.ci'];

/** The places of one output. */
export interface OutputFolders {
  /** The published site. */
  site: string;
  /** Its siblings. This one exists only while a build runs or after one was killed; */
  staging: string;
  /** in it stands the site being written, under a name that no other build has; */
  next: string;
  /** the site being replaced, always whole, as long as it may have to be put back; */
  old: string;
  /** and which files of the site the build made. */
  list: string;
}

/** Where the site goes and where it is staged, beside it and so on the same disk; a Fault where no site must go. */
export function outputFolders(folder: string, project: string): OutputFolders {
  const site = realPath(folder);
  const beside = (end: string) => join(dirname(site), `.${basename(site)}.${end}`);
  const staging = beside('build');
  const fault = linkFault(folder) ?? projectFault(site, realPath(project)) ?? diskFault(site) ?? stagingFault(staging);
  if (fault === undefined) {
    return { site, staging, next: join(staging, `next-${randomUUID()}`), old: beside('old'), list: beside('files') };
  }
  throw new Fault([`The output folder ${displayPath(folder)} ${fault}. Choose another one with --out.`]);
}

function linkFault(folder: string): string | undefined {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  return 'is a symbolic link, which publishing would replace';
}

function projectFault(site: string, project: string): string | undefined {
  if (site === project) return 'is the project itself';
  if (isInside(project, site)) return 'contains the project';
  const room = rooms.find((room) => site === join(project, room) || isInside(site, join(project, room)));
  if (room) return `is a part of the project's own ${room}/`;
}

function diskFault(site: string): string | undefined {
  const found = statSync(site, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) return 'is a file';
  if (dirname(site) === site || found.dev !== statSync(dirname(site)).dev) {
    return 'is a disk of its own, which cannot be renamed; a folder on it can';
  }
}

function stagingFault(staging: string): string | undefined {
  const found = lstatSync(staging, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return `needs the name ${basename(staging)} beside it, which something else has`;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The path as the system spells it, links resolved, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return join(realPath(dirname(path)), basename(path));
  }
}
