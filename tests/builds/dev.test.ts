import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { givePage, takePage } from '../browser/pool.ts';
import { sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';

const project = copyProject();
const about = join(project.folder, 'site/pages/about.tsx');
const original = readFileSync(about, 'utf8');
const temporary = join(project.folder, 'temporary');
const elsewhere = join(project.folder, 'elsewhere');
const facts = join(elsewhere, 'business.json');
for (const folder of [temporary, elsewhere]) mkdirSync(folder);
writeFileSync(facts, JSON.stringify({ ...sampleFacts, url: 'https://example.com/tow/', otherTowingSites: [] }));
// To read the whole project would take the compiler much longer.
const settings = join(project.folder, 'tsconfig.json');
const { compilerOptions } = JSON.parse(readFileSync(settings, 'utf8'));
writeFileSync(settings, JSON.stringify({ compilerOptions, files: ['site/pages/about.tsx'] }));

let server: ChildProcess;
let page: Page;
let home: string;
let told = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'build/serve/dev.ts', '--port', '0', '--business', facts], {
    cwd: project.folder,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [server.stdout, server.stderr]) output?.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 120_000);
  home = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(told)?.[0] ?? '';
  page = await takePage({ viewport: { width: 360, height: 360 } });
  await page.goto(`${home}about/`);
}, 150_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await givePage(page, true);
  project.remove();
});

const heading = () => page.locator('h1').textContent();
const complaint = () => page.getByRole('alert').filter({ hasText: /\S/ });
const withHeading = (words: string) => original.replace(/<h1>[^<]*/, `<h1>${words}`);

describe('the development server', () => {
  test('prints its address with the path of the site, and that the content policy is left out', () => {
    expect(home).toMatch(/\/tow\/$/);
    expect(told).toContain('Without the content policy, which the built site has.');
  });

  test('has a saved file on the screen: built, and the page loaded anew', async () => {
    for (const words of ['Once', 'Twice', 'Thrice']) {
      writeFileSync(about, withHeading(words));
      await page.locator('h1', { hasText: words }).waitFor();
    }
  });

  test('shows an error with file and line over the last good page, until it is mended', async () => {
    writeFileSync(about, `${original}\nconst = ;\n`);
    const line = original.split('\n').length + 1;
    await complaint().waitFor();
    expect(await complaint().textContent()).toContain(`site/pages/about.tsx:${line}:`);
    expect(await heading()).toMatch(/^Thrice/);
    writeFileSync(about, original);
    await complaint().waitFor({ state: 'detached' });
    expect(await heading()).toMatch(/^About/);
  });

  test.each([
    [
      'a component that throws, with the page',
      about,
      original.replace('return', 'throw new Error("Broken on purpose");\n  return'),
      /Broken on purpose \(while rendering \/about\/\)\n +at .*site\/pages\/about\.tsx:\d+:\d+\)$/,
    ],
    [
      'a sheet',
      join(project.folder, 'site/components/site-footer/site-footer.css'),
      '.site-footer { color: red; } }',
      /^site\/components\/site-footer\/site-footer\.css: line 1, column \d+: [^\n]*$/,
    ],
    [
      'a browser module',
      join(project.folder, 'site/client.ts'),
      'import { nothing } from "./nowhere.ts";\n',
      /site\/client\.ts:1:[^\n]*$/,
    ],
    ['the facts', facts, '{ "name": ', /business\.json/],
  ])('shows where an error in %s stands, once', async (_, file, broken, expected) => {
    const whole = readFileSync(file, 'utf8');
    const before = told.length;
    writeFileSync(file, broken);
    await complaint().waitFor();
    const text = (await complaint().textContent()) ?? '';
    expect(text).toMatch(expected);
    expect(told.slice(before).split(text)).toHaveLength(2);
    // A page that is opened only now shows it too.
    await page.goto(`${home}about/`);
    await complaint().waitFor();
    writeFileSync(file, whole);
    await complaint().waitFor({ state: 'detached' });
  });

  test('hears of photos beside the facts, wherever these are', async () => {
    const photos = join(elsewhere, 'photos');
    mkdirSync(photos);
    writeFileSync(join(photos, 'nobody.txt'), '');
    await complaint().waitFor();
    expect(await complaint().textContent()).toContain('a photo named "nobody"');
    rmSync(photos, { recursive: true });
    await complaint().waitFor({ state: 'detached' });
  });

  test('tells ten pages at once', async () => {
    const more = await Promise.all(Array.from({ length: 9 }, () => page.context().newPage()));
    await Promise.all(more.map((other) => other.goto(`${home}about/`)));
    writeFileSync(about, withHeading('For all'));
    await Promise.all([page, ...more].map((each) => each.locator('h1', { hasText: 'For all' }).waitFor()));
    await Promise.all(more.map((other) => other.close()));
  });

  test('tells of a type error in the page and the terminal, and takes it back when it is mended', async () => {
    expect(told).not.toContain('Type errors');
    writeFileSync(about, `${withHeading('Wrongly typed')}\nexport const wrong: number = 'no number';\n`);
    const types = page.getByRole('status').filter({ hasText: 'site/pages/about.tsx' });
    // The compiler gives way to everything else, so it takes its time where other tests run beside.
    await types.waitFor({ timeout: 90_000 });
    expect(await heading()).toMatch(/^Wrongly typed/);
    expect(told).toMatch(/Type errors:\n[\s\S]*site\/pages\/about\.tsx\(\d+,14\): error TS2322/);
    writeFileSync(about, original);
    await types.waitFor({ state: 'detached', timeout: 90_000 });
    expect(told).toContain('The types are right again.');
  }, 200_000);

  test('refuses a name that is not its own, whoever points it here', async () => {
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        const asked = request(home, { headers: { host }, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await statusFor('evil.example')).toBe(403);
    expect(await statusFor('localhost')).toBe(200);
  });

  test('is heard by this machine alone', async () => {
    const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    const network = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of network) await expect(fetch(home.replace('127.0.0.1', address))).rejects.toThrow();
  });

  test('serves nothing of the project but the built site', async () => {
    const addresses = ['/package.json', '/site/client.ts', `/@fs${project.folder}/package.json`, '/@id/site/client.ts'];
    const answers = await Promise.all(addresses.map((address) => fetch(new URL(address, home))));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('goes on when the temporary folder is deleted under it', async () => {
    rmSync(temporary, { recursive: true });
    writeFileSync(about, withHeading('Still here'));
    await page.locator('h1', { hasText: 'Still here' }).waitFor();
  });

  test('keeps no files, and leaves none behind', async () => {
    const left = () => readdirSync(temporary).filter((name) => name.startsWith('site-'));
    expect(left()).toEqual([]);
    const closed = once(server, 'close');
    server.kill('SIGINT');
    await closed;
    expect(left()).toEqual([]);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });
});
