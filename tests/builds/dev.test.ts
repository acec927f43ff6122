import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { givePage, takePage } from '../browser/pool.ts';
import { copyProject } from '../setup/project-copy.ts';

const project = copyProject();
const about = join(project.folder, 'site/pages/about.tsx');
const facts = join(project.folder, 'site/business.json');
const styles = join(project.folder, 'site/components/site-footer/site-footer.css');
const original = readFileSync(about, 'utf8');
const temporary = join(project.folder, 'temporary');
const env = { ...process.env, TMPDIR: temporary };
mkdirSync(temporary);
const foldersLeft = () => readdirSync(temporary).filter((name) => name.startsWith('site-dev-'));

let server: ChildProcess;
let page: Page;
let origin: string;
let told = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'build/dev/dev.ts', '--port', '0'], {
    cwd: project.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [server.stdout, server.stderr]) output?.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  origin = /http:\/\/127\.0\.0\.1:\d+/.exec(told)?.[0] ?? '';
  page = await takePage({ viewport: { width: 360, height: 360 } });
  await page.goto(`${origin}/about/`);
}, 90_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await givePage(page, true);
  project.remove();
});

const heading = () => page.locator('h1').textContent();
const complaint = () => page.getByRole('alert').filter({ hasText: /\S/ });

describe('the development server', () => {
  test('prints its addresses, and that the content policy is left out', () => {
    expect(told).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\n/);
    expect(told).toContain('Without the content policy, which the built site has.');
  });

  test('has a saved file on the screen: built, and the page loaded anew', async () => {
    for (const words of ['Once', 'Twice', 'Thrice']) {
      writeFileSync(about, original.replace(/<h1>.*<\/h1>/s, `<h1>${words}</h1>`));
      await page.locator('h1', { hasText: words }).waitFor();
    }
  });

  test('shows an error in the page with file and line, over the last good one, until it is mended', async () => {
    writeFileSync(about, `${original}\nconst = ;\n`);
    const line = original.split('\n').length + 1;
    await complaint().waitFor();
    expect(await complaint().textContent()).toContain(`site/pages/about.tsx:${line}:`);
    expect(await heading()).toBe('Thrice');
    await page.evaluate(() => {
      const uncovered = () => sessionStorage.setItem('uncovered', 'true');
      new MutationObserver(uncovered).observe(document.documentElement, { childList: true });
    });
    writeFileSync(about, original);
    await complaint().waitFor({ state: 'detached' });
    await expect.poll(heading).not.toBe('Thrice');
    expect(await page.evaluate(() => sessionStorage.getItem('uncovered'))).toBeNull();
  });

  test('shows it in a page that is opened only now', async () => {
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"phone"', '"fone"'));
    await complaint().waitFor();
    await page.goto(`${origin}/contact/`);
    await complaint().waitFor();
    expect(await complaint().textContent()).toContain('site/business.json: fone: found an unknown field');
    writeFileSync(facts, readFileSync(facts, 'utf8').replace('"fone"', '"phone"'));
    await complaint().waitFor({ state: 'detached' });
    await page.goto(`${origin}/about/`);
  });

  test.each([
    [
      'a component that throws',
      about,
      original.replace('return', 'throw new Error("Broken on purpose");\n  return'),
      /Broken on purpose[\s\S]*site\/pages\/about\.tsx:\d+/,
    ],
    [
      'a sheet',
      styles,
      '.site-footer { color: red; } }',
      /site\/components\/site-footer\/site-footer\.css: line 1, column \d+/,
    ],
    [
      'a browser module',
      join(project.folder, 'site/client.ts'),
      'import { nothing } from "./nowhere.ts";\n',
      /site\/client\.ts:1:/,
    ],
  ])('shows an error in %s with file and line', async (_, file, broken, expected) => {
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, broken);
    await complaint().waitFor();
    expect(await complaint().textContent()).toMatch(expected);
    writeFileSync(file, whole);
    await complaint().waitFor({ state: 'detached' });
  });

  // Whether it is being bundled yet, or runs.
  test.each([30, 600])('gives a build up that never ends, saved anew after %i ms', async (ms) => {
    writeFileSync(about, original.replace('return', 'while (true) {}\n  return'));
    await page.waitForTimeout(ms);
    writeFileSync(about, original.replace(/<h1>[^<]*/, `<h1>Free after ${ms} `));
    await page.locator('h1', { hasText: `Free after ${ms} ` }).waitFor();
  });

  test('hears again after its folder was moved away and back', async () => {
    writeFileSync(about, original);
    await page.locator('h1', { hasText: /^About/ }).waitFor();
    renameSync(join(project.folder, 'site'), join(project.folder, 'x'));
    await complaint().waitFor();
    renameSync(join(project.folder, 'x'), join(project.folder, 'site'));
    await complaint().waitFor({ state: 'detached' });
    writeFileSync(about, original.replace(/<h1>[^<]*/, '<h1>Back again'));
    await page.locator('h1', { hasText: 'Back again' }).waitFor();
  });

  test('warns of a type error in the terminal, and shows the page all the same', async () => {
    expect(told).not.toContain('Type errors');
    // To read the whole project would take the compiler much longer.
    const settings = join(project.folder, 'tsconfig.json');
    const { compilerOptions } = JSON.parse(readFileSync(settings, 'utf8'));
    writeFileSync(settings, JSON.stringify({ compilerOptions, files: ['site/pages/about.tsx'] }));
    writeFileSync(
      about,
      `${original.replace(/<h1>[^<]*/, '<h1>Wrongly typed')}\nexport const wrong: number = 'no number';\n`,
    );
    await page.locator('h1', { hasText: 'Wrongly typed' }).waitFor();
    // The compiler gives way to everything else, so it takes its time where other tests run beside.
    await vi.waitUntil(() => told.includes('Type errors'), 90_000);
    await vi.waitUntil(() => /site\/pages\/about\.tsx\(\d+,14\): error TS2322/.test(told), 5000);
    writeFileSync(about, original);
    await page.locator('h1', { hasText: /^About/ }).waitFor();
  }, 120_000);

  test('leaves nothing behind', async () => {
    const closed = once(server, 'close');
    server.kill();
    await closed;
    expect(foldersLeft()).toEqual([]);
    const kept = readdirSync(join(project.folder, 'node_modules/.cache'));
    // The second is `npm run check`’s.
    expect(kept.filter((name) => name !== 'types.json')).toEqual(['site-builder']);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });
});

