import '../process.ts';
import { basename, dirname } from 'node:path';
import { build } from '../../build.ts';
import { UserError } from '../problem.ts';
import type { BuildOptions } from '../sources.ts';
import { isCommand, runCommand } from './command.ts';
import { flags, optionsFor } from './options.ts';
import { reportFailure } from './report.ts';

const dayMs = 24 * 60 * 60 * 1000;

const usage = `Prints changed=true if tonight’s site differs from last night’s, and changed=false if not.

  tsx build/command/overnight.ts [options]

  --business PATH    a company's folder. Repeat the option to check more than one. Prints the names of the folders whose
                     sites differ, such as changed=["smith"]. A site that can’t be built is reported and left out.
  --help, -h         show this help`;

/**
 * Whether the site differs from what the same facts and texts made a day before: a notice has ended, or a post’s day has
 * come. A site that could not be built a day before differs too.
 * @throws UserError where the site cannot be built
 */
export async function changesOvernight(options: BuildOptions, now = new Date()): Promise<boolean> {
  const tonight = await build({ ...options, now });
  try {
    const before = await build({ ...options, now: new Date(now.getTime() - dayMs) });
    const isSame = ([path, body]: [string, Uint8Array]) => {
      const other = before.files.get(path);
      return other !== undefined && Buffer.compare(body, other) === 0;
    };
    return tonight.files.size !== before.files.size || ![...tonight.files].every(isSame);
  } catch (error) {
    if (error instanceof UserError) return true;
    throw error;
  }
}

/** The names of the companies' folders whose sites differ. */
async function changedCompanies(folders: readonly string[]): Promise<string[]> {
  const changed: string[] = [];
  for (const folder of folders) {
    const options = optionsFor(folder);
    try {
      if (await changesOvernight(options)) changed.push(basename(dirname(options.business)));
    } catch (error) {
      reportFailure(error);
    }
  }
  return changed;
}

if (isCommand(import.meta.filename))
  void runCommand({ business: flags.business }, usage, async ({ business }) => {
    const changed = await (business ? changedCompanies(business) : changesOvernight(optionsFor()));
    console.log(`changed=${JSON.stringify(changed)}`);
  });
