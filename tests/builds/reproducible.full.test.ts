import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { build } from '../../build.ts';
import { ownFacts, sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'reproducible-'));
const elsewhere = copyProject([], true);
afterAll(() => {
  elsewhere.remove();
  rmSync(folder, { recursive: true });
});

/** Two companies with whose facts a release can be built, with few pages, as compressing takes the most time. */
const companies = {
  one: ownFacts,
  other: { ...sampleFacts, township: 'Wall', url: 'https://example.com/tow/', services: ['car-towing'] },
};
type Company = keyof typeof companies;

const factsOf = (name: Company) => join(folder, `${name}.json`);
const siteOf = (name: Company) => join(folder, name);
const write = (name: Company) => writeFileSync(factsOf(name), JSON.stringify(companies[name]));
const optionsOf = (name: Company, out: string) =>
  // Only the first has facts of its own that a release takes.
  ({ business: factsOf(name), out, release: name === 'one' });
const here = (name: Company) => build(optionsOf(name, siteOf(name)));

/** Builds them in another folder, in the order told, by one process, as it takes its time to load; tells what came out. */
function there(names: readonly Company[], env: Record<string, string>): string[][] {
  const sites = names.map((name) => join(elsewhere.folder, name));
  const all = JSON.stringify(names.map((name, index) => optionsOf(name, sites[index] ?? '')));
  const script = `(async () => { for (const options of ${all}) await require('./build.ts').build(options); })();`;
  const args = ['--import', 'tsx', '--eval', script];
  execFileSync(process.execPath, args, { cwd: elsewhere.folder, env: { ...process.env, ...env } });
  return sites.map(contents);
}

const contents = (site: string) =>
  filesIn(site)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(site, name));
      return `${name} ${createHash('sha256').update(bytes).digest('hex')}`;
    });

beforeAll(async () => {
  for (const name of ['one', 'other'] as const) {
    write(name);
    await here(name);
  }
}, 60_000);

test('two businesses built in one process, and each in another folder, time zone and locale with an empty cache, give the same bytes, compressed files and pictures too', () => {
  const first = contents(siteOf('one'));
  expect(first.filter((line) => /\.(?:br|gz) /.test(line)).length).toBeGreaterThan(40);
  expect(first.filter((line) => line.startsWith('assets/share-')).length).toBeGreaterThan(5);
  const second = contents(siteOf('other'));
  // The other way round: what one build leaves to the next would show.
  const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  expect(there(['other', 'one'], env)).toEqual([second, first]);
  expect(second).not.toEqual(first);
}, 120_000);
