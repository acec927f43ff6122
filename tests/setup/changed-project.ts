import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { copyProject } from './project-copy.ts';

/** A piece of a file and its replacement. */
export type Change = readonly [file: string, piece: string, instead: string];

/** A copy of the whole project to change as the docs say, with the project's tools. */
export function copyToChange() {
  const { folder, remove } = copyProject([
    ...['tests', 'README.md', 'LICENSE', '.github', '.ci', '.npmrc', '.node-version'],
    ...['.biome.json', '.editorconfig', '.gitattributes', '.gitignore'],
  ]);
  const at = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');

  /** Runs a program in the copy and returns its output. */
  function runProgram(program: string, args: readonly string[]): { status: number | null; told: string } {
    // The copy builds its own sites.
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', CI: '', FULL: '', TEST_SITES: undefined };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
    return { status, told: stdout + stderr };
  }
  /** Runs one of the project's tools. */
  const run = (tool: string, ...args: string[]) => runProgram(process.execPath, [at(`node_modules/${tool}`), ...args]);
  /** Which of some tests fail, ignoring the test of the packages. */
  const failuresOf = (...args: string[]): { told: string; failed: string[] } => {
    const { told } = run('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...args);
    expect(told).toMatch(/Tests .*passed/);
    return { told, failed: told.split('\n').filter((line) => / FAIL /.test(line) && !line.includes('supply.test.ts')) };
  };

  return {
    ...{ at, read, remove, run, failuresOf },
    npm: (...args: string[]) => runProgram('npm', args),
    write(name: string, text: string): void {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
    change(changes: readonly Change[]): void {
      for (const [file, piece, instead] of changes) {
        expect(read(file), `${file} has no ${piece}`).toContain(piece);
        writeFileSync(
          at(file),
          read(file).replace(piece, () => instead),
        );
      }
    },
    types: () => run('typescript/bin/tsc', '--checkers', '1'),
    /** What fails of `npm run test:quick`. */
    failures: (...args: string[]) => failuresOf('--mode', 'quick', ...args),
    build: () => run('tsx/dist/cli.mjs', 'build.ts', '--out', at('dist')),
  };
}
