import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { userError } from '../problem.ts';
import { displayPath } from '../project.ts';

/** An editor listens within this time. */
const startsWithinMs = 60_000;

/**
 * Notes the address of this editor, until it ends. Two editors of one company would take each other's drafts away.
 * @param note the file for it, one for each company, which no other user may read
 * @param address of this editor, with its token
 * @throws UserError where an editor of these facts runs already, with its address
 */
export async function claimFacts(factsFile: string, note: string, address: string): Promise<void> {
  const other = addressIn(note);
  if (other && (await isUp(other)))
    throw userError('These facts are open in another editor.', {
      file: displayPath(factsFile),
      help: `Open ${other.address}, or stop that editor first.`,
    });
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, JSON.stringify({ address, pid: process.pid }), { mode: 0o600 });
    process.once('exit', () => rmSync(note, { force: true }));
  } catch {
    // The form says that nothing can be kept there, either.
  }
}

interface Other {
  address: string;
  pid: number;
  since: number;
}

function addressIn(note: string): Other | undefined {
  try {
    return { ...JSON.parse(readFileSync(note, 'utf8')), since: statSync(note).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Whether the editor of a note runs: after a kill, nothing has its number, or another process does. */
async function isUp({ address, pid, since }: Other): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
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
