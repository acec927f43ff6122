import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { business, pagesOf } from '../setup/pages.ts';
import { findProgram } from '../setup/programs.ts';

/** The sample site, with the one under a path in it. */
const root = mkdtempSync(join(tmpdir(), 'hosts-'));
beforeAll(() => {
  cpSync(inject('site'), root, { recursive: true });
  cpSync(inject('subPathSite'), join(root, 'tow'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

let stop = (): unknown => undefined;
afterAll(() => stop());

/** Starts Python's own server of plain files, and waits until it tells its port. */
const startPython = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const args = ['-um', 'http.server', '0', '--bind', '127.0.0.1', '--directory', root];
    const python = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    stop = () => python.kill();
    python.stdout.on('data', (data) => {
      const [, port] = /port (\d+)/.exec(String(data)) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    python.on('error', reject);
    python.on('exit', (code) => reject(new Error(`python3 ended with ${code}.`)));
  });

const isThere = findProgram('python3') !== undefined;
if (!isThere) process.stderr.write('python3 is not here: the site is not tried on its server.\n');

const listed = pagesOf(business).filter(({ meta }) => meta.listed);

describe.runIf(isThere)('on python3 -m http.server', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await startPython();
  });

  test.each(['/', '/tow/'])(
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
