import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { filesIn } from '../../build/files-in.ts';
import { known } from './known.ts';
import { type Mutation, mutationsOf } from './operators.ts';

// `npm run mutations [-- --count N --seed N]`: changes the source in one place after the other, in a clone of the last
// commit, and tells which changes no test notices. Those that were once missed come first, then some drawn at random.
const { count, seed } = parseArgs({
  options: { count: { type: 'string', default: '30' }, seed: { type: 'string', default: '18' } },
}).values;
const project = join(import.meta.dirname, '../..');
const clone = mkdtempSync(join(realpathSync(tmpdir()), 'mutations-'));
execFileSync('git', ['clone', '--quiet', project, clone]);
symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));
process.chdir(clone);

/** What is left of a module when it runs: without comments and types. */
function compiled(file: string, source: string): string | undefined {
  try {
    return transformSync(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', minify: true, logLevel: 'silent' }).code;
  } catch {
    return undefined;
  }
}

/** Whether a mutation is one that runs, and may do something else. */
function isReal({ file, source, mutated }: Mutation): boolean {
  const code = compiled(file, mutated);
  return code !== undefined && code !== compiled(file, source);
}

/** Some of all possible mutations, drawn at random. */
function drawn(): Mutation[] {
  const files = ['build', 'site'].flatMap((room) => filesIn(room).map((name) => `${room}/${name}`));
  const all = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')));
  const next = randomFrom(Number(seed));
  const found: Mutation[] = [];
  while (found.length < Number(count)) {
    const mutation = all[Math.floor(next() * all.length)];
    if (mutation && isReal(mutation)) found.push(mutation);
  }
  return found;
}

/** The first test that fails, or what else ended the run; nothing where all passed. A run that never ends has failed. */
function noticedBy(): string | undefined {
  // What tells early comes first; browsers look only at what got through.
  for (const files of [
    ['--mode', 'quick'],
    ['tests/site', 'tests/builds'],
    ['tests/browser', 'tests/engines'],
  ]) {
    const args = ['exec', '--', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--bail', '1', ...files];
    const { status, signal, stdout, stderr } = spawnSync('npm', args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      timeout: 600_000,
      killSignal: 'SIGKILL',
    });
    if (signal) return `no end of ${files.join(' ')} within ten minutes: a loop, or a busy machine`;
    if (status !== 0) return /FAIL\s+(.*\n.*)/.exec(`${stdout}${stderr}`)?.[1] ?? 'the build of the tests’ sites';
  }
}

let noticed = 0;
try {
  const fault = noticedBy();
  if (fault) throw new Error(`Without any change, "${fault}" fails. Mend it, commit it, and start again.`);
  const mutations = [...known(), ...drawn()];
  for (const { file, source, mutated, change } of mutations) {
    writeFileSync(file, mutated);
    const by = noticedBy();
    writeFileSync(file, source);
    if (by) noticed += 1;
    console.log(`${by ? '✓' : '✗'} ${file}: ${change}\n  ${by ?? 'no test noticed'}`);
  }
  console.log(`${noticed} of ${mutations.length} noticed, seed ${seed}`);
} finally {
  rmSync(clone, { recursive: true });
}

/** Numbers from 0 to 1 that look random, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
