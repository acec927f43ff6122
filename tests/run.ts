// `npm test`: runs the check and the test projects side by side, one process each. The output of `node` is printed first,
// failures last. With a file name, one process runs the named files. `npm run test:full` ends with Lighthouse.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { isSample, sampleFiles } from './setup/sample.ts';
import { buildSites } from './setup/sites.ts';

const args = process.argv.slice(2);
const isNamed = args.some((arg) => !arg.startsWith('-'));
/** Starts a command. @returns its output, if piped, and its exit code */
function run(command: readonly string[], output: 'inherit' | 'pipe' = 'inherit', env: NodeJS.ProcessEnv = {}) {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, { stdio: ['inherit', output, output], env: { ...process.env, ...env } });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return { said, code: once(child, 'close').then(([code]): number => code ?? 1) };
}
const tests = (...project: string[]) => [
  ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
  ...[...project, ...args],
];

const colors: NodeJS.ProcessEnv = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs the check and all projects. @returns the exit code */
async function runSideBySide(): Promise<number> {
  // Ctrl+C ends the children. This process goes on, to remove its folder.
  process.on('SIGINT', () => {});
  // The check needs no site, so it runs while the sites are built.
  const check = run(['npm', 'run', 'check'], 'pipe', colors);
  const TEST_SITES = buildSites();
  try {
    const env = { TEST_SITES, ...colors };
    const beside = ['browser', 'editor', 'engines'].map((name) => run(tests('--project', name), 'pipe', env));
    const first = await run(tests('--project', 'node'), 'inherit', env).code;
    const others = await Promise.all([check, ...beside].map(async ({ said, code }) => ({ said, code: await code })));
    if (!isSample()) console.log(`Skipped, as they read the sample’s words: ${sampleFiles().join(' ')}`);
    for (const { said } of others.sort((one, other) => one.code - other.code))
      process.stdout.write(Buffer.concat(said));
    return Math.max(first, ...others.map(({ code }) => code));
  } finally {
    rmSync(TEST_SITES, { recursive: true, force: true });
  }
}

process.exitCode = await (isNamed ? run(tests()).code : runSideBySide());
if (process.exitCode === 0 && args.includes('--mode=full') && !isNamed)
  process.exitCode = await run(['npm', 'run', 'lighthouse']).code;
