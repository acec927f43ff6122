import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { withDefaults } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { choosePort } from '../../build/serve/address.ts';
import { livePage } from '../../build/serve/live-page.ts';
import { answerFrom, type LiveSite, readSite } from '../../build/serve/live-site.ts';
import { readServerOptions } from '../../build/serve/options.ts';
import { listen } from '../setup/command.ts';

describe('the options of npm start and npm run dev', () => {
  test('left out are no certain port, this machine alone, and the facts of the project', () => {
    expect(readServerOptions([], {})).toEqual({ port: undefined, host: false, build: withDefaults() });
  });

  test('--port counts before PORT', () => {
    expect(readServerOptions([], { PORT: '8080' })?.port).toBe(8080);
    expect(readServerOptions(['--port', '0'], { PORT: '8080' })?.port).toBe(0);
    expect(readServerOptions([], { PORT: '' })?.port).toBeUndefined();
  });

  test('--business is handed on to the build, from the working folder', () => {
    expect(readServerOptions(['--business', 'mine.json', '--host'], {})).toEqual({
      port: undefined,
      host: true,
      build: withDefaults({ business: 'mine.json' }),
    });
  });

  test.each([
    [['--prot', '1'], {}, /^Unknown option '--prot'/],
    [['--port', 'x'], {}, /^--port is "x", expected a number from 0 to 65535\.$/],
    [['--port', ''], {}, /^--port is "", expected/],
    [['--port', '70000'], {}, /^--port is "70000"/],
    [[], { PORT: 'http' }, /^PORT is "http", expected a number from 0 to 65535\.$/],
    [['--port'], {}, /^Option '--port <value>' argument missing/],
    [['--host=all'], {}, /^Option '--host' does not take an argument/],
  ])('that are wrong are told in plain words: %j %j', (args, environment, line) => {
    expect(() => readServerOptions(args, environment)).toThrow(Fault);
    expect(() => readServerOptions(args, environment)).toThrow(line);
  });
});

test('a port that nobody asked for gives way to a free one where it is taken, and says so', async () => {
  const other = createServer().listen(3000, '127.0.0.1');
  // Where it is taken already, it need not be taken here.
  await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => {});
  let port = 0;
  const { log } = await listen(async () => (port = await choosePort(undefined, false)));
  other.close();
  expect(log).toContain('Port 3000 is not free');
  expect([0, 3000]).not.toContain(port);
});

describe('the development server’s site', () => {
  const ask = (site: LiveSite, url: string) => {
    const answer: { status?: number; location?: string | undefined; body: string } = { body: '' };
    const response = {
      writeHead(status: number, { location }: { location?: string } = {}) {
        Object.assign(answer, { status, location });
        return response;
      },
      end: (body: string | Buffer = '') => Object.assign(answer, { body: String(body) }),
    };
    answerFrom(site, { url } as IncomingMessage, response as unknown as ServerResponse, (html) => html);
    return [url, answer.status, answer.location, answer.body.includes('Oops! Page not found')];
  };

  test('is answered with its pages, files and 404 page as a host would', () => {
    const site = readSite(inject('site'), '/');
    const found = ['/', '/about/', '/about/?from=here', '/icon.svg'];
    expect(found.map((path) => ask(site, path))).toEqual(found.map((path) => [path, 200, undefined, false]));
    expect(ask(site, '/about')).toEqual(['/about', 302, '/about/', false]);
    const missing = ['/nowhere/', '/nowhere.png', '/assets/', '//about', '/%ff', '/..%2f..%2fpackage.json', '/%00'];
    expect(missing.map((path) => ask(site, path))).toEqual(missing.map((path) => [path, 404, undefined, true]));
  });

  test('stands under the path that its address has, with its 404 page inside and outside of it', () => {
    const site = readSite(inject('subPathSite'), '/tow/');
    const paths = ['/', '/tow', '/tow/', '/tow/about/', '/tow/about', '/tow/icon.svg', '/about/', '/tow/x/'];
    expect(paths.map((path) => ask(site, path))).toEqual([
      ['/', 302, '/tow/', false],
      ['/tow', 302, '/tow/', false],
      ['/tow/', 200, undefined, false],
      ['/tow/about/', 200, undefined, false],
      ['/tow/about', 302, '/tow/about/', false],
      ['/tow/icon.svg', 200, undefined, false],
      ['/about/', 404, undefined, true],
      ['/tow/x/', 404, undefined, true],
    ]);
  });

  test('has no content policy, and what is told in a page is text', () => {
    const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'none\'">';
    const page = livePage(`<!doctype html>${policy}<p>Page`, { complaint: '<b>', types: '' }, 1);
    expect(page).not.toContain('Content-Security-Policy');
    expect(page).toContain('&lt;b>');
    expect(page).not.toContain('role="status"');
  });
});
