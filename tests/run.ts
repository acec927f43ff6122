// `npm test`: the check and the project `node`, side by side with `browser` and `engines`, a process each; what the last
// two say comes under the first. Where a file is named, one process runs what is named. Lighthouse ends `npm run test:full`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { buildSites } from './setup/sites.ts';

const args = process.argv.slice(2);
const isNamed = args.some((arg) => !arg.startsWith('-'));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
const tests = (project: readonly string[], stdout: 'inherit' | 'pipe', env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...vitest, ...project, ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, ...env },
  });
const codeOf = async (child: ChildProcess): Promise<number> => (await once(child, 'close'))[0] ?? 1;

/** Runs the check and the three projects. @returns the exit code */
async function runSideBySide(): Promise<number> {
  // Ctrl+C ends the children, and then this process, which has a folder to remove.
  process.on('SIGINT', () => {});
  const TEST_SITES = buildSites();
  try {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const beside = ['browser', 'engines'].map((project) => {
      const child = tests(['--project', project], 'pipe', { TEST_SITES, ...color });
      const said: Buffer[] = [];
      child.stdout?.on('data', (part: Buffer) => said.push(part));
      return { said, code: codeOf(child) };
    });
    const check = await codeOf(spawn('npm', ['run', 'check'], { stdio: 'inherit' }));
    const codes = [check || (await codeOf(tests(['--project', 'node'], 'inherit', { TEST_SITES })))];
    for (const { said, code } of beside) {
      codes.push(await code);
      process.stdout.write(Buffer.concat(said));
    }
    return Math.max(...codes);
  } finally {
    rmSync(TEST_SITES, { recursive: true, force: true });
  }
}

process.exitCode = await (isNamed ? codeOf(tests([], 'inherit', {})) : runSideBySide());
if (process.exitCode === 0 && args.includes('--mode=full') && !isNamed)
  process.exitCode = await codeOf(spawn('npm', ['run', 'lighthouse'], { stdio: 'inherit' }));
