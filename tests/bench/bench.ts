import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../setup/project-copy.ts';

// `npm run bench`: measures a build in a copy of the project, and prints the README's table.
const { folder, remove } = copyProject([], true);

/** Makes a process write its resource usage to file descriptor 3 when it ends. */
const usage =
  'data:text/javascript,import {writeSync} from "node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))';

/** Runs a build. @returns seconds by the clock, seconds of CPU in all threads, and the most megabytes in memory */
function measure(): readonly [clock: number, cpu: number, memory: number] {
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  const start = performance.now();
  const args = ['--import', 'tsx', '--import', usage, 'build.ts', '--out', 'out/site'];
  const { status, stderr, output } = spawnSync(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build ended with ${status}:\n${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(output[3] ?? '');
  return [(performance.now() - start) / 1000, (userCPUTime + systemCPUTime) / 1e6, (maxRSS * 1024) / 1e6];
}

/** A row of the table: the medians of `builds` builds. */
function row(what: string, builds: number): string {
  const costs = Array.from({ length: builds }, measure);
  const [clock = 0, cpu = 0, memory = 0] = [0, 1, 2].map(
    (figure) => costs.map((cost) => cost[figure] ?? 0).sort((a, b) => a - b)[Math.floor(builds / 2)],
  );
  return `| ${what} | ${clock.toFixed(1)} s | ${cpu.toFixed(1)} s | ${Math.round(memory)} MB |`;
}

try {
  console.log('| | clock | CPU | memory |\n|---|--:|--:|--:|');
  console.log(row('the site, with an empty cache', 1));
  console.log(row('the site', 9));
} finally {
  remove();
}
