import {
  appendFileSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { cached, cachedByInputs } from '../../build/cache.ts';
import { filesIn } from '../../build/files-in.ts';
import { onFaultyDisk, systemError } from '../setup/faulty-disk.ts';
import { copyProject } from '../setup/project-copy.ts';

type Cached = typeof cached;

const copy = copyProject([], true);
const cache = join(copy.folder, 'node_modules/.cache/site-builder');
let loads = 0;
afterEach(() => rmSync(join(cache, '..'), { recursive: true, force: true }));
afterAll(() => copy.remove());

/** A module of the copy, loaded anew as by another process. */
const load = (file: string) => import(/* @vite-ignore */ `${join(copy.folder, file)}?load=${++loads}`);
const loadCached = async (): Promise<Cached> => (await load('build/assets/cache.ts')).cached;
const loadCachedByInputs = async (): Promise<typeof cachedByInputs> =>
  (await load('build/assets/cache.ts')).cachedByInputs;

const other = Buffer.from('Something else.');
const thing = Buffer.from('What was made, once and for all.');

/** What may happen to an entry between two builds. */
const harms: Record<string, (file: string, entry: Buffer) => void> = {
  emptied: (file) => writeFileSync(file, ''),
  'cut off': (file, entry) => writeFileSync(file, entry.subarray(0, -1)),
  'cut to its digest': (file, entry) => writeFileSync(file, entry.subarray(0, 32)),
  'with a bit flipped at its end': (file, entry) => writeFileSync(file, flipped(entry, entry.length - 1)),
  'with a bit flipped in its digest': (file, entry) => writeFileSync(file, flipped(entry, 7)),
  'that became a folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
};

function flipped(entry: Buffer, at: number): Buffer {
  const copy = Buffer.from(entry);
  copy[at] = (copy[at] ?? 0) ^ 4;
  return copy;
}

describe('an entry', () => {
  test('is made once, and kept for the next process', async () => {
    const make = vi.fn(async () => thing);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(Buffer.from(await (await loadCached())(['a'], make))).toEqual(thing);
    }
    expect(make).toHaveBeenCalledTimes(1);
  });

  test.each(Object.entries(harms))('%s is made anew', async (_, harm) => {
    const cached = await loadCached();
    await cached(['a'], async () => thing);
    const [name = ''] = readdirSync(cache);
    harm(join(cache, name), readFileSync(join(cache, name)));
    expect(Buffer.from(await cached(['a'], async () => thing))).toEqual(thing);
  });

  test('that is another one’s is made anew', async () => {
    const cached = await loadCached();
    await cached(['a'], async () => thing);
    const [mine = ''] = readdirSync(cache);
    await cached(['b'], async () => other);
    const [foreign = ''] = readdirSync(cache).filter((name) => name !== mine);
    cpSync(join(cache, foreign), join(cache, mine));
    expect(Buffer.from(await cached(['a'], async () => thing))).toEqual(thing);
  });

  test.each([
    ['build/assets/styles.ts', '// Another way of making it.'],
    ['build/page/head.tsx', '// Any file of the builder.'],
    ['package-lock.json', ' '],
    ['tsconfig.json', ' '],
  ])('is made anew after a change of %s', async (file, change) => {
    await (await loadCached())(['a'], async () => other);
    appendFileSync(join(copy.folder, file), change);
    expect(Buffer.from(await (await loadCached())(['a'], async () => thing))).toEqual(thing);
  });

  test('tells ingredients apart by where one ends', async () => {
    const cached = await loadCached();
    await cached(['ab', 'c'], async () => other);
    expect(Buffer.from(await cached(['a', 'bc'], async () => thing))).toEqual(thing);
  });
});

