import { constants, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { describeError } from '../command/describe-error.ts';
import { type BuiltSite, readSite } from '../serve/built-site.ts';
import type { Files, OwnerFiles } from './owner-files.ts';

/**
 * Builds the site as it would be with changes that are not saved, in a temporary folder that goes with the process; one
 * build after the other.
 * @returns the site, or a sentence for each thing that is wrong with it
 */
export function openCandidates(owner: OwnerFiles) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-edit-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const draft = join(folder, 'draft');
  const out = join(folder, 'site');
  let queue: Promise<unknown> = Promise.resolve();

  async function make(changes: Files): Promise<BuiltSite | { faults: readonly string[] }> {
    rmSync(draft, { recursive: true, force: true });
    for (const [from, to] of Object.entries(owner.sources))
      if (existsSync(from)) cpSync(from, join(draft, to), { recursive: true, mode: constants.COPYFILE_FICLONE });
    for (const [name, value] of Object.entries(changes)) owner.within(draft).write(name, value);
    try {
      const { url } = await build({
        business: join(draft, owner.facts),
        out,
        release: false,
        texts: join(draft, 'content'),
      });
      return readSite(out, url);
    } catch (error) {
      return { faults: describeError(error).map((line) => line.replaceAll(`${draft}/`, '')) };
    }
  }
  return (changes: Files) => {
    const built = queue.then(() => make(changes));
    queue = built.catch(() => undefined);
    return built;
  };
}
