import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { withDefaults } from '../../build/command/options.ts';
import { type Listening, listen } from '../../build/dev/listen.ts';
import { liveSite } from '../../build/dev/live-site.ts';
import { isOwnHost, networkAddresses } from '../../build/dev/own-hosts.ts';
import { readServerOptions } from '../../build/dev/server-options.ts';
import { answerFrom, type Site } from '../../build/dev/site-files.ts';
import { temporaryFolder } from '../../build/dev/temporary-folder.ts';
import { Fault } from '../../build/fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'server-'));
const started: Listening[] = [];
afterAll(() => {
  for (const { server } of started) server.close();
  rmSync(folder, { recursive: true });
});

async function start(answer: RequestListener, network = false): Promise<Listening> {
  const listening = await listen(answer, 0, network);
  started.push(listening);
  return listening;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks as it is written: `fetch` would tidy the path, and say a Host of its own. */
const ask = ({ origins: [origin = ''] }: Listening, path: string, headers = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });
const served = (site: Site) => start((request, response) => void answerFrom(site, request, response));

describe('the options of npm start and npm run dev', () => {
  test('left out are port 3000, this machine alone, and the facts of the project', () => {
    expect(readServerOptions([])).toEqual({ port: 3000, host: false, build: withDefaults(), help: false });
  });

  test('--port counts before PORT, and PORT before 3000', () => {
    expect(readServerOptions([], { PORT: '8080' }).port).toBe(8080);
    expect(readServerOptions(['--port', '0'], { PORT: '8080' }).port).toBe(0);
    expect(readServerOptions([], { PORT: '' }).port).toBe(3000);
  });

  test('--business is handed on to the build, from the working folder', () => {
    expect(readServerOptions(['--business', 'mine.json', '--host', '--help'])).toEqual({
      port: 3000,
      host: true,
      build: withDefaults({ business: 'mine.json' }),
      help: true,
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

describe('a server', () => {
  const answer: RequestListener = (_, response) => void response.end('ours');

  test('is heard by this machine alone, and prints the address that it listens on', async () => {
    const listening = await start(answer);
    const { address, port } = listening.server.address() as { address: string; port: number };
    expect(address).toBe('127.0.0.1');
    expect(listening.origins).toEqual([`http://127.0.0.1:${port}`]);
    expect((await ask(listening, '/')).body).toBe('ours');
  });

  test('is heard by the whole network with --host, and prints those addresses, too', async () => {
    const listening = await start(answer, true);
    const { address, port } = listening.server.address() as { address: string; port: number };
    expect(['::', '0.0.0.0']).toContain(address);
    expect(listening.origins).toEqual(['127.0.0.1', ...networkAddresses()].map((host) => `http://${host}:${port}`));
    expect((await ask(listening, '/', { host: hostname() })).status).toBe(200);
    expect((await ask(listening, '/', { host: 'evil.example' })).status).toBe(403);
  });

  test('takes the next port where its own is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port: taken } = other.address() as { port: number };
    const listening = await listen(answer, taken);
    started.push(listening);
    expect(Number(new URL(listening.origins[0] ?? '').port)).toBeGreaterThan(taken);
    other.close();
  });

  test('refuses a name that is not its own, whoever points it here', async () => {
    const listening = await start(answer);
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '192.0.2.1',
    ]) {
      expect([host, (await ask(listening, '/', { host })).status]).toEqual([host, 403]);
    }
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', '[::1]:3000']) {
      expect([host, (await ask(listening, '/', { host })).body]).toEqual([host, 'ours']);
    }
  });

  test('knows the machine’s own names in the network only with --host', () => {
    const names = [hostname(), `${hostname()}.local:3000`, ...networkAddresses()];
    expect(names.filter((name) => !isOwnHost(name, true))).toEqual([]);
    expect(names.filter((name) => isOwnHost(name, false))).toEqual([]);
    expect(['', undefined, 'a b', 'evil.example'].filter((name) => isOwnHost(name, true))).toEqual([]);
  });
});

describe('a site', () => {
  test('is served with its pages, files and 404 page as a host would', async () => {
    const site = await served({ folder: inject('site'), base: '/' });
    const paths = ['/', '/about/', '/about/?from=here', '/about', '/icon.svg', '/nowhere/', '/nowhere.png', '/assets/'];
    const odd = [
      '/%ff',
      '/.built-files/',
      '//',
      '//about',
      '/about//',
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%00',
    ];
    const answers = await Promise.all(
      [...paths, ...odd].map(async (path) => {
        const { status, headers, body } = await ask(site, path);
        const page = /<title>([^<|–]*)/.exec(body)?.[1]?.trim();
        return [path, status, headers.location ?? headers['content-type']?.split(';')[0], status === 404 ? page : ''];
      }),
    );
    const [, notFound] = /<title>([^<|–]*)/.exec(readFileSync(join(inject('site'), '404.html'), 'utf8')) ?? [];
    const none = [404, 'text/html', notFound?.trim()];
    expect(answers).toEqual([
      ['/', 200, 'text/html', ''],
      ['/about/', 200, 'text/html', ''],
      ['/about/?from=here', 200, 'text/html', ''],
      ['/about', 302, '/about/', ''],
      ['/icon.svg', 200, 'image/svg+xml', ''],
      ['/nowhere/', ...none],
      ['/nowhere.png', ...none],
      ['/assets/', ...none],
      ...odd.map((path) => [path, ...none]),
    ]);
  });

  test('is served byte by byte', async () => {
    const site = await served({ folder: inject('site'), base: '/' });
    for (const name of ['index.html', 'icon.svg', 'feed.xml']) {
      const { body } = await ask(site, `/${name}`);
      expect(body).toBe(readFileSync(join(inject('site'), name), 'utf8'));
    }
  });

  test('is served under the path that its address has, and its 404 page inside and outside of it', async () => {
    const site = await served({ folder: inject('subPathSite'), base: '/tow/' });
    const paths = [
      '/',
      '/tow',
      '/tow/',
      '/tow/about/',
      '/tow/about',
      '/tow/icon.svg',
      '/about/',
      '/icon.svg',
      '/tow/x/',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const { status, headers, body } = await ask(site, path);
        return [path, status, headers.location, body.includes('Oops! Page not found')];
      }),
    );
    expect(answers).toEqual([
      ['/', 302, '/tow/', false],
      ['/tow', 302, '/tow/', false],
      ['/tow/', 200, undefined, false],
      ['/tow/about/', 200, undefined, false],
      ['/tow/about', 302, '/tow/about/', false],
      ['/tow/icon.svg', 200, undefined, false],
      ['/about/', 404, undefined, true],
      ['/icon.svg', 404, undefined, true],
      ['/tow/x/', 404, undefined, true],
    ]);
  });

  test('that loses a page or a file answers 404 for it, and goes on', async () => {
    const copy = join(folder, 'losing');
    cpSync(inject('site'), copy, { recursive: true });
    const live = liveSite({ folder: copy, base: '/' });
    const site = await start(live.answer);
    for (const [path, name] of [
      ['/about/', 'about'],
      ['/icon.svg', 'icon.svg'],
    ] as const) {
      expect((await ask(site, path)).status).toBe(200);
      rmSync(join(copy, name), { recursive: true });
      expect((await ask(site, path)).status).toBe(404);
    }
    // A socket has a name and can be looked at, but not opened: as a file that goes between the two.
    const socket = createServer().listen(join(copy, 'gone.png'));
    await new Promise((resolve) => socket.once('listening', resolve));
    await expect(ask(site, '/gone.png')).rejects.toThrow();
    socket.close();
    rmSync(copy, { recursive: true });
    expect((await ask(site, '/')).status).toBe(404);
  });

  test('that is worked on has no content policy, and a script that hears of builds', async () => {
    const live = liveSite({ folder, base: '/' });
    const site = await start(live.answer);
    expect((await ask(site, '/')).body).toContain('/.dev/events');
    live.renewed({ folder: inject('subPathSite'), base: '/tow/' });
    const { body } = await ask(site, '/tow/about/');
    expect(body).not.toContain('Content-Security-Policy');
    expect(body).toContain('/.dev/events');
    expect((await ask(site, '/about/')).status).toBe(404);
  });
});

describe('the temporary folder', () => {
  test('of a process that was killed goes when the next one starts, one of a living process stays', () => {
    const place = join(folder, 'place');
    // No system counts processes as far as that.
    const [dead, living, other] = ['site-dev-99999999-a', `site-dev-${process.ppid}-b`, 'site-device'];
    for (const name of [dead, living, other]) mkdirSync(join(place, name), { recursive: true });
    writeFileSync(join(place, dead, 'left'), '');
    const own = temporaryFolder(place);
    expect(existsSync(own)).toBe(true);
    expect(readdirSync(place).filter((name) => join(place, name) !== own)).toEqual([living, other]);
  });

  test('a page that was read before a build does not pass for one of that build', async () => {
    const live = liveSite({ folder, base: '/' });
    const buildOf = ({ body }: Answer) => Number(/, (\d+)\)<\/script>$/.exec(body)?.[1]);
    let builds = 0;
    const site = await start((request, response) => {
      live.answer(request, response);
      if (builds === 0) live.renewed({ folder, base: '/' });
      builds += 1;
    });
    await wait(5);
    const before = buildOf(await ask(site, '/'));
    expect(buildOf(await ask(site, '/'))).toBeGreaterThan(before);
  });
});
