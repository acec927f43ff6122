import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandHere } from '../setup/command.ts';
import { sampleFacts } from '../setup/facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'companies-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a company's facts; of one service, as each picture for sharing takes its time. */
function write(company: string, changes: object): void {
  mkdirSync(join(folder, company, 'static'), { recursive: true });
  const facts = { ...sampleFacts, services: ['car-towing'], name: `${company} Towing`, ...changes };
  writeFileSync(join(folder, company, 'business.json'), JSON.stringify(facts));
}
const site = (company: string, file: string) => join(folder, company, 'dist', file);
const lines = (text: string) => text.split('\n').filter((line) => /^[✓✗]/.test(line));

test('companies in folders are built in one run, a line each; one that fails stops no other', async () => {
  for (const company of ['Ash', 'Birch', 'Cedar']) write(company, company === 'Birch' ? { phone: '1' } : {});
  writeFileSync(join(folder, 'Ash/static/serve.json'), '{}');
  writeFileSync(join(folder, 'Ash/static/_headers'), '/*\n  X-Content-Type-Options: nosniff\n  X-Own: 1\n');
  const named = ['Ash', 'Birch', 'Cedar/business.json'].flatMap((company) => ['--business', join(folder, company)]);
  const { status, stdout, stderr } = await commandHere(...named);
  expect(status).toBe(1);
  expect(lines(stdout)).toEqual(['Ash', 'Cedar'].map((company) => expect.stringMatching(`→ .*/${company}/dist$`)));
  expect(lines(stderr)).toEqual([
    expect.stringMatching(/Birch\/business\.json:\d+:\d+: phone: found "1"/),
    expect.stringMatching(/^✗ Not built: .*Birch\/dist$/),
  ]);
  // Of the headers, too; what is gone with that is reported.
  const told = stdout.split('\n').filter((line) => line.includes('_headers'));
  expect(told).toEqual([
    expect.stringMatching(
      /^! .*Ash\/static\/_headers: replaces static\/_headers and leaves out Content-Security-Policy, .*, Cache-Control\. Copy the lines that you want to keep\.$/,
    ),
  ]);
  expect(told[0]).not.toContain('X-Content-Type-Options');
  for (const company of ['Ash', 'Cedar'])
    expect(readFileSync(site(company, 'index.html'), 'utf8')).toContain(`${company} Towing`);
  // A company's own file goes before that of the project.
  expect(readFileSync(site('Ash', 'serve.json'), 'utf8')).toBe('{}');
  expect(readFileSync(site('Cedar', 'serve.json'), 'utf8')).not.toBe('{}');
}, 120_000);

test('another company’s site is refused by both names, and its own is built under a new name', async () => {
  const other = await commandHere('--business', join(folder, 'Ash'), '--out', site('Cedar', ''));
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringContaining(
      'dist: holds the site of Cedar Towing, not of Ash Towing. Choose another folder with --out.',
    ),
  ]);
  const photos = join(folder, 'Ash/photos');
  const inside = await commandHere('--business', join(folder, 'Ash'), '--out', join(photos, 'site'));
  expect([inside.status, existsSync(photos), inside.stderr]).toEqual([
    1,
    false,
    expect.stringContaining('/photos, which sites are made of. Choose another folder with --out.'),
  ]);
  const both = await commandHere('--business', 'a', '--business', 'b', '--out', 'c');
  expect(both.stderr).toMatch(/^✗ Found --out with several --business, .*\n$/);
  write('Cedar', { name: 'Oak Towing' });
  write('Birch', {});
  // As a job each of the matrix does it.
  const [, recipe = ''] =
    /npm run release -- (--business companies\/\$)\{\{ matrix\.company \}\}/.exec(
      readFileSync('.github/HOSTING.md', 'utf8'),
    ) ?? [];
  for (const company of ['Birch', 'Cedar']) {
    const path = recipe.replace('companies/$', () => join(folder, company));
    expect(path).not.toBe(recipe);
    expect((await commandHere(...path.split(' '))).status).toBe(0);
  }
  expect(existsSync(site('Birch', 'index.html'))).toBe(true);
  expect(readFileSync(site('Cedar', 'index.html'), 'utf8')).toContain('Oak Towing');
}, 120_000);
