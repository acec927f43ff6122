import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { filesIn } from '../build/files-in.ts';

// `npm run mutations [-- --count N --seed N]`: changes the source in one place after the other, in a clone of the last
// commit, and tells which changes no test notices. The places are drawn at random, the same for the same seed.
const { count, seed } = parseArgs({
  options: { count: { type: 'string', default: '30' }, seed: { type: 'string', default: '18' } },
}).values;
const project = join(import.meta.dirname, '..');
const clone = mkdtempSync(join(realpathSync(tmpdir()), 'mutations-'));
execFileSync('git', ['clone', '--quiet', project, clone]);
symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));
process.chdir(clone);

/** Slips of the hand: a condition turned round, a bound moved by one, a step left out. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? .*?(?=[;,)\n])/g, ''],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=[(= ])!(?=\w)/g, ''],
  [/\.filter\([^()]*\)/g, ''],
  [/\.sort\([^()]*\)/g, ''],
  [/\.slice\(1\)/g, ''],
  [/(?<=^ +)[\w.]+\([^()\n]*\);$/gm, ';'],
  [/(?<=^ +)if \((?=.*\) (?:return|throw|continue|refuse))/gm, 'if (false && '],
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A change of the source in one place, and its line. */
interface Mutation {
  file: string;
  source: string;
  mutated: string;
  change: string;
}

const mutationsOf = (file: string, source: string): Mutation[] =>
  operators.flatMap(([pattern, replacement]) =>
    [...source.matchAll(pattern)].map(({ index, 0: found }) => {
      const mutated = source.slice(0, index) + replacement + source.slice(index + found.length);
      const number = source.slice(0, index).split('\n').length;
      const line = mutated.split('\n')[number - 1]?.trim() ?? '';
      const change = `line ${number}: ${found.trim()} → ${replacement.trim() || 'nothing'}: ${line}`;
      return { file, source, mutated, change };
    }),
  );

/** A module as it runs, without comments and types; nothing where it does not compile. */
function compiled(file: string, source: string): string | undefined {
  try {
    return transformSync(source, { loader: file.endsWith('x') ? 'tsx' : 'ts', minify: true, logLevel: 'silent' }).code;
  } catch {
    return undefined;
  }
}

/** Draws mutations at random that run, and may do something else than before. */
function draw(): Mutation[] {
  const all = ['build', 'site']
    .flatMap((room) => filesIn(room).map((name) => `${room}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')));
  const next = randomFrom(Number(seed));
  const drawn: Mutation[] = [];
  while (drawn.length < Number(count)) {
    const mutation = all[Math.floor(next() * all.length)];
    const code = mutation && compiled(mutation.file, mutation.mutated);
    if (mutation && code !== undefined && code !== compiled(mutation.file, mutation.source)) drawn.push(mutation);
  }
  return drawn;
}

/** The first test that fails, or what else ended the run; nothing where all passed. A run that never ends has failed. */
function noticedBy(): string | undefined {
  // What tells early comes first; browsers look only at what got through.
  for (const tests of [
    ['--mode', 'quick'],
    ['--project', 'node'],
    ['--project', 'browser', '--project', 'engines'],
  ]) {
    const args = ['exec', '--', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--bail', '1', ...tests];
    const { status, signal, stdout, stderr } = spawnSync('npm', args, {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
      timeout: 600_000,
      killSignal: 'SIGKILL',
    });
    if (signal) return `no end of ${tests.join(' ')} within ten minutes: a loop, or a busy machine`;
    if (status !== 0) return /FAIL\s+(.*\n.*)/.exec(`${stdout}${stderr}`)?.[1] ?? 'the build of the tests’ sites';
  }
}

let noticed = 0;
try {
  const fault = noticedBy();
  if (fault) throw new Error(`Without any change, "${fault}" fails. Mend it, commit it, and start again.`);
  for (const { file, source, mutated, change } of draw()) {
    writeFileSync(file, mutated);
    const by = noticedBy();
    writeFileSync(file, source);
    if (by) noticed += 1;
    console.log(`${by ? '✓' : '✗'} ${file}: ${change}\n  ${by ?? 'no test noticed'}`);
  }
  console.log(`${noticed} of ${count} noticed, seed ${seed}`);
} finally {
  rmSync(clone, { recursive: true });
}
