import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../setup/project-copy.ts';

// `npm run bench`: the cost of a build, as Markdown. It runs in a copy of the project, whose
// route table repeats a page until there are as many as the variable PAGES says.
const { folder, remove } = copyProject(['tests/bench', 'tests/setup'], true);
renameSync(join(folder, 'site/routes.tsx'), join(folder, 'site/own-routes.tsx'));
writeFileSync(
  join(folder, 'site/routes.tsx'),
  `import { manyRoutes } from '../tests/bench/many-routes.ts';
import { routes as own } from './own-routes.tsx';
export const routes = manyRoutes(own, Number(process.env.PAGES));`,
);

/** What a run took: seconds by the clock, seconds of CPU in all threads, and megabytes at the most. */
interface Cost {
  clock: number;
  cpu: number;
  memory: number;
}

const build = ['build.ts', '--out', 'out/site'];
const reactAlone = ['tests/bench/react-alone.ts', 'out/react'];
const readText = (kilobytes: number) => ['tests/bench/read-text.ts', String(kilobytes)];
const readFacts = ['tests/bench/read-facts.ts', '5000'];
/** Makes a process write its use of the machine to file descriptor 3 when it ends. */
const usage =
  'data:text/javascript,import {writeSync} from "node:fs";process.on("exit",()=>writeSync(3,JSON.stringify(process.resourceUsage())))';

function measure(script: readonly string[], pages: number): Cost {
  const start = performance.now();
  const { status, stderr, output } = spawnSync(process.execPath, ['--import', 'tsx', '--import', usage, ...script], {
    cwd: folder,
    env: { ...process.env, PAGES: String(pages) },
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

/** The medians of several runs of scripts that take turns; the first turn, which fills the caches, does not count. */
function medians(scripts: readonly (readonly string[])[], pages: number, runs: number): Cost[] {
  const turns = Array.from({ length: runs + 1 }, () => {
    rmSync(join(folder, 'out'), { recursive: true, force: true });
    return scripts.map((script) => measure(script, pages));
  }).slice(1);
  return scripts.map((_, at) => {
    const median = (figure: keyof Cost) =>
      turns.map((costs) => costs[at]?.[figure] ?? 0).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
    return { clock: median('clock'), cpu: median('cpu'), memory: median('memory') };
  });
}

const row = (what: string, { clock, cpu, memory }: Cost) =>
  `| ${what} | ${clock.toFixed(1)} s | ${cpu.toFixed(1)} s | ${Math.round(memory)} MB |`;

try {
  const first = measure(build, 18);
  const [site] = medians([build], 18, 9);
  const [react, thousand] = medians([reactAlone, build], 1000, 5);
  const [short, long] = medians([readText(90), readText(180)], 0, 5);
  const [facts] = medians([readFacts], 0, 5);
  if (!site || !react || !thousand || !short || !long || !facts) throw new Error('Nothing was measured.');
  console.log('| | clock | CPU | memory |\n|---|--:|--:|--:|');
  console.log(row('the site, with an empty cache', first));
  console.log(row('the site', site));
  console.log(row('1,000 pages of 23 KB, React alone', react));
  console.log(row(`1,000 pages, ${(thousand.cpu / react.cpu).toFixed(2)} × of that`, thousand));
  console.log(row('a text of 90 KB, all of it hard to read', short));
  console.log(row('one of 180 KB', long));
  console.log(row('facts with 15,000 mistakes', facts));
} finally {
  remove();
}
