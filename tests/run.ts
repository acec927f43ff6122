// `npm test`, after the check: the projects `node` and `browser` side by side, a process each; what the second says
// comes under the first. Where a file is named, one process runs what is named.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildSites } from './setup/sites.ts';

const args = process.argv.slice(2);

/** Runs the tests, and resolves to the exit code. */
async function run(stdout: 'inherit' | 'pipe', env: NodeJS.ProcessEnv, ...project: string[]): Promise<number> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const child = spawn(process.execPath, [...vitest, ...project, ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => said.push(part));
  const [code] = await once(child, 'close');
  later.push(...said);
  return code ?? 1;
}

/** What the project has said that does not speak at once. */
const later: Buffer[] = [];
// Ctrl+C ends the children, and then this process, which has a folder to remove.
process.on('SIGINT', () => {});

if (args.some((arg) => !arg.startsWith('-'))) process.exitCode = await run('inherit', {});
else {
  const TEST_SITES = buildSites();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  try {
    const codes = await Promise.all([
      run('inherit', { TEST_SITES }, '--project', 'node'),
      run('pipe', { TEST_SITES, ...color }, '--project', 'browser'),
    ]);
    process.stdout.write(Buffer.concat(later));
    process.exitCode = Math.max(...codes);
  } finally {
    rmSync(TEST_SITES, { recursive: true, force: true });
  }
}
