import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
const isClone = git('rev-parse', '--git-dir').status === 0;

/** What git knows a file's content by: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects. */
const blobId = (content: Buffer) => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

describe.runIf(isClone)('a clone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('on a machine that wants CRLF has the same bytes, and passes the check', () => {
    const clone = join(folder, 'crlf');
    execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', root, clone]);
    const entries = git('ls-tree', '-r', '-z', 'HEAD').stdout.split('\0').filter(Boolean);
    expect(entries.length).toBeGreaterThan(200);
    const differing = entries.filter((entry) => {
      const [, , id, name = ''] = /^(\S+ \S+) (\S+)\t(.*)$/.exec(entry) ?? [];
      return id !== blobId(readFileSync(join(clone, name)));
    });
    expect(differing).toEqual([]);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    const biome = join(root, 'node_modules/.bin/biome');
    const { status, stderr } = spawnSync(biome, ['format'], { cwd: clone, encoding: 'utf8' });
    expect(`${status} ${stderr}`).toMatch(/^0 /);
  }, 60_000);

  test('on a disk that folds case keeps every file', () => {
    const names = git('ls-files').stdout.trim().split('\n');
    const folded = new Set(names.map((name) => name.toLowerCase()));
    expect(folded.size).toBe(names.length);
    // A folder spelled in two ways becomes one there, and one of the two spellings is imported in vain elsewhere.
    const folders = new Set(
      names.flatMap((name) =>
        name
          .split('/')
          .slice(0, -1)
          .map((_, at, all) => all.slice(0, at + 1).join('/')),
      ),
    );
    expect(new Set([...folders].map((name) => name.toLowerCase())).size).toBe(folders.size);
  });
});
