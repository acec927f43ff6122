import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openOutput } from '../../build/output/output.ts';
import { besides, generationIn } from './generation.ts';

const root = join(import.meta.dirname, '../..');

/** The gap is too short to be hit by chance, so there the build kills itself. */
export type When = 'at random' | 'between the renames';

/** What was found after a build was killed. */
export interface Finding {
  /** What the build was at. */
  moment: 'between builds' | 'writing or removing' | 'between the renames';
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
  const loop = startLoop(site, project, Infinity, when);
  let told = '';
  loop.stdout?.on('data', (chunk) => {
    told += chunk;
  });
  const closed = once(loop, 'close');
  if (when === 'at random') {
    await Promise.race([once(loop.stdout ?? loop, 'data'), closed]);
    await wait(Math.random() * 50);
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
  return existsSync(stagingOf(site)) ? 'writing or removing' : 'between builds';
}

function faultAfterKill(site: string, project: string, published: number): string | undefined {
  const found = generationIn(existsSync(site) ? site : join(dirname(site), '.site.old'));
  openOutput(site, project).discard();
  if (found === undefined) return 'no complete site was on the disk';
  if (found < published) return `generation ${published} had been published, ${found} was found`;
  if (generationIn(site) !== found) return `generation ${found} was not put back`;
  if (besides(site).length > 0) return `the next build left ${besides(site).join(', ')}`;
}

function stagingOf(site: string): string {
  return join(dirname(site), '.site.build');
}
