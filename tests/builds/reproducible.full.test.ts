import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../build/site.ts';
import { build } from '../../build.ts';
import { ownFacts, sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('reproducible');
const elsewhere = copyProject([], true);
afterAll(elsewhere.remove);

/** Two companies with few pages, as compressing takes the most time. */
const companies = {
  one: ownFacts,
  other: { ...sampleFacts, township: 'Wall', url: 'https://example.com/tow/', services: ['car-towing'] },
};
type Company = keyof typeof companies;

const factsOf = (name: Company) => join(folder, `${name}.json`);
// Only the first has facts that a release accepts.
const optionsOf = (name: Company) => ({ business: factsOf(name), release: name === 'one' });

/** Each file of a site with its digest. */
const contents = ({ files }: Pick<Site, 'files'>) =>
  [...files].map(([path, body]) => `${path} ${createHash('sha256').update(body).digest('hex')}`).sort();
const here = async (name: Company) => contents(await build(optionsOf(name)));

/** Builds them in another folder, in one process and in this order. */
function there(names: readonly Company[], env: Record<string, string>): string[][] {
  const script = `(async () => {
    const { createHash } = require('node:crypto');
    const digest = ([path, body]) => path + ' ' + createHash('sha256').update(body).digest('hex');
    const sites = [];
    for (const options of ${JSON.stringify(names.map(optionsOf))}) {
      const { files } = await require('./build.ts').build(options);
      sites.push([...files].map(digest).sort());
    }
    require('node:fs').writeSync(3, JSON.stringify(sites));
  })();`;
  const { output, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: elsewhere.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (!output[3]) throw new Error(`The build elsewhere wrote nothing: ${stderr}`);
  return JSON.parse(output[3]);
}

beforeAll(() => {
  for (const name of ['one', 'other'] as const) writeFileSync(factsOf(name), JSON.stringify(companies[name]));
});

test('gives the same bytes in any folder, time zone, locale and order, with or without a cache', async () => {
  const first = await here('one');
  expect(first.filter((line) => /\.(?:br|gz) /.test(line)).length, 'compressed files').toBeGreaterThan(40);
  expect(first.filter((line) => line.startsWith('/assets/share-')).length, 'pictures for sharing').toBeGreaterThan(5);
  const second = await here('other');
  // In reverse order, which would show what one build leaves to the next.
  const env = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
  expect(there(['other', 'one'], env)).toEqual([second, first]);
  expect(second).not.toEqual(first);
}, 120_000);
