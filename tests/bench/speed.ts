import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../setup/project-copy.ts';
import { type Cost, measure, median } from './measure.ts';
import { stretchWords } from './stretched-words.ts';

/** A row: how many pages of what, by whom they were made, and at what cost. */
export interface Row {
  pages: number;
  kind: 'the site' | 'posts' | 'components';
  who: string;
  cost: Cost;
  /** The cost of the least that makes as many pages: the first row of the same ones. */
  floor: Cost;
}

/** How many pages, and how many runs make a median; none stands for the site as it is. */
const sizes = [
  { pages: 0, kind: 'the site', runs: 9 },
  { pages: 1000, kind: 'posts', runs: 5 },
  { pages: 10_000, kind: 'posts', runs: 3 },
] as const;
const components = { pages: 10_000, kind: 'components', runs: 5 } as const;

/** Measures a first build, and then floors and builds in turns, in a copy of the project with its own cache. */
export function measureSpeed(): { first: Cost; rows: Row[]; site: string; remove: () => void } {
  const { folder, remove } = copyProject(['tests/bench', 'tests/setup'], true);
  const site = join(folder, 'dist');
  const first = measure(folder, ['build.ts']);
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'styles.css'), /<style>([\s\S]*?)<\/style>/.exec(home)?.[1] ?? '');

  const rows = sizes.flatMap(({ pages, kind, runs }) => {
    const words = join(folder, `words-${pages}`);
    stretchWords(words, pages);
    const floor = ['tests/bench/floor.ts', 'out/floor', words, 'styles.css'];
    const build = ['tests/bench/build.ts', 'out/site', words];
    return inTurns(folder, { pages: pages || 18, kind }, runs, { floor, build, 'build again': build });
  });
  return { first, rows: [...rows, ...measureComponents(folder)], site, remove };
}

/** Measures React alone and the build over the same pages of components, in a copy that is good for nothing else then. */
export function measureComponents(folder: string, { pages, kind, runs } = components): Row[] {
  renameSync(join(folder, 'site/routes.tsx'), join(folder, 'site/own-routes.tsx'));
  writeFileSync(
    join(folder, 'site/routes.tsx'),
    `import { manyRoutes } from '../tests/bench/many-routes.ts';
import { routes as own } from './own-routes.tsx';
export { siteMeta } from './own-routes.tsx';
export const routes = manyRoutes(own, ${pages});`,
  );
  const build = ['build.ts', '--out', 'out/site'];
  const scripts = { 'React alone': ['tests/bench/react-alone.ts', 'out/react'], build, 'build again': build };
  return inTurns(folder, { pages, kind }, runs, scripts);
}

function inTurns(
  folder: string,
  what: Pick<Row, 'pages' | 'kind'>,
  runs: number,
  scripts: Record<string, string[]>,
): Row[] {
  const costs = Object.entries(scripts).map(([who, args]) => ({ who, args, all: [] as Cost[] }));
  // One run more than counts: the first is there to fill the caches of the system.
  for (let run = 0; run <= runs; run += 1) {
    rmSync(join(folder, 'out'), { recursive: true, force: true });
    for (const { args, all } of costs) all.push(measure(folder, args));
  }
  const rows = costs.map(({ who, all }) => ({ ...what, who, cost: median(all.slice(1)) }));
  return rows.map((row) => ({ ...row, floor: rows[0]?.cost ?? row.cost }));
}
