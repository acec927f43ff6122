import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { findProgram } from '../setup/programs.ts';
import { serve } from '../setup/serve.ts';

/** The sample site, with the one under a path in it. */
const root = mkdtempSync(join(tmpdir(), 'hosts-'));
beforeAll(() => {
  cpSync(inject('site'), root, { recursive: true });
  cpSync(inject('subPathSite'), join(root, 'tow'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const started: (() => unknown)[] = [];
afterAll(() => {
  for (const stop of started) stop();
});

/** Starts Python's own server of plain files, and waits until it tells its port. */
const startPython = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['-um', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root];
    const python = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(() => python.kill());
    python.stdout.on('data', (data) => {
      const [, port] = /port (\d+)/.exec(String(data)) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    python.on('error', reject);
    python.on('exit', (code) => reject(new Error(`python3 ended with ${code}.`)));
  });

async function startPlain(): Promise<string> {
  const { origin, close } = await serve(root);
  started.push(close);
  return origin;
}

const hosts = { 'a server of plain files': startPlain, 'python3 -m http.server': startPython };
const isThere = findProgram('python3') !== undefined;
if (!isThere) process.stderr.write('python3 is not here: the site is not tried on its server.\n');

const listed = pagesOf(business).filter(({ meta }) => meta.listed);

describe.each(Object.entries(hosts))('on %s', (name, start) => {
  let origin = '';
  beforeAll(async () => {
    if (isThere || start !== startPython) origin = await start();
  });

  test.runIf(isThere || name !== 'python3 -m http.server').each(['/', '/tow/'])(
    'every link leads straight to a file, from %s on, and every page stands at its canonical address',
    async (base) => {
      const seen = new Set([base]);
      for (const path of seen) {
        const answer = await fetch(origin + path, { redirect: 'manual' });
        expect([path, answer.status]).toEqual([path, 200]);
        const body = await answer.text();
        if (!path.endsWith('/')) continue;
        const [, canonical = ''] = /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(body) ?? [];
        expect(canonical).toBe(path);
        expect(body).toBe(readFileSync(join(root, path, 'index.html'), 'utf8'));
        for (const [, link] of body.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) if (link) seen.add(link);
      }
      expect([...seen].filter((path) => path.endsWith('/'))).toHaveLength(listed.length);
      expect([...seen].filter((path) => !path.startsWith(base))).toEqual([]);
    },
  );
});
