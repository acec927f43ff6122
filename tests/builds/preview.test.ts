import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { chosenPages } from '../setup/build-pages.ts';
import { copyProject } from '../setup/project-copy.ts';

const project = copyProject(['tests']);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What npm runs, as Node is to be started with it. */
const command = (name: string) => (scripts[name] ?? '').replace(/^tsx /, 'node --import tsx ').split(' ').slice(1);
const env = { ...process.env, CHROMIUM_PATH: inject('chromium') };

const other = createServer();
let preview: ChildProcess;
let address = '';
let busy = 0;

beforeAll(async () => {
  const facts = join(project.folder, 'site/business.json');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace(/"url": "[^"]*"/, '"url": "https://example.com/tow/"'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  busy = (other.address() as { port: number }).port;
  let told = '';
  preview = spawn(process.execPath, command('start'), {
    cwd: project.folder,
    env: { ...env, PORT: String(busy) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  preview.stdout?.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  address = /http:\S+/.exec(told)?.[0] ?? '';
}, 90_000);
afterAll(() => {
  preview.kill();
  other.close();
  project.remove();
});

describe('npm start, for a site under a path', () => {
  test('prints the address that works, on the next port after PORT where that is taken', async () => {
    const { hostname, port, pathname } = new URL(address);
    expect([hostname, pathname]).toEqual(['127.0.0.1', '/tow/']);
    expect(Number(port)).toBeGreaterThan(busy);
    expect((await fetch(address)).status).toBe(200);
  });

  test('answers with the built pages as they are, and with all that they point to', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toBe(readFileSync(join(project.folder, 'dist/index.html'), 'utf8'));
    const links = [...html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)].map(([, link = '']) => new URL(link, address).href);
    expect(links.length).toBeGreaterThan(20);
    const answers = await Promise.all(links.map(async (link) => [link, (await fetch(link)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each(['/tow/nowhere/', '/nowhere/'])('answers with its 404 page at %s', async (path) => {
    const answer = await fetch(new URL(path, address));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
  });

  test('npm run look takes pictures of the page that is named, with all that it shows', () => {
    execFileSync(process.execPath, [...command('look'), '/services/car-towing/'], { cwd: project.folder, env });
    const pictures = readdirSync(join(project.folder, 'look')).sort();
    expect(pictures).toHaveLength(9);
    expect(pictures.slice(0, 2)).toEqual(['index.html', 'services-car-towing-1280-dark.png']);
  }, 60_000);
});

describe('the pages that npm run look and npm run lighthouse take', () => {
  test('are all, home first, where none is named', () => {
    expect(chosenPages(inject('site'), []).slice(0, 3)).toEqual(['/', '/404.html', '/about/']);
    expect(chosenPages(inject('site'), ['/contact/', '/'])).toEqual(['/contact/', '/']);
  });

  test('are told where one is named that is not there', () => {
    expect(() => chosenPages(inject('site'), ['/', 'about'])).toThrow(/^There is no page about\.\nThe pages are \/, /);
  });
});

test.each(['start', 'dev'])('npm run %s -- --help tells the options', (name) => {
  const told = execFileSync(process.execPath, [...command(name), '--help'], { encoding: 'utf8' });
  for (const option of ['--port N', '--host', '--business FILE', '--help', 'PORT']) expect(told).toContain(option);
});
