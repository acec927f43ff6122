import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { bilingualFacts } from '../setup/facts.ts';
import { freePorts } from '../setup/free-ports.ts';
import { business, businessWith, pagesOf } from '../setup/pages.ts';
import { findProgram } from '../setup/programs.ts';

const isThere = findProgram('python3') !== undefined;
if (!isThere) process.stderr.write('python3 is not here: the site is not tried on its server.\n');

describe.runIf(isThere)('on python3 -m http.server', () => {
  let origin: string;
  let python: ChildProcess;
  beforeAll(async () => {
    const [port = 0] = await freePorts(1);
    origin = `http://127.0.0.1:${port}`;
    const args = ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', inject('site')];
    python = spawn('python3', args, { stdio: 'ignore' });
    await vi.waitUntil(() => fetch(origin).catch(() => false), 20_000);
  });
  afterAll(() => python.kill());

  test('every link leads straight to a file, and every page is at its canonical address', async () => {
    const seen = new Set(['/']);
    for (const path of seen) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 200]);
      if (!path.endsWith('/')) continue;
      const body = await answer.text();
      expect(body).toBe(readFileSync(join(inject('site'), path, 'index.html'), 'utf8'));
      expect(body).toContain(`<link rel="canonical" href="${business.url}${path.slice(1)}"`);
      for (const [, link] of body.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) if (link) seen.add(link);
    }
    const listed = pagesOf(businessWith(bilingualFacts)).filter(({ meta }) => meta.listed);
    expect([...seen].filter((path) => path.endsWith('/'))).toHaveLength(listed.length);
  });
});
