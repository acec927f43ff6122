import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOutput } from '../../build/output/output.ts';
import { besides, generationIn } from './generation.ts';

const root = join(import.meta.dirname, '../..');

/** Milliseconds after the first build; or in the gap, which is too short to be hit, so there the build kills itself. */
export type When = number | 'between the renames';

/** What was found after a build was killed. */
export interface Finding {
  /** What the build was at. */
  moment: 'between builds' | 'while it wrote' | 'while it removed' | 'between the renames';
  /** The longest gap between two renames up to then, in milliseconds. */
  gap: number;
  /** In a sentence; undefined where all was well. */
  fault: string | undefined;
}

/** Starts a process that builds one generation after the other, that many or until it is killed. */
export function startLoop(site: string, project: string, builds = Infinity, end = ''): ChildProcess {
  const args = [join(import.meta.dirname, 'build-loop.ts'), site, project, String(builds), end];
  return spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Has a loop of builds killed, looks at what is on the disk, and lets the next build recover. */
export async function killOnce(site: string, project: string, when: When): Promise<Finding> {
  const builds = await killedLoop(site, project, when);
  const moment = momentOf(site);
  const published = Math.max(0, ...builds.map(({ generation }) => generation));
  const gap = Math.max(0, ...builds.map(({ gap }) => gap));
  return { moment, gap, fault: faultAfterKill(site, project, published) };
}

async function killedLoop(site: string, project: string, when: When): Promise<{ generation: number; gap: number }[]> {
  const loop = startLoop(site, project, Infinity, String(when));
  let told = '';
  loop.stdout?.on('data', (chunk) => {
    told += chunk;
  });
  const closed = once(loop, 'close');
  if (typeof when === 'number') {
    await Promise.race([once(loop.stdout ?? loop, 'data'), closed]);
    await wait(when);
    loop.kill('SIGKILL');
  }
  await closed;
  const lines = told.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [generation = 0, gap = 0] = line.split(' ').map(Number);
    return { generation, gap };
  });
}

function momentOf(site: string): Finding['moment'] {
  if (!existsSync(site)) return 'between the renames';
  if (!existsSync(stagingOf(site))) return 'between builds';
  const isRemoving = existsSync(oldOf(site)) || existsSync(join(stagingOf(site), 'gone'));
  const isWriting = readdirSync(stagingOf(site)).some((name) => name.startsWith('next-'));
  return isWriting && !isRemoving ? 'while it wrote' : 'while it removed';
}

function faultAfterKill(site: string, project: string, published: number): string | undefined {
  const found = generationIn(existsSync(site) ? site : oldOf(site));
  openOutput(site, project).discard();
  if (found === undefined) return 'no complete site was on the disk';
  if (found < published) return `generation ${published} had been published, ${found} was found`;
  if (generationIn(site) !== found) return `generation ${found} was not put back`;
  if (besides(site).length > 0) return `the next build left ${besides(site).join(', ')}`;
}

const stagingOf = (site: string) => join(dirname(site), '.site.build');
const oldOf = (site: string) => join(dirname(site), '.site.old');
