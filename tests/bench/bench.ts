import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../setup/project-copy.ts';

// `npm run bench`: the cost of a build, as Markdown, in a copy of the project.
const { folder, remove } = copyProject([], true);

/** What a run took: seconds by the clock, seconds of CPU in all threads, and megabytes at the most. */
interface Cost {
  clock: number;
  cpu: number;
  memory: number;
}

/** Makes a process write its use of the machine to file descriptor 3 when it ends. */
const usage =
  'data:text/javascript,import {writeSync} from "node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))';

function measure(): Cost {
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  const start = performance.now();
  const script = ['build.ts', '--out', 'out/site'];
  const { status, stderr, output } = spawnSync(process.execPath, ['--import', 'tsx', '--import', usage, ...script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script.join(' ')} ended with ${status}:\n${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(output[3] ?? '');
  return {
    clock: (performance.now() - start) / 1000,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    memory: (maxRSS * 1024) / 1e6,
  };
}

/** The medians of several runs. */
function median(runs: number): Cost {
  const costs = Array.from({ length: runs }, measure);
  const middle = (figure: keyof Cost) =>
    costs.map((cost) => cost[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  return { clock: middle('clock'), cpu: middle('cpu'), memory: middle('memory') };
}

const row = (what: string, { clock, cpu, memory }: Cost) =>
  `| ${what} | ${clock.toFixed(1)} s | ${cpu.toFixed(1)} s | ${Math.round(memory)} MB |`;

try {
  console.log('| | clock | CPU | memory |\n|---|--:|--:|--:|');
  console.log(row('the site, with an empty cache', measure()));
  console.log(row('the site', median(9)));
} finally {
  remove();
}
