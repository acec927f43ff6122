import { cpus } from 'node:os';
import { measureSpeed } from './speed.ts';
import { weigh } from './weight.ts';

// `npm run bench`: what the build costs beside the least that makes the same pages, and what the pages weigh, as two
// tables in Markdown. The floor (floor.ts) renders and writes page after page with the same modules, and looks at none;
// React alone (react-alone.ts) makes no heads either.
const number = new Intl.NumberFormat('en-US');
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)).join(' | ')} |`)
    .join('\n');

const { first, rows, site, remove } = measureSpeed();
try {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}.\n`);
  console.log(
    table(
      ['', 'pages', 'CPU', 'of the floor', 'CPU a page', 'memory', 'clock'],
      rows.map(({ who, pages, kind, cost, floor }) => [
        who,
        `${number.format(pages)}, ${kind}`,
        `${cost.cpu.toFixed(2)} s`,
        `${(cost.cpu / floor.cpu).toFixed(2)} ×`,
        `${((cost.cpu / pages) * 1000).toFixed(2)} ms`,
        `${Math.round(cost.memory)} MB`,
        `${cost.wall.toFixed(2)} s`,
      ]),
    ),
  );
  console.log(`\nA first build, with an empty cache: ${first.wall.toFixed(1)} s, ${first.cpu.toFixed(1)} s of CPU.\n`);
  console.log(
    table(
      ['page', 'HTML', 'brotli 11', 'requests', 'transferred'],
      (await weigh(site)).map(({ path, raw, brotli, requests, transferred }) => [
        path,
        raw,
        brotli,
        requests,
        transferred,
      ]),
    ),
  );
} finally {
  remove();
}
