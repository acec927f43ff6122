import { cpSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { bilingualFacts, factsFile, sampleFacts, writeFacts } from '../setup/facts.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { commandHere } from './command.ts';

const folder = temporaryFolder('build');
const out = join(folder, 'site');
beforeAll(() => cpSync(`${inject('sites')}/site`, out, { recursive: true }));

const tree = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { ino, mtimeMs } = statSync(join(folder, name));
    return `${name} ${ino} ${mtimeMs}`;
  });

/** The lines of a build that fails without touching the output. */
async function refused(...args: string[]) {
  const before = tree();
  const { status, stdout, stderr } = await commandHere('--out', out, ...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).not.toMatch(/\n\s+at |node:internal|Error:/);
  expect(tree()).toEqual(before);
  return stderr.trim().split('\n');
}

test('prints all errors of a facts file in one run, one line each', async () => {
  const wrong = { phone: '555-0142', township: '', coordinates: { latitude: 400, longitude: -74.2 }, fax: '1' };
  const lines = await refused('--business', writeFacts(folder, { ...sampleFacts, ...wrong }));
  const fields = ['township', 'phone', 'coordinates.latitude', 'fax'];
  const told = lines.map((line) => line.replace(/^.*business\.json:1:\d+: "(.*?)" is.*$/, '$1'));
  expect(told.sort()).toEqual(fields.sort());
});

test('a release names and refuses sample data and unconfirmed facts', async () => {
  const lines = await refused('--business', factsFile, '--release');
  expect(lines[0]).toMatch(/sample\.json:3:11: "name" is still sample data\./);
  expect(lines.join('\n')).toMatch(
    /sample\.json:\d+:\d+: "claims\.roadsideJobs" is still the list, as in the sample\. Change it, or confirm that/,
  );
  expect(lines.at(-1)).toMatch(/sample\.json: "lockouts" is what your site says: you open locked cars/);
});

test('reports mistakes in both languages, links among texts and bad pictures together', async () => {
  const company = join(folder, 'mistakes');
  const at = (name: string) => join(company, name);
  for (const name of ['photos', 'content/en/services', 'content/es/services', 'content/fr'])
    mkdirSync(at(name), { recursive: true });
  writeFileSync(at('photos/home.jpg'), 'no picture');
  for (const name of ['en/services/car-towing', 'es/services/car-towing', 'fr/about'])
    writeFileSync(at(`content/${name}.md`), 'Words.');
  symlinkSync('/etc/hosts', at('content/en/services/flatbed-towing.md'));
  writeFacts(company, { ...bilingualFacts, photos: { home: 'Our trucks' } });
  const lines = await refused('--business', company);
  const told = lines.map((line) => line.replace(/^.*\/mistakes\/(.*?: [^.(]*).*$/, '$1'));
  expect(told).toEqual([
    'content/en/services/car-towing.md:1: This text has no front matter',
    'content/en/services/flatbed-towing.md: This is a link',
    'content/es/services/car-towing.md:1: This text has no front matter',
    'content/fr/about.md: No page uses this text',
    'photos/home.jpg: This file isn’t a picture of a kind that the site can use',
  ]);
  expect(lines).toContainEqual(expect.stringContaining('Expected en/, es/.'));
});

test('--help explains the command and builds nothing', async () => {
  const before = tree();
  const { status, stdout, stderr } = await commandHere('--help', '--out', out);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Builds the site from the owner's facts\.[\s\S]*--business PATH/);
  expect(tree()).toEqual(before);
});

test('prints one line about the result and lists the sample data', async () => {
  const { status, stdout, stderr } = await commandHere('--business', factsFile, '--out', out);
  expect([status, stderr]).toEqual([0, '']);
  const [made, samples] = stdout.split('\n');
  expect(made).toMatch(/^✓ \d+ pages, \d+ files, \d+\.\d MB in \d+ ms → /);
  expect(samples).toBe(
    '! site/business/sample.json: Still sample data: name, phone, textPhone, address, url, coordinates, operators, insurance, license, quoteFormId. A release needs your own.',
  );
});
