import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { companies } from '../setup/companies.ts';
import { copyProject } from '../setup/project-copy.ts';
import { rewriteTexts } from '../setup/rewrite-texts.ts';
import { sampleFiles } from '../setup/sample.ts';

const project = copyProject([
  ...['tests', 'README.md', '.github', '.ci', '.npmrc', '.biome.json', '.editorconfig', '.gitattributes', '.gitignore'],
  ...['.node-version', 'LICENSE'],
]);
afterAll(project.remove);
const at = (name: string) => join(project.folder, name);

/** Renames a service wherever the site names it: one is gone, and another one is there. */
function replaceService(slug: string, other: string): void {
  for (const file of filesIn(at('site')).map((name) => at(`site/${name}`))) {
    if (/\.(?:tsx?|md)$/.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(slug, other));
    if (file.includes(slug)) renameSync(file, file.replace(slug, other));
  }
}

/** What a command of the project prints in the copy, and how it ends. */
function run(...command: string[]) {
  const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', CI: '', FULL: '', TEST_SITES: undefined };
  const { status, stdout, stderr } = spawnSync('npm', command, { cwd: project.folder, encoding: 'utf8', env });
  return { status, told: stdout + stderr };
}

test('an owner’s own texts, facts and services leave `npm test` green, and the tests of the sample’s words are skipped by name', () => {
  replaceService('junk-car-removal', 'winch-out-service');
  rewriteTexts(at('site/content'));
  writeFileSync(at('site/business.json'), JSON.stringify({ ...companies.borough, photos: undefined }));
  expect(run('run', 'schema').status).toBe(0);
  // A new name may belong elsewhere among the imports.
  expect(run('run', 'format').status).toBe(0);
  expect(run('run', 'build')).toMatchObject({ status: 0 });
  const { status, told } = run('test');
  expect(told.match(/^.*(?: FAIL |error TS|✗).*$/gm) ?? []).toEqual([]);
  expect(status, told.slice(-2000)).toBe(0);
  const [, skipped = ''] =
    /Skipped, as they read the sample’s words and .*:\n((?: {2}tests\/sample\/.*\n)*)/.exec(told) ?? [];
  expect(skipped.trim().split(/\s+/)).toEqual(sampleFiles());
}, 600_000);
