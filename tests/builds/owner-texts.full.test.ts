import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { copyToChange } from '../setup/changed-project.ts';
import { companies } from '../setup/companies.ts';
import { rewriteTexts } from '../setup/rewrite-texts.ts';
import { sampleFiles } from '../setup/sample.ts';

const project = copyToChange();
afterAll(project.remove);
const { at, npm } = project;

/** Renames a service wherever the site names it: one is gone, and another one is there. */
function replaceService(slug: string, other: string): void {
  for (const file of filesIn(at('site')).map((name) => at(`site/${name}`))) {
    if (/\.(?:tsx?|md)$/.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(slug, other));
    if (file.includes(slug)) renameSync(file, file.replace(slug, other));
  }
}

test('an owner’s own texts, facts and services leave `npm test` green, and the tests of the sample’s words are skipped by name', () => {
  replaceService('junk-car-removal', 'winch-out-service');
  rewriteTexts(at('site/content'));
  writeFileSync(at('site/business.json'), JSON.stringify({ ...companies.borough, photos: undefined }));
  // A new name may belong elsewhere among the imports.
  expect(npm('run', 'format').status).toBe(0);
  expect(npm('run', 'build')).toMatchObject({ status: 0 });
  const { status, told } = npm('test');
  expect(told.match(/^.*(?: FAIL |error TS|✗).*$/gm) ?? []).toEqual([]);
  expect(status, told.slice(-2000)).toBe(0);
  const [, skipped = ''] =
    /Skipped, as they read the sample’s words and .*:\n((?: {2}tests\/sample\/.*\n)*)/.exec(told) ?? [];
  expect(skipped.trim().split(/\s+/)).toEqual(sampleFiles());
}, 600_000);
