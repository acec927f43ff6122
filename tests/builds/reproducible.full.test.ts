import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { project } from '../../build/project.ts';
import { ownFacts, writeFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const elsewhere = copyProject([], true);
afterAll(elsewhere.remove);

/** Two companies with few pages, because compressing takes the most time. */
const companies = ['elm', 'oak'].map((name) => {
  const folder = temporaryFolder(name);
  writeFacts(folder, { ...ownFacts, name: `${name} Towing`, url: `https://${name}towing.com/tow/` });
  return folder;
});

/** Releases both with one command, in this order. @returns each one's files with their digests */
function release(folder: string, order: readonly string[], env: NodeJS.ProcessEnv = {}): string[][] {
  const args = ['--import', 'tsx', 'build.ts', '--release', ...order.flatMap((company) => ['--business', company])];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return companies.map((company) =>
    filesIn(join(company, 'dist')).map((file) => {
      const body = readFileSync(join(company, 'dist', file));
      return `${file} ${createHash('sha256').update(body).digest('hex')}`;
    }),
  );
}

test('gives the same bytes in any folder, time zone, locale and order, with or without a cache', () => {
  const [first = [], second] = release(project, companies);
  expect(first.filter((line) => /\.(?:br|gz) /.test(line)).length, 'compressed files').toBeGreaterThan(40);
  expect(first.filter((line) => line.startsWith('assets/share-')).length, 'pictures for sharing').toBeGreaterThan(5);
  expect(second).not.toEqual(first);
  // The reverse order would show what one build leaves to the next.
  const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  expect(release(elsewhere.folder, companies.toReversed(), env)).toEqual([first, second]);
});
