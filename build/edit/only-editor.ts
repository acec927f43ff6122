import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { userError } from '../problem.ts';
import { displayPath } from '../project.ts';

/**
 * Notes the address of this editor until it ends: two editors of one company would overwrite each other's drafts.
 * @param note the file for it, one for each company, which no other user may read
 * @param address of this editor, with its token
 * @throws UserError with the address of the editor that already has these facts open
 */
export async function claimFacts(factsFile: string, note: string, address: string): Promise<void> {
  const other = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (await isUp(other))
    throw userError('These facts are open in another editor.', {
      file: displayPath(factsFile),
      help: `Open ${other}, or stop that editor first.`,
    });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, address, { mode: 0o600 });
  process.once('exit', () => rmSync(note, { force: true }));
}

/** Whether an editor still runs at an address. After a crash its port may belong to another program, without the token. */
async function isUp(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return false;
  const { origin, hash } = new URL(address);
  const answer = await fetch(`${origin}/state`, { headers: { 'x-token': hash.slice(1) } }).catch(() => undefined);
  return answer?.ok === true;
}
