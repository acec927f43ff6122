import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { build } from '../../build.ts';
import { sampleFacts } from '../setup/facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'two-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contents = (site: string) =>
  filesIn(join(folder, site))
    .sort()
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(readFileSync(join(folder, site, name)))
          .digest('hex')}`,
    );

test('two businesses built in one process come out as from two processes started in another folder', async () => {
  const owners = { one: {}, other: { name: 'Elm Street Towing', township: 'Wall', url: 'https://example.com/tow/' } };
  for (const [name, changes] of Object.entries(owners))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...sampleFacts, ...changes }));
  for (const name of Object.keys(owners)) {
    await build({ business: join(folder, `${name}.json`), out: join(folder, name), release: false });
    const command = [
      '--import',
      import.meta.resolve('tsx'),
      resolve('build.ts'),
      '--business',
      `${name}.json`,
      '--out',
      `${name}-alone`,
    ];
    execFileSync(process.execPath, command, { cwd: folder });
  }
  for (const name of Object.keys(owners)) {
    expect(contents(name).length).toBeGreaterThan(40);
    expect(contents(`${name}-alone`)).toEqual(contents(name));
  }
  expect(contents('one')).not.toEqual(contents('other'));
}, 60_000);