describe('a cache costs time, never the build, when', () => {
  const makesTwice = async () => {
    const make = vi.fn(async () => thing);
    const cached = await loadCached();
    for (let turn = 0; turn < 2; turn += 1) expect(Buffer.from(await cached(['a'], make))).toEqual(thing);
    expect(make).toHaveBeenCalledTimes(2);
  };

  test('a file stands in its folder’s place', async () => {
    writeFileSync(join(cache, '..'), '');
    await makesTwice();
  });

  test.each(['EROFS', 'ENOSPC', 'EACCES'])('nothing can be written to it (%s)', async (code) => {
    const refuse = (_: string, path: string) => {
      if (path.startsWith(cache)) throw systemError(code, path);
    };
    await onFaultyDisk(refuse, makesTwice);
  });

  test('only names can be written to it, and then nothing is left lying in it', async () => {
    const refuse = (operation: string, path: string) => {
      if (operation !== 'writeFileSync' || !path.startsWith(cache)) return;
      cut(path);
      throw systemError('ENOSPC', path);
    };
    const cut = (path: string) => closeSync(openSync(path, 'w'));
    await onFaultyDisk(refuse, makesTwice);
    expect(readdirSync(cache)).toEqual([]);
  });
});

test('no harmed entry reaches the site, of whatever kind it is: script, styles, font, icon, share picture, photo', async () => {
  const out = join(copy.folder, 'dist');
  const options = { business: join(copy.folder, 'site/business.json'), out, release: false };
  const facts = JSON.parse(readFileSync(options.business, 'utf8'));
  const own = { services: ['car-towing'], photos: { 'car-towing': 'A car on a flatbed' } };
  writeFileSync(options.business, JSON.stringify({ ...facts, ...own }));
  mkdirSync(join(copy.folder, 'site/photos'));
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#336699' } });
  await photo.jpeg().toFile(join(copy.folder, 'site/photos/car-towing.jpg'));
  const site = () => Object.fromEntries(filesIn(out).map((name) => [name, readFileSync(join(out, name), 'base64')]));

  const { build } = await load('build.ts');
  await build(options);
  const whole = site();
  expect(Object.keys(whole).join()).toMatch(
    /(?=.*client-.*\.js)(?=.*overpass)(?=.*favicon)(?=.*share-)(?=.*car-towing-\w+-960)/,
  );
  const entries = readdirSync(cache).sort();
  expect(entries.length).toBeGreaterThan(25);
  for (const [index, name] of entries.entries()) {
    const entry = readFileSync(join(cache, name));
    const [harm] = Object.values(harms).slice(index % 5);
    harm?.(join(cache, name), entry);
  }
  expect(await build(options)).toMatchObject({ changed: 0 });
  expect(site()).toEqual(whole);
}, 60_000);

describe('what tells only when it is made what it was made of', () => {
  const inputs = () => ['one.ts', 'two.ts'].map((name) => join(copy.folder, name));
  const makeOf = () => vi.fn(async () => ({ bytes: thing, inputs: inputs() }));

  beforeEach(async () => {
    for (const input of inputs()) writeFileSync(input, 'as it was');
    await (await loadCachedByInputs())(['a script'], makeOf());
  });

  test('is kept while those files hold the same, whatever else changes', async () => {
    const make = makeOf();
    writeFileSync(join(copy.folder, 'three.ts'), 'new');
    expect(await (await loadCachedByInputs())(['a script'], make)).toEqual(thing);
    expect(make).not.toHaveBeenCalled();
  });

  test.each<[string, (file: string) => void]>([
    ['is changed', (file) => writeFileSync(file, 'changed')],
    ['is gone', (file) => rmSync(file)],
  ])('is made anew when one of them %s', async (_, harm) => {
    const make = makeOf().mockResolvedValue({ bytes: other, inputs: inputs().slice(0, 1) });
    harm(inputs()[1] ?? '');
    for (let turn = 0; turn < 2; turn += 1)
      expect(await (await loadCachedByInputs())(['a script'], make)).toEqual(other);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test.each(Object.keys(harms))('is made anew when its list or itself is %s', async (harm) => {
    for (const entry of readdirSync(cache)) harms[harm]?.(join(cache, entry), readFileSync(join(cache, entry)));
    const make = makeOf();
    expect(await (await loadCachedByInputs())(['a script'], make)).toEqual(thing);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
