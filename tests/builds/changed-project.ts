import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { copyProject } from '../setup/project-copy.ts';

/** A piece of a file and its replacement. */
export type Change = readonly [file: string, piece: string, instead: string];

/** A copy of the whole project to change as the docs say, with the project's commands. */
export function copyToChange() {
  const { folder, remove } = copyProject([
    ...['tests', 'README.md', 'LICENSE', '.github', '.ci', '.npmrc', '.node-version'],
    ...['.biome.json', '.editorconfig', '.gitattributes', '.gitignore'],
  ]);
  const at = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');

  return {
    ...{ at, read, remove },
    /** Runs one of its npm commands, which must succeed. @returns what it prints */
    npm(...args: string[]): string {
      // The copy builds its own sites.
      const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', CI: '', FULL: '', TEST_SITES: undefined };
      const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', env });
      const told = stdout + stderr;
      expect(told.match(/^.*(?: FAIL |error TS|✗).*$/gm) ?? []).toEqual([]);
      expect(status, told.slice(-2000)).toBe(0);
      return told;
    },
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
  };
}
