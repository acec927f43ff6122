import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../setup/project-copy.ts';
import { type Cost, measure, median } from './measure.ts';
import { stretchWords } from './stretched-words.ts';

/** A row: how many pages, by whom they were made, and at what cost. */
export interface Row {
  pages: number;
  who: 'floor' | 'build' | 'build again';
  cost: Cost;
  /** The cost of the floor of as many pages. */
  floor: Cost;
}

/** How many pages, and how many runs make a median; none stands for the site as it is. */
const sizes = [
  { pages: 0, runs: 9 },
  { pages: 1000, runs: 5 },
  { pages: 10_000, runs: 3 },
];

/** Measures a first build, and then the floor and the build in turns, in a copy of the project with its own cache. */
export function measureSpeed(): { first: Cost; rows: Row[]; site: string; remove: () => void } {
  const { folder, remove } = copyProject(['tests/bench', 'tests/setup'], true);
  const site = join(folder, 'dist');
  const first = measure(folder, ['build.ts']);
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'styles.css'), /<style>([\s\S]*?)<\/style>/.exec(home)?.[1] ?? '');

  const rows = sizes.flatMap(({ pages, runs }) => {
    const words = join(folder, `words-${pages}`);
    stretchWords(words, pages);
    const costs: Record<Row['who'], Cost[]> = { floor: [], build: [], 'build again': [] };
    // One run more than counts: the first is there to fill the caches of the system.
    for (let run = 0; run <= runs; run += 1) {
      rmSync(join(folder, 'out'), { recursive: true, force: true });
      costs.floor.push(measure(folder, ['tests/bench/floor.ts', 'out/floor', words, 'styles.css']));
      costs.build.push(measure(folder, ['tests/bench/build.ts', 'out/site', words]));
      costs['build again'].push(measure(folder, ['tests/bench/build.ts', 'out/site', words]));
    }
    const floor = median(costs.floor.slice(1));
    const whos = Object.keys(costs) as Row['who'][];
    return whos.map((who) => ({ pages: pages || 18, who, cost: median(costs[who].slice(1)), floor }));
  });
  return { first, rows, site, remove };
}
