import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { shown } from '../project.ts';

/**
 * The file in the output that lists what the build made, so that it never takes a foreign file for its own. The name
 * says what it is to whoever finds it. It lies in the output because it must live and move with it; the dot keeps it
 * out of `dist/*` and of listings, and it tells nothing that is not public anyway.
 */
export const builtFiles = '.built-files';

/** The text of the list: sorted, and without a time, so that the same site gives the same list. */
export function listOf(names: readonly string[]): string {
  return [...names]
    .sort()
    .map((name) => `${name}\n`)
    .join('');
}

/** A Fault where the output folder holds anything that no earlier build made. */
export function refuseForeignFiles(site: string, project: string): void {
  const list = join(site, builtFiles);
  const made = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  const foreign = filesIn(site).filter((name) => name !== builtFiles && !made.has(name));
  if (foreign.length === 0) return;
  throw new Fault([
    `${shown(site)} holds ${some(foreign.sort())}, which this build did not make and will not remove. ` +
      `Move it to ${shown(join(project, 'static'))}, from where every build copies it, delete it, ` +
      'or choose another folder with --out.',
  ]);
}

function some(names: readonly string[]): string {
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
