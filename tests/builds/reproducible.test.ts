import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { business } from '../setup/pages.ts';
import { copyProject } from '../setup/project-copy.ts';

const here = copyProject();
const there = copyProject([], true);
afterAll(() => {
  here.remove();
  there.remove();
});

/** Facts with which a release can be built. */
const own = {
  ...business,
  name: 'Elm Street Towing',
  url: 'https://elmstreettowing.com/',
  phone: '+17329010142',
  textPhone: undefined,
  address: { ...business.address, street: '12 Elm Street' },
  coordinates: { latitude: 40.18, longitude: -74.21 },
  quoteFormId: 'wkv1Ab',
};

/** Builds a release by the project's own command and tells what it printed. */
function build({ folder }: { folder: string }, env: Record<string, string>): string {
  writeFileSync(join(folder, 'own.json'), JSON.stringify(own));
  const args = ['--import', 'tsx', 'build.ts', '--business', 'own.json', '--release'];
  return execFileSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });
}

function contents({ folder }: { folder: string }): string[] {
  const dist = join(folder, 'dist');
  return filesIn(dist)
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(dist, name)))
          .digest('hex')}`,
    );
}

const stats = ({ folder }: { folder: string }) =>
  filesIn(join(folder, 'dist')).map((name) => {
    const { ino, mtimeMs } = statSync(join(folder, 'dist', name));
    return `${name} ${ino} ${mtimeMs}`;
  });

test('two folders, two time zones and two locales give the same bytes, compressed files and pictures too', () => {
  build(here, { TZ: 'America/New_York', LC_ALL: 'C', LANG: 'C' });
  build(there, { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' });
  const first = contents(here);
  expect(first.filter((line) => /\.(?:br|gz) /.test(line)).length).toBeGreaterThan(60);
  expect(first.filter((line) => line.startsWith('assets/share-')).length).toBeGreaterThan(10);
  expect(contents(there)).toEqual(first);
}, 120_000);

test('a second build changes nothing: same bytes, same inodes, same times', () => {
  const before = stats(here);
  expect(before.length).toBeGreaterThan(100);
  expect(build(here, {})).toMatch(/\b0 changed\b/);
  expect(stats(here)).toEqual(before);
}, 60_000);

test('one changed fact changes only the files that show it', () => {
  const before = new Set(stats(here));
  Object.assign(own, { phone: '+17329010143' });
  build(here, {});
  const changed = stats(here).filter((line) => !before.has(line));
  expect(changed.some((line) => line.startsWith('index.html '))).toBe(true);
  expect(changed.filter((line) => line.startsWith('scenes/') || line.endsWith('.woff2'))).toEqual([]);
}, 60_000);