describe.skipIf(!existsSync('/proc/self/stat'))('a build in an endless loop', () => {
  /** The living processes of a group. */
  const groupOf = (leader: number) =>
    readdirSync('/proc').filter((pid) => {
      try {
        const [state, , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(group) === leader && state !== 'Z';
      } catch {
        return false;
      }
    });

  test.each([
    ['the server is killed hard', (_: number, server: number) => process.kill(server, 'SIGKILL'), 1],
    ['whoever started the server is killed hard', (parent: number) => process.kill(parent, 'SIGKILL'), 0],
    ['its terminal closes', (_: number, server: number) => process.kill(server, 'SIGHUP'), 0],
  ])('ends when %s', async (_, kill, left) => {
    for (const name of foldersLeft()) rmSync(join(temporary, name), { recursive: true });
    // The least that a build can be: hundreds of modules would be made before the site's own gets to a loop.
    const begun = join(temporary, 'begun');
    rmSync(begun, { force: true });
    const loop = `writeFileSync(${JSON.stringify(begun)}, '');\nexport const build = () => {\n  while (true) {}\n};\n`;
    writeFileSync(join(project.folder, 'build.ts'), `import { writeFileSync } from 'node:fs';\n${loop}`);
    // A shell that has something left to do afterwards stays as the parent; it leads a group of its own.
    const command = `"${process.execPath}" --import tsx build/dev/dev.ts --port 0 & echo $!; wait; :`;
    const shell = spawn('sh', ['-c', command], {
      cwd: project.folder,
      detached: true,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const leader = shell.pid as number;
    try {
      const [pid] = await once(shell.stdout.setEncoding('utf8'), 'data');
      await vi.waitUntil(() => existsSync(begun), 15_000);
      expect(groupOf(leader).length).toBeGreaterThan(1);
      kill(leader, Number(pid));
      await vi.waitUntil(() => groupOf(leader).length === 0, 5000);
      expect(foldersLeft()).toHaveLength(left);
    } finally {
      if (groupOf(leader).length > 0) process.kill(-leader, 'SIGKILL');
    }
  });
});
