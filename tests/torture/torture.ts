import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killOnce } from './kill.ts';
import { randomFrom, tortureOptions } from './torture-options.ts';

/** The long form of the suite's kill test: a hundred builds killed, three at random moments, the fourth in the gap. */
const { short, seed } = tortureOptions();
const kills = short ? 20 : 100;
const random = randomFrom(seed);
const folder = mkdtempSync(join(tmpdir(), 'torture-'));
const moments = { 'between builds': 0, 'while it wrote': 0, 'while it removed': 0, 'between the renames': 0 };
const faults: string[] = [];
let longestGap = 0;

try {
  for (let kill = 1; kill <= kills; kill += 1) {
    const when = kill % 4 === 0 ? 'between the renames' : random() * 50;
    const { moment, gap, fault } = await killOnce(join(folder, 'site'), join(folder, 'project'), when);
    moments[moment] += 1;
    longestGap = Math.max(longestGap, gap);
    if (fault) faults.push(`Kill ${kill}, ${moment}: ${fault}.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const [moment, count] of Object.entries(moments)) console.log(`${String(count).padStart(5)}  killed ${moment}`);
if (moments['while it wrote'] === 0) faults.push('No kill fell into a write, so this run proves little.');
console.log(
  `${kills} kills, ${faults.length} faults, longest gap between the renames ${longestGap.toFixed(3)} ms, seed ${seed}`,
);
for (const fault of faults) console.error(fault);

const facts = ['--import', 'tsx', join(import.meta.dirname, 'facts.ts'), '--seed', String(seed)];
const { status } = spawnSync(process.execPath, short ? [...facts, '--short'] : facts, { stdio: 'inherit' });
process.exitCode = faults.length > 0 ? 1 : (status ?? 1);
if (process.exitCode) console.error(`Repeat it:\n  npm run torture --${short ? ' --short' : ''} --seed ${seed}`);
