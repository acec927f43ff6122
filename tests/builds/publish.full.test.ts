import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { project } from '../../build/project.ts';
import { restore } from '../../build/published-folder.ts';
import { generationIn } from '../setup/generation.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'publish-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loop = ['--import', 'tsx', 'tests/setup/generation.ts'];

/** A process that publishes one generation after another. */
const startLoop = () =>
  spawn(process.execPath, [...loop, site], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });

/** Kills a loop some milliseconds after its first build; returns the last generation it reported. */
async function killedAfter(milliseconds: number): Promise<number> {
  const loop = startLoop();
  let told = '';
  loop.stdout.on('data', (chunk) => (told += chunk));
  const closed = once(loop, 'close');
  await Promise.race([once(loop.stdout, 'data'), closed]);
  await wait(milliseconds);
  loop.kill('SIGKILL');
  await closed;
  return Number(told.trim().split('\n').at(-1));
}

test('forty builds killed at any moment each leave one whole site', async () => {
  for (let kill = 0; kill < 40; kill += 1) {
    const published = await killedAfter(kill * 3);
    restore(site);
    expect(generationIn(site), `the generation after kill ${kill}`).toBeGreaterThanOrEqual(published);
  }
}, 300_000);

test('two builds that keep publishing at once leave one whole site, and neither fails', async () => {
  const loops = [startLoop(), startLoop()];
  const told = loops.map(() => '');
  for (const [index, { stdout }] of loops.entries()) stdout.on('data', (chunk) => (told[index] += chunk));
  const publications = () => Math.min(...told.map((lines) => lines.split('\n').length));
  await expect.poll(publications, { timeout: 60_000, message: 'publications of a loop' }).toBeGreaterThan(20);
  expect(loops.map(({ exitCode }) => exitCode)).toEqual([null, null]);
  for (const loop of loops) loop.kill('SIGKILL');
  await Promise.all(loops.map((loop) => once(loop, 'close')));
  restore(site);
  expect(generationIn(site), 'the generation that is left').toBeGreaterThan(0);
}, 90_000);
