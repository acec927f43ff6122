import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { project } from '../../build/project.ts';
import { restore } from '../../build/published-folder.ts';
import { buildGeneration, generationIn } from '../setup/generation.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'publish-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loop = ['--import', 'tsx', 'tests/setup/build-loop.ts'];

/** A process that builds one generation after the other. */
const startLoop = () =>
  spawn(process.execPath, [...loop, site], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });

/** Kills a loop of builds some milliseconds after the first one; tells the last generation that was published for sure. */
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

test('a build that is killed forty times, at any moment, leaves one complete site each time', async () => {
  for (let kill = 0; kill < 40; kill += 1) {
    const published = await killedAfter(kill * 3);
    restore(site);
    expect(generationIn(site), `the generation after kill ${kill}`).toBeGreaterThanOrEqual(published);
  }
}, 300_000);

test('of two builds that publish at once, again and again, one whole site is left, and neither fails', async () => {
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

// Any user but root; 65534 is nobody on Linux, and is there without an entry in the list of users.
test.runIf(process.getuid?.() === 0)(
  'what root built, no other user replaces: they read what to do, and the site is whole',
  () => {
    buildGeneration(site, 7);
    chmodSync(folder, 0o755);
    const { status, stderr } = spawnSync(process.execPath, [...loop, site], {
      cwd: project,
      encoding: 'utf8',
      uid: 65_534,
      gid: 65_534,
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /Couldn’t write the site: EACCES: .*Your old site is untouched\. If a build with sudo made it, delete it with sudo\./,
    );
    expect(generationIn(site)).toBe(7);
  },
  30_000,
);
