import '../process.ts';
import { build } from '../../build.ts';
import { UserError } from '../problem.ts';
import { isCommand, runCommand } from './command.ts';
import { type BuildOptions, optionsFor } from './options.ts';

const dayMs = 24 * 60 * 60 * 1000;

const usage = `Prints changed=true where tonight’s site differs from last night’s, and changed=false where it does not.

  tsx build/command/overnight.ts`;

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

if (isCommand(import.meta.filename))
  void runCommand({}, usage, async () => console.log(`changed=${await changesOvernight(optionsFor())}`));
