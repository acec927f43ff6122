import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sampleFacts } from '../setup/facts.ts';
import { parse } from '../setup/parse.ts';
import { copyProject } from '../setup/project-copy.ts';
import { startCommand } from '../setup/start-command.ts';

const project = copyProject();
const about = join(project.folder, 'site/pages/about.tsx');
const original = readFileSync(about, 'utf8');
const temporary = join(project.folder, 'temporary');
const elsewhere = join(project.folder, 'elsewhere');
const facts = join(elsewhere, 'business.json');
for (const folder of [temporary, elsewhere]) mkdirSync(folder);
const ownFacts = { ...sampleFacts, url: 'https://example.com/tow/', otherTowingSites: [], services: ['car-towing'] };
writeFileSync(facts, JSON.stringify(ownFacts));
// A fake compiler except in the full run: the real one takes seconds after every save.
if (!process.env.FULL) {
  const compiler = join(project.folder, 'node_modules/typescript');
  rmSync(compiler);
  mkdirSync(join(compiler, 'bin'), { recursive: true });
  const isWrong = "require('node:fs').readFileSync('site/pages/about.tsx', 'utf8').includes('wrong: number')";
  writeFileSync(
    join(compiler, 'bin/tsc'),
    `if (${isWrong}) console.log('site/pages/about.tsx(9,14): error TS2322: Wrong.');`,
  );
}

let server: ReturnType<typeof startCommand>;
let home: string;

beforeAll(async () => {
  const args = ['--host', '--port', '0', '--business', facts];
  server = startCommand(project.folder, ['build/serve/dev.ts', ...args], { TMPDIR: temporary });
  await server.isUp();
  home = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(server.told)?.[0] ?? '';
}, 150_000);
afterAll(() => {
  server.child.kill('SIGKILL');
  project.remove();
});

const page = async () => parse(await (await fetch(`${home}about/`)).text());
const heading = async () => (await page()).querySelector('h1')?.textContent;

/** Connects like Vite's client; `shown` is the message in its error overlay. */
async function openPage() {
  const [, token] = /wsToken = "([^"]+)"/.exec(await (await fetch(new URL('/@vite/client', home))).text()) ?? [];
  const socket = new WebSocket(`${home.replace(/^http/, 'ws').replace(/tow\/$/, '')}?token=${token}`, 'vite-hmr');
  const opened = { shown: '', reloads: 0, close: () => socket.close() };
  socket.on('message', (data) => {
    const { type, err } = JSON.parse(String(data));
    if (type === 'error') opened.shown = err.message;
    if (type === 'full-reload') Object.assign(opened, { shown: '', reloads: opened.reloads + 1 });
  });
  await once(socket, 'message');
  return opened;
}

describe('the development server', () => {
  test('keeps the page’s policy, extended only for the overlay’s styles', async () => {
    const policy = (await page()).querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    const directives = policy?.split('; ') ?? [];
    expect(directives).toContain("style-src 'unsafe-inline'");
    expect(directives).toContain("form-action 'none'");
    expect(directives.find((directive) => directive.startsWith('script-src'))).not.toContain('unsafe');
  });

  test('reloads every open page when a file is saved and built', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, openPage));
    writeFileSync(about, original.replace(/heading=\{.*\}/, 'heading="Saved"'));
    await vi.waitUntil(() => pages.every(({ reloads }) => reloads > 0), 20_000);
    expect(await heading()).toMatch(/^Saved/);
    for (const { close } of pages) close();
  });

  test.each([
    [
      'a component that throws, with the page',
      about,
      original.replace('return', 'throw new Error("Broken on purpose");\n  return'),
      /^This is a bug in the site’s code, .*: Broken on purpose \(while rendering \/about\/\)\n {4}at .*site\/pages\/about\.tsx:\d+:\d+\)/,
    ],
    ['the facts', facts, '{ "name": ', /business\.json/],
    ['the photos beside the facts', join(elsewhere, 'photos/nobody.txt'), '', /photos\/nobody\.txt: /],
  ])(
    'shows an error in %s over the last good page until it is fixed',
    async (_, file, broken, expected) => {
      const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      const shown = await heading();
      const opened = await openPage();
      if (before === undefined) mkdirSync(join(elsewhere, 'photos'));
      writeFileSync(file, broken);
      await vi.waitUntil(() => opened.shown !== '', 20_000);
      expect(opened.shown).toMatch(expected);
      expect(await heading()).toBe(shown);
      const later = await openPage();
      await vi.waitUntil(() => later.shown === opened.shown);
      if (before === undefined) rmSync(join(elsewhere, 'photos'), { recursive: true });
      else writeFileSync(file, before);
      await vi.waitUntil(() => later.shown === '' && later.reloads > 0, 20_000);
      for (const { close } of [opened, later]) close();
    },
    60_000,
  );

  test('shows the second of two quick saves', async () => {
    const opened = await openPage();
    writeFileSync(facts, '{ "name": ');
    await wait(40);
    writeFileSync(facts, JSON.stringify(ownFacts));
    await vi.waitUntil(() => opened.shown === '' && opened.reloads > 0, 20_000);
    opened.close();
  }, 30_000);

  test('shows a type error in the page and the terminal until it is fixed', async () => {
    const opened = await openPage();
    writeFileSync(about, `${original}\nexport const wrong: number = 'no number';\n`);
    // The compiler has a low priority and may take long.
    await vi.waitUntil(() => opened.shown.includes('site/pages/about.tsx'), 90_000);
    expect(server.told).toMatch(/Type errors:\n[\s\S]*site\/pages\/about\.tsx\(\d+,14\): error TS2322/);
    writeFileSync(about, original);
    await vi.waitUntil(() => server.told.includes('No more type errors.'), 90_000);
    await vi.waitUntil(() => opened.shown === '');
    opened.close();
  }, 200_000);

  test('rejects foreign host names and serves nothing but the built site', async () => {
    const { port } = new URL(home);
    // `fetch` would resolve the dots and set the Host header.
    const status = (path: string, host = 'localhost') =>
      new Promise((resolve, reject) => {
        const answered = (response: IncomingMessage) => resolve(response.resume().statusCode);
        request({ port, path, headers: { host }, agent: false }, answered).on('error', reject).end();
      });
    // A phone uses the IP address.
    const hosts = ['evil.example', 'localhost', '192.168.1.2'];
    expect(await Promise.all(hosts.map((host) => status('/tow/', host)))).toEqual([403, 200, 200]);
    const addresses = [
      '/package.json',
      '/site/client.ts',
      `/@fs${project.folder}/package.json`,
      '/site/business.json?x=/vite/dist/client/',
      '/@vite/../package.json',
      '/@vite/%2e%2e/build.ts',
      '/x/vite/dist/client/../../../../package.json',
      `/@fs${project.folder}/package.json?x=/vite/dist/client/`,
      '/__open-in-editor?file=package.json&x=/vite/dist/client/',
    ];
    const found = await Promise.all(addresses.map(async (path) => [path, await status(path)]));
    expect(found).toEqual(addresses.map((path) => [path, 404]));
  });

  test('leaves no files behind', async () => {
    server.child.kill('SIGINT');
    await server.closed;
    expect(readdirSync(temporary).filter((name) => name.startsWith('site-'))).toEqual([]);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });
});
