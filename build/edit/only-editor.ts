import { once } from 'node:events';
import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { userError } from '../problem.ts';
import { displayPath } from '../project.ts';
import { otherSessions, sessionFolder } from './session-folder.ts';

/** What an editor notes of itself: the facts that it edits, and its address. */
const noteSchema = v.object({ facts: v.string(), address: v.string() });
/** An editor listens within this time. */
const startsWithinMs = 60_000;

/**
 * Notes in this process's folder, which no other user may read, which facts it edits. Two editors of one company would
 * take each other's drafts away.
 * @param address of this editor, with its token
 * @throws UserError where an editor of these facts runs already, with its address
 */
export async function claimFacts(factsFile: string, address: string): Promise<void> {
  const facts = realpathSync(factsFile);
  const own = join(sessionFolder(), 'editor.json');
  writeFileSync(own, JSON.stringify({ facts, address }));
  const { mtimeMs: since } = statSync(own);
  for (const folder of otherSessions()) {
    const other = noteIn(folder);
    // Of two that start at once, the first stays.
    if (other?.facts !== facts || other.since > since || !(await isUp(other))) continue;
    throw userError('These facts are open in another editor.', {
      file: displayPath(factsFile),
      help: `Open ${other.address}, or stop that editor first.`,
    });
  }
}

function noteIn(folder: string) {
  try {
    const file = join(folder, 'editor.json');
    return { ...v.parse(noteSchema, JSON.parse(readFileSync(file, 'utf8'))), since: statSync(file).mtimeMs };
  } catch {
    // It is another user's, or has just ended.
    return undefined;
  }
}

/** Whether the editor of a note runs: after a kill, another process may have its number. */
async function isUp({ address, since }: { address: string; since: number }): Promise<boolean> {
  if (Date.now() - since < startsWithinMs) return true;
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
