import '../process.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';
import { isCommand, runCommand } from './command.ts';
import { type Options, optionsFor } from './options.ts';

const dayMs = 24 * 60 * 60 * 1000;

const usage = `Prints changed=true where tonight’s site differs from last night’s, and changed=false where it does not.

  tsx build/command/overnight.ts`;

/**
 * Whether the site differs from what the same facts and texts made a day before: a notice has ended, or a post’s day has
 * come. A site that could not be built a day before differs too.
 * @throws Fault where the site cannot be built
 */
export async function changesOvernight(options: Options, now = new Date()): Promise<boolean> {
  const tonight = await checksumOn(now, options);
  try {
    return tonight !== (await checksumOn(new Date(now.getTime() - dayMs), options));
  } catch (error) {
    if (error instanceof Fault) return true;
    throw error;
  }
}

async function checksumOn(today: Date, options: Options): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'overnight-'));
  try {
    const out = join(folder, 'site');
    await build({ ...options, out, today });
    const hash = createHash('sha256');
    for (const name of filesIn(out).sort()) hash.update(`${name}\0`).update(readFileSync(join(out, name)));
    return hash.digest('hex');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isCommand(import.meta.filename))
  void runCommand({}, usage, async () => console.log(`changed=${await changesOvernight(optionsFor())}`));
