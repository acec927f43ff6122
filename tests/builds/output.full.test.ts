import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutput } from '../../build/output.ts';
import { project } from '../../build/project.ts';
import { generationIn } from '../setup/generation.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'output-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that builds one generation after the other. */
const startLoop = () =>
  spawn(process.execPath, ['--import', 'tsx', 'tests/setup/build-loop.ts', site], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

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

/** Has the next build put in order what the last one left; nothing lies beside the site then. */
function settle(): void {
  openOutput(site, 'A').discard();
  expect(readdirSync(folder)).toEqual(['site']);
}

test('a build that is killed forty times, at any moment, leaves one complete site each time', async () => {
  for (let kill = 0; kill < 40; kill += 1) {
    const published = await killedAfter(kill * 3);
    const found = generationIn(existsSync(site) ? site : join(folder, '.site.old')) ?? 0;
    expect(found).toBeGreaterThanOrEqual(published);
    settle();
    expect(generationIn(site)).toBe(found);
  }
}, 300_000);
