import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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
for (const folder of [temporary, elsewhere, join(elsewhere, 'photos')]) mkdirSync(folder);
const ownFacts = { ...sampleFacts, url: 'https://example.com/tow/', otherTowingSites: [], services: ['car-towing'] };
writeFileSync(facts, JSON.stringify(ownFacts));
let server: ReturnType<typeof startCommand>;
let home: string;

beforeAll(async () => {
  const args = ['--host', '--port', '0', '--business', facts];
  server = startCommand(project.folder, ['build/serve/dev.ts', ...args], { TMPDIR: temporary });
  await server.isUp();
  home = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(server.told)?.[0] ?? '';
});
afterAll(() => {
  server.child.kill('SIGKILL');
  project.remove();
});

const page = async () => parse(await (await fetch(`${home}about/`)).text());
const heading = async () => (await page()).querySelector('h1')?.textContent;

/** Listens as an open page does; `shown` is the message on top of it. */
async function openPage() {
  const leaving = new AbortController();
  const events = await fetch(new URL('/@dev/events', home), { signal: leaving.signal });
  const opened = { shown: '', reloads: 0, close: () => leaving.abort() };
  const listen = async () => {
    // A busy machine may deliver two messages at once.
    for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const [, message = ''] of chunk.matchAll(/^data: (.*)$/gm)) {
        opened.shown = JSON.parse(message);
        if (!opened.shown) opened.reloads += 1;
      }
  };
  listen().catch(() => {});
  return opened;
}

describe('the development server', () => {
  test('builds once when it starts, though it writes the schema of the facts', async () => {
    // Time for three looks at the files. The page then waits for a running build.
    await setTimeout(1000);
    await page();
    expect(server.told.match(/built in/g)).toHaveLength(1);
  });

  test('gives each page its script, which the page’s own policy allows', async () => {
    const document = await page();
    expect(document.querySelector('script')?.getAttribute('src')).toBe('/@dev/client.js');
    const policy = document.querySelector('[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    for (const directive of ["script-src 'self'", "connect-src 'self'"]) expect(policy).toContain(directive);
    expect(await (await fetch(new URL('/@dev/client.js', home))).text()).toContain('/@dev/events');
  });

  test.each([
    [
      'a component that throws, with the page',
      about,
      original.replace('return', 'throw new Error("Broken on purpose");\n  return'),
      original.replace(/heading=\{.*\}/, 'heading="Saved"'),
      /^This is a bug in the site’s code, .*: Broken on purpose \(while rendering \/about\/\)\n {4}at .*site\/pages\/about\.tsx:\d+:\d+\)/,
    ],
    ['the facts', facts, '{ "name": ', JSON.stringify(ownFacts), /business\.json/],
    ['the photos beside the facts', join(elsewhere, 'photos/nobody.txt'), '', undefined, /photos\/nobody\.txt: /],
  ])(
    'shows an error in %s on top of the last good page until it is fixed, which reloads every open page',
    async (_, file, broken, fixed, expected) => {
      const shown = await heading();
      const opened = await openPage();
      writeFileSync(file, broken);
      await vi.waitUntil(() => opened.shown !== '', 60_000);
      expect(opened.shown).toMatch(expected);
      expect(await heading()).toBe(shown);
      const later = await openPage();
      await vi.waitUntil(() => later.shown === opened.shown, 60_000);
      if (fixed === undefined) rmSync(file);
      else writeFileSync(file, fixed);
      await vi.waitUntil(() => [opened, later].every(({ shown, reloads }) => !shown && reloads > 0), 60_000);
      expect(await heading()).toMatch(/^Saved/);
      for (const { close } of [opened, later]) close();
    },
    200_000,
  );

  test('answers to no foreign host name', async () => {
    const { port } = new URL(home);
    // `fetch` would set the Host header.
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        const answered = (response: IncomingMessage) => resolve(response.resume().statusCode);
        request({ port, path: '/tow/', headers: { host }, agent: false }, answered).on('error', reject).end();
      });
    // A phone uses the IP address.
    const hosts = ['evil.example', 'localhost', '192.168.1.2'];
    expect(await Promise.all(hosts.map(status))).toEqual([403, 200, 200]);
  });

  test('leaves no files behind', async () => {
    server.child.kill('SIGINT');
    await server.closed;
    expect(readdirSync(temporary).filter((name) => name.startsWith('site-'))).toEqual([]);
    expect(existsSync(join(project.folder, 'dist'))).toBe(false);
  });
});
