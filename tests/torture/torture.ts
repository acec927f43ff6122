import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killOnce } from './kill.ts';

/** The long form of the suite's kill test: a hundred builds killed, three at random moments, the fourth in the gap. */
const kills = 100;
const folder = mkdtempSync(join(tmpdir(), 'torture-'));
const moments = { 'between builds': 0, 'writing or removing': 0, 'between the renames': 0 };
const faults: string[] = [];
let longestGap = 0;

try {
  for (let kill = 1; kill <= kills; kill += 1) {
    const when = kill % 4 === 0 ? 'between the renames' : 'at random';
    const { moment, gap, fault } = await killOnce(join(folder, 'site'), join(folder, 'project'), when);
    moments[moment] += 1;
    longestGap = Math.max(longestGap, gap);
    if (fault) faults.push(`Kill ${kill}, ${moment}: ${fault}.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const [moment, count] of Object.entries(moments)) console.log(`${String(count).padStart(5)}  killed ${moment}`);
console.log(`${kills} kills, ${faults.length} faults, longest gap between the renames ${longestGap.toFixed(3)} ms`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
