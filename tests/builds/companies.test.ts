import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { sampleFacts, writeFacts } from '../setup/facts.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { commandHere } from './command.ts';

const folder = temporaryFolder('companies');

/** Writes a company's facts, with only one service to build fast. */
function write(company: string, changes: object): void {
  mkdirSync(join(folder, company, 'static'), { recursive: true });
  writeFacts(join(folder, company), {
    ...sampleFacts,
    services: ['car-towing'],
    name: `${company} Towing`,
    ...changes,
  });
}
const site = (company: string, file: string) => join(folder, company, 'dist', file);
const lines = (text: string) => text.split('\n').filter((line) => /^[✓✗]/.test(line));

test('builds several companies in one run; one that fails doesn’t stop the others', async () => {
  for (const company of ['Ash', 'Birch', 'Cedar']) write(company, company === 'Birch' ? { phone: '1' } : {});
  writeFileSync(join(folder, 'Ash/static/serve.json'), '{}');
  writeFileSync(join(folder, 'Ash/static/_headers'), '/*\n  X-Content-Type-Options: nosniff\n  X-Own: 1\n');
  const named = ['Ash', 'Birch', 'Cedar/business.json'].flatMap((company) => ['--business', join(folder, company)]);
  const { status, stdout, stderr } = await commandHere(...named);
  expect(status).toBe(1);
  expect(lines(stdout)).toEqual(['Ash', 'Cedar'].map((company) => expect.stringMatching(`→ .*/${company}/dist$`)));
  expect(lines(stderr)).toEqual([
    expect.stringMatching(/Birch\/business\.json:\d+:\d+: "phone" is "1"/),
    expect.stringMatching(/^✗ Not built: .*Birch$/),
  ]);
  expect(stdout).toContain('! static/_headers: Skipped: another file of this name takes its place.');
  for (const company of ['Ash', 'Cedar'])
    expect(readFileSync(site(company, 'index.html'), 'utf8')).toContain(`${company} Towing`);
  // A company's own file replaces the project's.
  expect(readFileSync(site('Ash', 'serve.json'), 'utf8')).toBe('{}');
  expect(readFileSync(site('Cedar', 'serve.json'), 'utf8')).not.toBe('{}');
});

test('refuses to build several companies into one folder', async () => {
  const { status, stderr } = await commandHere('--business', 'a', '--business', 'b', '--out', 'c');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^✗ --out is one folder, but several --business need one each\. Leave out --out\.\n$/);
});

describe('a company’s own texts', () => {
  const company = join(folder, 'Dogwood');
  const text = (name: string) => join(company, 'content', name);
  const facts = join(company, 'business.json');
  const own = (name: string, change: (words: string) => string, from = name) => {
    mkdirSync(dirname(text(name)), { recursive: true });
    writeFileSync(text(name), change(readFileSync(join('site/content', from), 'utf8')));
  };
  const run = async () => {
    const { files, problems } = await build({ business: facts, release: false });
    return {
      page: (path: string) => `${files.get(path)}`,
      files,
      told: formatted(problems.filter(({ severity }) => severity !== 'note')),
    };
  };
  const post = 'en/posts/understanding-towing-services.md';

  test('replace the project’s file by file; own posts replace all sample posts', async () => {
    write('Dogwood', {});
    own('en/pages/about.md', (words) => words.replace(/^heading: .*/m, 'heading: Dogwood and daughters'));
    own('en/pages/contact.md', (words) => words);
    own('en/posts/dogwood.md', (words) => words.replace(/^title: .*/m, 'title: Dogwood’s own post'), post);
    const { page, files, told } = await run();
    expect(page('/about/index.html')).toContain('Dogwood and daughters');
    expect(page('/blog/index.html')).toContain('Dogwood’s own post');
    expect([...files.keys()].filter((path) => /^\/blog\/.+\//.test(path))).toEqual(['/blog/dogwood/index.html']);
    expect(told.filter((line) => line.includes('content') && !line.includes('is left out: '))).toEqual([]);
  });

  test('get a warning for each line that is left out, unlike the project’s texts', async () => {
    write('Dogwood', { textPhone: undefined, services: ['car-towing'] });
    own('en/pages/about.md', (words) => `${words.trimEnd()}\n\nText {textPhone}.\nSee [it](/fleets/).\n`);
    const lines = readFileSync(text('en/pages/about.md'), 'utf8').trimEnd().split('\n').length;
    const { told } = await run();
    const leftOut = told.filter((line) => line.includes('is left out: '));
    expect(leftOut.filter((line) => !line.includes('/Dogwood/'))).toEqual([]);
    expect(leftOut).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`about\\.md:${lines - 1}: This line is left out: your site has no {textPhone}\\.`),
        expect.stringMatching(`about\\.md:${lines}: This line is left out: your site has no /fleets/\\.`),
      ]),
    );
    own('en/pages/about.md', (words) => words.replace(/^heading: .*/m, 'heading: Dogwood and daughters'));
    write('Dogwood', {});
  });

  test('are required if the company tows no cars', async () => {
    write('Dogwood', { services: ['heavy-duty-towing'] });
    await expect(run()).rejects.toThrow(
      /"services" has no "emergency-towing-service", "flatbed-towing" or "car-towing"\. .*content\/en\/pages\/home\.md/,
    );
    own('en/pages/home.md', (words) => words);
    expect((await run()).page('/index.html')).toContain('Dogwood Towing');
    write('Dogwood', {});
  });
});
