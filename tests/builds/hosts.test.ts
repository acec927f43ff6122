import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { serve } from '../setup/serve.ts';

interface Host {
  /** Serves a folder at `/`; gives the origin. */
  start(folder: string): Promise<string>;
  /** Whether it answers an unknown address with the site's own page. */
  ownPage: boolean;
  /** What it knows no type for, and sends as bytes or as text. */
  untyped: readonly string[];
}

/** The sample site, with the one under a sub-path in it. */
const root = mkdtempSync(join(tmpdir(), 'hosts-'));
beforeAll(() => {
  cpSync(inject('site'), root, { recursive: true });
  cpSync(inject('subPathSite'), join(root, 'tow'), { recursive: true });
});

const started: { close(): void }[] = [];
afterAll(() => {
  for (const host of started) host.close();
  rmSync(root, { recursive: true });
});

/** Starts a server and waits until it tells its port. */
function startCommand(command: string, ...args: string[]): Promise<string> {
  const host = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
  });
  started.push({ close: () => host.kill() });
  return new Promise((resolve, reject) => {
    let told = '';
    host.stdout.on('data', (chunk) => {
      told += chunk;
      const [, port] = /(?::|port )(\d{4,5})\b/.exec(told) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    host.on('error', reject);
    host.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${told}`)));
  });
}

const listed = pagesOf(business).filter(({ meta }) => meta.listed);
const hosts: Record<string, Host> = {
  serve: {
    start: (root) => startCommand('node_modules/.bin/serve', '--no-clipboard', '--listen', 'tcp://127.0.0.1:0', root),
    ownPage: true,
    untyped: [],
  },
  'python3 -m http.server': {
    start: (root) => startCommand('python3', '-um', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root),
    ownPage: false,
    // By its version and by what the system's table of types holds.
    untyped: ['.woff2', '.webmanifest', '.vcf', ''],
  },
  'a dozen lines of Node': {
    start: async (root) => {
      const host = await serve(root);
      started.push(host);
      return host.origin;
    },
    ownPage: true,
    untyped: [''],
  },
};

if (spawnSync('python3', ['--version']).status !== 0) {
  console.error('There is no python3 on this machine: the site was NOT tried on "python3 -m http.server".');
  delete hosts['python3 -m http.server'];
}

const types: Record<string, RegExp> = {
  '.html': /^text\/html\b/,
  '.js': /^(?:text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png$/,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.xml': /^(?:application|text)\/xml\b/,
  '.txt': /^text\/plain\b/,
  '.json': /^application\/json\b/,
  '.woff2': /^font\/woff2$/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.vcf': /^text\/(?:x-)?vcard\b/,
};

const files = readdirSync(inject('site'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== '_headers')
  .map(({ parentPath, name }) => join(parentPath, name).slice(inject('site').length));

const get = (address: string) => fetch(address, { redirect: 'manual' });

describe.each(Object.entries(hosts))('on %s', (_, { start, ownPage, untyped }) => {
  let origin = '';
  beforeAll(async () => {
    origin = await start(root);
  });

  test('every route answers with its page, at its canonical address, without a redirect', async () => {
    const pages = files.filter((name) => name.endsWith('/index.html'));
    expect(pages).toHaveLength(listed.length);
    for (const name of pages) {
      const html = readFileSync(inject('site') + name, 'utf8');
      const [, canonical = ''] = /<link rel="canonical" href="https:\/\/www\.example\.com([^"]*)"/.exec(html) ?? [];
      const answer = await get(origin + canonical);
      expect([canonical, answer.status]).toEqual([name.replace('index.html', ''), 200]);
      expect(await answer.text()).toBe(html);
    }
  });

  test('every file has the type that browsers want', async () => {
    for (const name of files.filter((file) => file !== '/404.html')) {
      const answer = await get(origin + name.replace(/\/index\.html$/, '/'));
      const type = answer.headers.get('content-type') ?? '';
      const wanted = types[extname(name)] ?? /^$/;
      const tolerated = untyped.includes(extname(name)) ? /^(?:application\/octet-stream|text\/plain\b)/ : wanted;
      expect([name, answer.status, wanted.test(type) || tolerated.test(type) || type]).toEqual([name, 200, true]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(inject('site') + name))).toBe(true);
    }
  });

  test.each(['', 'tow/'])('every link leads straight to a file, from /%s on', async (base) => {
    const seen = new Set([`/${base}`]);
    for (const path of seen) {
      const answer = await get(origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      const body = await answer.text();
      if (!path.endsWith('/')) continue;
      for (const [, link] of body.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) if (link) seen.add(link);
    }
    expect([...seen].filter((path) => path.endsWith('/'))).toHaveLength(listed.length);
    expect([...seen].filter((path) => !path.startsWith(`/${base}`))).toEqual([]);
  });

  test('an address that the site does not have is a 404', async () => {
    const notFound = readFileSync(join(inject('site'), '404.html'), 'utf8');
    const paths = ['/nope/', '/nope.html', '/about/nope/', '/services/nope/', '/assets/nope.js', '/about/index.htm'];
    // Without a page of its own there, a simpler host lists a folder.
    if (ownPage) paths.push('/services/', '/assets/', '/scenes/');
    for (const path of paths) {
      // Some redirect to another spelling first.
      const answer = await fetch(origin + path);
      expect([path, answer.status]).toEqual([path, 404]);
      const body = await answer.text();
      if (ownPage) expect(body).toBe(notFound);
    }
  });
});
