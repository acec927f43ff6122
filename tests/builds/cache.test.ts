import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { cached } from '../../build/cache.ts';
import { copyProject } from '../setup/project-copy.ts';

const copy = copyProject([], true);
const cache = join(copy.folder, 'node_modules/.cache/site-builder');
let loads = 0;
afterEach(() => rmSync(join(cache, '..'), { recursive: true, force: true }));
afterAll(() => copy.remove());

/** Loads a module of the copy anew, as another process would. */
const load = (file: string) => import(/* @vite-ignore */ `${join(copy.folder, file)}?load=${++loads}`);
const loadCached = async (): Promise<typeof cached> => (await load('build/cache.ts')).cached;

const other = Buffer.from('Something else.');
const thing = Buffer.from('What was made, once and for all.');

/** Damage that can happen to an entry between builds. */
const damages: Record<string, (file: string, entry: Buffer) => void> = {
  'cut off': (file, entry) => writeFileSync(file, entry.subarray(0, -1)),
  'with a bit flipped': (file, entry) => writeFileSync(file, entry.with(entry.length - 1, (entry.at(-1) ?? 0) ^ 4)),
};

describe('a cache entry', () => {
  test('is made once and kept for the next process', async () => {
    const make = vi.fn(async () => ({ name: 'a', files: [{ body: thing, width: 480 }] }));
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await (await loadCached())(['a'], make)).toEqual({ name: 'a', files: [{ body: thing, width: 480 }] });
    }
    expect(make).toHaveBeenCalledTimes(1);
  });

  test.each(Object.entries(damages))('%s is made again', async (_, damage) => {
    const cached = await loadCached();
    await cached(['a'], async () => thing);
    const [name = ''] = readdirSync(cache);
    damage(join(cache, name), readFileSync(join(cache, name)));
    expect(await cached(['a'], async () => thing)).toEqual(thing);
  });

  test.each(['build/assets/png.ts', 'build/cache.ts', 'package-lock.json', 'tsconfig.json'])(
    'is made again after a change of %s',
    async (file) => {
      await (await loadCached())(['a'], async () => other);
      appendFileSync(join(copy.folder, file), ' ');
      expect(await (await loadCached())(['a'], async () => thing)).toEqual(thing);
    },
  );

  test('depends on its inputs and where each ends; an entry in the wrong place is made again', async () => {
    const cached = await loadCached();
    await cached(['ab', 'c'], async () => other);
    const [foreign = ''] = readdirSync(cache);
    expect(await cached(['a', 'bc'], async () => thing)).toEqual(thing);
    const [mine = ''] = readdirSync(cache).filter((name) => name !== foreign);
    cpSync(join(cache, foreign), join(cache, mine));
    expect(await cached(['a', 'bc'], async () => thing)).toEqual(thing);
  });
});

test('builds without a cache if it can’t be written', async () => {
  writeFileSync(join(cache, '..'), 'a file in the folder’s place');
  expect(await (await loadCached())(['a'], async () => thing)).toEqual(thing);
});
