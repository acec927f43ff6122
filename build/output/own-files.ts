import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { displayPath } from '../project.ts';
import type { OutputFolders } from './output-folders.ts';

/** Notes which files the build made, beside the site: what is uploaded holds only the site. */
export function noteOwnFiles({ list, staging }: OutputFolders, names: Iterable<string>): void {
  const unfinished = join(staging, 'list');
  const lines = [...new Set(names)].sort().map((name) => `${name}\n`);
  writeFileSync(unfinished, lines.join(''));
  renameSync(unfinished, list);
}

/** The names of the published files; a Fault where any of them was made by no earlier build. */
export function publishedFiles({ site, list }: OutputFolders, project: string): string[] {
  const names = filesIn(site);
  const noted = existsSync(list);
  const made = new Set(noted ? readFileSync(list, 'utf8').split('\n') : []);
  const foreign = names.filter((name) => !made.has(name)).sort();
  if (foreign.length === 0) return names;
  const lost = noted ? '' : ` (the list of what it made, ${basename(list)}, is not beside it)`;
  throw new Fault([
    `${displayPath(site)} holds ${some(foreign)}, which this build did not make and will not remove${lost}. ` +
      `Move it to ${displayPath(join(project, 'static'))}, from where every build copies it, delete it, ` +
      'or choose another folder with --out.',
  ]);
}

function some(names: readonly string[]): string {
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
