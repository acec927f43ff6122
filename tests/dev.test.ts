import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { readServeOptions } from '../build/dev/dev-options.ts';
import { listen } from '../build/dev/listen.ts';
import { devServer } from '../build/dev/server.ts';
import { Fault } from '../build/fault.ts';
import { copyProject } from './setup/project-copy.ts';

const project = copyProject();
const about = join(project.folder, 'site/pages/about.tsx');
const facts = join(project.folder, 'site/business.json');
const styles = join(project.folder, 'site/components/site-footer/site-footer.css');
const original = readFileSync(about, 'utf8');

let server: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;
let told = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'build/dev/dev.ts', '--port', '0'], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [server.stdout, server.stderr]) output?.on('data', (text) => (told += text));
  browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
  await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  origin = /http:\/\/localhost:\d+/.exec(told)?.[0] ?? '';
  page = await browser.newPage();
  await page.goto(`${origin}/about/`);
}, 90_000);
afterAll(async () => {
  server.kill();
  await once(server, 'close');
  await browser.close();
  project.remove();
});

/** When the page that is open was first seen. */
const paintedAt = () =>
  page.evaluate(
    () =>
      new Promise<number>((seen) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
            seen(performance.timeOrigin + startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
const heading = () => page.locator('h1').textContent();
const complaint = () => page.getByRole('alert').filter({ hasText: /\S/ });

describe('the development server', () => {
  test('prints its addresses, and that the content policy is left out', () => {
    expect(told).toMatch(/http:\/\/localhost:\d+\/\n/);
    expect(told).toContain('Without the content policy, which the built site has.');
  });

  test('serves pages, files and the real 404 page as a host would', async () => {
    const answers = await Promise.all(
      ['/', '/about/', '/icon.svg', '/nowhere/', '/%ff', '/.built-files/', '//'].map(async (path) => {
        const { status, headers } = await fetch(origin + path);
        return [path, status, headers.get('content-type')?.split(';')[0]];
      }),
    );
    expect(answers).toEqual([
      ['/', 200, 'text/html'],
      ['/about/', 200, 'text/html'],
      ['/icon.svg', 200, 'image/svg+xml'],
      ['/nowhere/', 404, 'text/html'],
      ['/%ff', 404, 'text/html'],
      ['/.built-files/', 404, 'text/html'],
      ['//', 404, 'text/html'],
    ]);
    expect(await (await fetch(`${origin}/nowhere/`)).text()).toContain('Oops! Page not found');
    expect(await (await fetch(`${origin}/about/`)).text()).not.toContain('Content-Security-Policy');
  });

  test('has a saved file on the screen soon: built, and the page loaded anew', async () => {
    const times: number[] = [];
    for (const words of ['Once', 'Twice', 'Thrice']) {
      const saved = Date.now();
      writeFileSync(about, original.replace(/<h1>.*<\/h1>/s, `<h1>${words}</h1>`));
      await page.locator('h1', { hasText: words }).waitFor();
      times.push((await paintedAt()) - saved);
    }
    // Under 400 ms on a machine that has nothing else to do; here other tests run beside.
    expect(Math.min(...times), `${times}`).toBeLessThan(1500);
  });

  test('shows an error in the page with file and line, over the last good one, until it is mended', async () => {
    writeFileSync(about, `${original}\nconst = ;\n`);
    const line = original.split('\n').length + 1;
    await complaint().waitFor();
    expect(await complaint().textContent()).toContain(`site/pages/about.tsx:${line}:`);
    expect(await heading()).toBe('Thrice');
    writeFileSync(about, original);
    await complaint().waitFor({ state: 'detached' });
    await expect.poll(heading).not.toBe('Thrice');
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

  test('gives a build up that never ends, once the file is saved anew', async () => {
    writeFileSync(about, original.replace('return', 'while (true) {}\n  return'));
    await page.waitForTimeout(300);
    writeFileSync(about, original.replace(/<h1>[^<]*/, '<h1>Free again'));
    await page.locator('h1', { hasText: 'Free again' }).waitFor();
  });

  test('serves a site under the path that its address has', async () => {
    const { server } = devServer(inject('subPathSite'));
    const host = `http://localhost:${await listen(server, 0)}`;
    const answers = await Promise.all(
      ['/', '/tow/about/', '/tow/about', '/tow/icon.svg', '/about/'].map(async (path) => {
        const { status, headers } = await fetch(host + path, { redirect: 'manual' });
        return [path, status, headers.get('location')];
      }),
    );
    expect(answers).toEqual([
      ['/', 302, '/tow/'],
      ['/tow/about/', 200, null],
      ['/tow/about', 302, '/tow/about/'],
      ['/tow/icon.svg', 200, null],
      ['/about/', 404, null],
    ]);
    server.close();
  });

  test.each([
    [['--prot', '1'], /^Unknown option '--prot'/],
    [['--port', 'x'], /^--port is "x", expected a number from 0 to 65535\.$/],
    [['--port', '70000'], /^--port is "70000"/],
    [['--port'], /^Option '--port <value>' argument missing/],
  ])('says in plain words what is wrong with %j', (args, line) => {
    expect(() => readServeOptions(args)).toThrow(Fault);
    expect(() => readServeOptions(args)).toThrow(line);
  });

  test('takes the next port where its own is taken', async () => {
    const first = createServer();
    const second = createServer();
    const port = await listen(first, 0);
    const { port: taken } = first.address() as AddressInfo;
    expect(await listen(second, port)).toBeGreaterThan(taken);
    first.close();
    second.close();
  });

  test('leaves nothing behind', async () => {
    const cache = join(project.folder, 'node_modules/.cache');
    server.kill();
    await once(server, 'exit');
    expect(readdirSync(cache)).toEqual(['site-builder']);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });
});
