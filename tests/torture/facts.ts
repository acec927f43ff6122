import '../../build/process.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Fault } from '../../build/fault.ts';
import { type Business, checkBusiness } from '../../site/business/business.ts';
import { harmOf } from '../setup/harm.ts';
import { oddFacts, thrownFacts, unclear } from '../setup/hostile-facts.ts';
import { tortureOptions } from './torture-options.ts';

/** The long form of the suite's hostile facts: thousands thrown at the check, all accepted ones rendered, some built. */
const { short, seed } = tortureOptions();
const thrown = short ? 500 : 5000;
const builds = short ? 2 : 10;
const counts = { refused: 0, harmless: 0, 'at fault': 0 };
const faults: string[] = [];

/** What is wrong with what becomes of facts, a sentence each. */
function judge(facts: unknown): { verdict: 'refused' | 'accepted'; wrong: string[] } {
  try {
    const { business, faults: lines } = checkBusiness(facts, 'facts.json');
    if (lines)
      return {
        verdict: 'refused',
        wrong: lines.length > 0 ? unclear(new Fault(lines).lines) : ['Refused without a word.'],
      };
    return { verdict: 'accepted', wrong: harmOf(business as Business) };
  } catch (error) {
    return { verdict: 'refused', wrong: [String(error)] };
  }
}

for (const facts of fc.sample(thrownFacts, { seed, numRuns: thrown })) {
  const { verdict, wrong } = judge(facts);
  if (wrong.length > 0) {
    counts['at fault'] += 1;
    faults.push(`${wrong.join(' ')} In: ${JSON.stringify(facts)?.slice(0, 2000)}`);
  } else counts[verdict === 'refused' ? 'refused' : 'harmless'] += 1;
}

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
try {
  for (const facts of fc.sample(oddFacts, { seed, numRuns: builds })) {
    const file = join(folder, 'facts.json');
    writeFileSync(file, JSON.stringify(facts));
    const args = ['--import', 'tsx', 'build.ts', '--business', file, '--out', join(folder, 'site')];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const told = stderr.split('\n').every((line) => line === '' || line.startsWith('✗ '));
    if (status !== 0 && !(status === 1 && told))
      faults.push(`A build ended with ${status}: ${stderr} In: ${JSON.stringify(facts)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

for (const [verdict, count] of Object.entries(counts))
  console.log(`${String(count).padStart(5)}  facts files ${verdict}`);
console.log(`${thrown} thrown, ${builds} built, ${faults.length} faults, seed ${seed}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
