import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fault } from '../../build/fault.ts';
import { filesIn } from '../../build/files-in.ts';
import { openOutput, type Published } from '../../build/output/output.ts';
import { outputFolders } from '../../build/output/output-folders.ts';
import { onFaultyDisk, systemError } from '../torture/faulty-disk.ts';
import { besides, buildGeneration, generationIn } from '../torture/generation.ts';
import { killOnce, startLoop } from '../torture/kill.ts';

const root = join(import.meta.dirname, '../..');

/** As many files as it takes for every kind of operation. */
const few = 5;

const realDisk = { writeFileSync, unlinkSync, rmSync };

let folder: string;
let project: string;
let site: string;
let staging: string;
let old: string;
let list: string;
let killed: string;

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'output-'));
  project = join(folder, 'project');
  site = join(project, 'site-output');
  staging = join(project, '.site-output.build');
  old = join(project, '.site-output.old');
  list = join(project, '.site-output.files');
  killed = join(folder, 'killed/site');
  mkdirSync(project);
  mkdirSync(dirname(killed));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a build', () => {
  test('writes what it is given, and beside the site a sorted list of it', () => {
    build({ '/index.html': 'home', 'b/index.html': 'b', '/a.bin': new Uint8Array([0, 255]) });
    expect(read()).toEqual({
      'a.bin': '\0\uFFFD',
      'b/index.html': 'b',
      'index.html': 'home',
    });
    expect(readFileSync(list, 'utf8')).toBe('a.bin\nb/index.html\nindex.html\n');
    expect(besides(site)).toEqual([]);
  });

  test('tells files, bytes, and what changed', () => {
    expect(build({ '/a': 'é', '/b': 'bb' })).toEqual({ files: 2, bytes: 4, changed: 2, gap: 0 });
    expect(build({ '/a': 'é', '/b': 'cc' })).toMatchObject({ files: 2, bytes: 4, changed: 1 });
  });

  test('replaces the old site: what is no longer made is gone, what was a file may become a folder', () => {
    build({ '/about': 'file', '/old/index.html': 'old' });
    build({ '/about/index.html': 'folder' });
    expect(Object.keys(read())).toEqual(['about/index.html']);
  });

  test('does not write again what did not change: same inode, same modification time', () => {
    build({ '/same': 'same', '/size': 'short', '/bytes': 'one' });
    for (const name of Object.keys(read())) utimesSync(join(site, name), 1e9, 1e9);
    const before = stats();
    build({ '/same': 'same', '/size': 'longer', '/bytes': 'two' });
    const after = stats();
    expect(after.same).toEqual(before.same);
    for (const name of ['size', 'bytes']) expect(after[name]).not.toEqual(before[name]);
    expect(read()).toMatchObject({ size: 'longer', bytes: 'two' });
  });

  test('copies what did not change with its time where the disk has no links', () => {
    build({ '/same': 'same' });
    utimesSync(join(site, 'same'), 1e9, 1e9);
    onFaultyDisk(refusing('EPERM', 'linkSync'), () => {
      expect(build({ '/same': 'same' }).changed).toBe(0);
    });
    expect(statSync(join(site, 'same')).mtimeMs).toBe(1e12);
  });

  test('copies a folder as it is, dotfiles too, and none where it is missing', () => {
    mkdirSync(join(project, 'static/.well-known'), { recursive: true });
    writeFileSync(join(project, 'static/.well-known/security.txt'), 'mail us');
    writeFileSync(join(project, 'static/.DS_Store'), 'litter');
    const output = openOutput(site, project);
    output.copyFolder(join(project, 'static'));
    output.copyFolder(join(project, 'missing'));
    output.publish();
    expect(Object.keys(read())).toEqual(['.well-known/security.txt']);
  });

  test('writes the companions of every file beside it, of copied ones too', () => {
    mkdirSync(join(project, 'static'));
    writeFileSync(join(project, 'static/b.txt'), 'b');
    const output = openOutput(site, project, (path, body) => [[`${path}.size`, Buffer.from(String(body.length))]]);
    output.write('/a.txt', 'aaa');
    output.copyFolder(join(project, 'static'));
    expect(output.publish().files).toBe(4);
    expect(read()).toMatchObject({ 'a.txt.size': '3', 'b.txt.size': '1' });
  });

  test('knows and can read again what it has written so far', () => {
    build({ '/old/index.html': 'old' });
    const output = openOutput(site, project);
    output.write('/about/index.html', 'about');
    const paths = ['/about/index.html', 'about/index.html', '/about', '/About/index.html', '/old/index.html'];
    expect(paths.map((path) => output.has(path))).toEqual([true, true, false, false, false]);
    expect(output.read('/about/index.html')).toBe('about');
    output.discard();
  });

  test('copies no link, which may lead anywhere', () => {
    mkdirSync(join(project, 'static'));
    symlinkSync('/etc', join(project, 'static/etc'));
    const output = openOutput(site, project);
    expect(faultOf(() => output.copyFolder(join(project, 'static')))).toMatch(/etc is a link/);
    output.discard();
  });

  test('that is discarded leaves the old site untouched and nothing lying about', () => {
    build({ '/a': 'old' });
    const before = stats();
    const output = openOutput(site, project);
    output.write('/a', 'new');
    output.discard();
    output.discard();
    expect(stats()).toEqual(before);
    expect(besides(site)).toEqual([]);
  });
});

describe('a path', () => {
  test.each([
    '/../a',
    'a/../../b',
    '//etc/passwd',
    '/a//b',
    '/a/',
    '',
    '/',
    '.',
    'a\\..\\b',
    'C:/a',
    '/nul\0',
    '/a\nb',
    '/\uD800',
    '/About/index.html',
    '/caf\u00e9.html',
    '/.hidden',
    '/trailing ',
    '/what?',
    '/trailing.',
    '/folder./index.html',
  ])('that is not of small letters, digits and plain signs is refused: %j', (path) => {
    const output = openOutput(site, project);
    expect(faultOf(() => output.write(path, ''))).toContain(`${JSON.stringify(path)} cannot be a file of the site`);
    expect(readdirSync(folder)).toEqual(['killed', 'project']);
    expect(readdirSync(project)).toEqual([]);
  });

  test.each(['/aux', '/con.html', '/com1/index.html', '/blog/nul.tar.gz'])(
    'that Windows keeps for a device is refused: %s',
    (path) => {
      const output = openOutput(site, project);
      expect(faultOf(() => output.write(path, ''))).toContain('no name that Windows keeps for a device, such as "con"');
      output.write('/console/aux-lights.html', '');
      output.discard();
    },
  );

  test.each([
    ['/a/index.html', '/a/index.html', '/a/index.html is written twice'],
    ['/a/index.html', 'a/index.html', '/a/index.html is written twice'],
    ['/about/index.html', '/about', '/about cannot stand beside /about/: some disks take'],
    ['/about', '/about/index.html', '/about/ cannot stand beside /about: some disks take'],
  ])('that was already written is refused, and the site is as it was: %s, %s', (first, second, reason) => {
    build({ '/a': 'old' });
    const output = openOutput(site, project);
    output.write(first, '');
    expect(faultOf(() => output.write(second, ''))).toContain(reason);
    expect(read()).toEqual({ a: 'old' });
    expect(besides(site)).toEqual([]);
  });

  test.each([
    ['/a.txt', 'A.txt', '/A.txt cannot stand beside /a.txt'],
    ['/a/one.txt', 'A/two.txt', '/A/ cannot stand beside /a/'],
    ['/icon.svg', 'icon.svg', '/icon.svg is written twice'],
  ])('of a copied file must differ from %s by more than capitals: %s', (first, second, reason) => {
    mkdirSync(join(project, 'static', dirname(second)), { recursive: true });
    writeFileSync(join(project, 'static', second), '');
    const output = openOutput(site, project);
    output.write(first, '');
    expect(faultOf(() => output.copyFolder(join(project, 'static')))).toContain(reason);
  });
});

describe('an output folder', () => {
  test('that is the project itself, contains it, or is a part of its rooms is refused', () => {
    const refused = {
      '.': 'the project itself',
      '..': 'contains',
      '../..': 'contains',
      site: 'site/',
      'tests/x/y': 'tests/',
    };
    for (const [path, reason] of Object.entries(refused)) {
      expect(faultOf(() => openOutput(join(project, path), project))).toContain(reason);
    }
    expect(readdirSync(project)).toEqual([]);
  });

  test('is judged by where it really is', () => {
    symlinkSync(project, join(folder, 'other-name'));
    expect(faultOf(() => openOutput(join(folder, 'other-name/site'), project))).toContain('site/');
  });

  test('that is a file or a symbolic link is refused', () => {
    writeFileSync(site, 'a file');
    expect(faultOf(() => openOutput(site, project))).toContain('is a file');
    expect(faultOf(() => openOutput(join(site, 'in'), project))).toContain('ENOTDIR: not a directory');
    rmSync(site);
    symlinkSync('nowhere', site);
    expect(faultOf(() => openOutput(site, project))).toContain('symbolic link');
  });

  test('that is a disk of its own is refused, as it cannot be renamed; a folder on it is not', () => {
    // Every Unix has its devices on one.
    expect(faultOf(() => outputFolders('/dev', project))).toContain('/dev is a disk of its own');
    expect(outputFolders('/dev/a-site', project).site).toBe('/dev/a-site');
  });

  test('that holds foreign files is not emptied', () => {
    build({ '/index.html': 'home' });
    writeFileSync(join(site, 'CNAME'), 'example.com');
    expect(faultOf(() => openOutput(site, project))).toMatch(/holds CNAME, which this build did not make.*static/);
    expect(Object.keys(read())).toEqual(['CNAME', 'index.html']);
    expect(besides(site)).toEqual([]);
  });

  test('that was never built is foreign, unless it is empty', () => {
    mkdirSync(site);
    writeFileSync(join(site, '.DS_Store'), 'litter');
    build({ '/a': 'a' });
    rmSync(list);
    expect(faultOf(() => openOutput(site, project))).toMatch(
      /holds a, .*\(the list of what it made, \.site-output\.files, is not/,
    );
  });

  test('may lie deeper than what exists', () => {
    openOutput(join(project, 'x/y/z'), project).discard();
    expect(readdirSync(project)).toEqual([]);
    openOutput(join(project, 'x/y/z'), project).publish();
    expect(existsSync(join(project, 'x/y/z'))).toBe(true);
  });
});

describe('a build that was killed', () => {
  test('at any operation leaves one complete site under one of the two names, and the next puts it back', () => {
    const moments = new Set<string>();
    for (let last = 1, ended = false; !ended; last += 1) {
      rmSync(site, { recursive: true, force: true });
      buildGeneration(site, project, 1, few);
      const cut = new PowerCut(last);
      try {
        onFaultyDisk(cut.refuse, () => buildGeneration(site, project, 2, few));
      } catch {}
      ended = !cut.happened;
      moments.add(cut.operation);
      const found = generationIn(existsSync(site) ? site : old, few);
      expect([1, 2]).toContain(found);
      if (existsSync(old)) expect(generationIn(old, few)).toBe(1);
      orphan();
      openOutput(site, project).discard();
      expect(generationIn(site, few)).toBe(found);
      expect(besides(site)).toEqual([]);
    }
    expect([...moments]).toEqual(
      expect.arrayContaining(['mkdirSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync']),
    );
  });

  test('at any operation leaves only files that the next knows as its own, also where it made others', () => {
    for (let last = 1, ended = false; !ended; last += 1) {
      for (const place of [site, list]) rmSync(place, { recursive: true, force: true });
      build({ '/before': '1' });
      const cut = new PowerCut(last);
      try {
        onFaultyDisk(cut.refuse, () => build({ '/after': '2' }));
      } catch {}
      ended = !cut.happened;
      orphan();
      openOutput(site, project).discard();
      expect(read()).toEqual(existsSync(join(site, 'after')) ? { after: '2' } : { before: '1' });
    }
  });

  test('while it was being put back is put back by the one after', () => {
    for (let last = 1, ended = false; !ended; last += 1) {
      rmSync(site, { recursive: true, force: true });
      buildGeneration(site, project, 1, few);
      mkdirSync(join(staging, 'next'), { recursive: true });
      mkdirSync(join(staging, deadHolder, deadHolder), { recursive: true });
      renameSync(site, old);
      const cut = new PowerCut(last);
      try {
        onFaultyDisk(cut.refuse, () => openOutput(site, project).discard());
      } catch {}
      ended = !cut.happened;
      expect(generationIn(existsSync(site) ? site : old, few)).toBe(1);
      orphan();
      openOutput(site, project).discard();
      expect(generationIn(site, few)).toBe(1);
      expect(besides(site)).toEqual([]);
    }
  });

  // `npm run torture` kills a hundred.
  test('by SIGKILL, while it wrote too, leaves one complete site, and the next leaves nothing lying about', async () => {
    const moments: string[] = [];
    while (moments.length < 2 || !moments.includes('while it wrote')) {
      const { moment, fault } = await killOnce(killed, project, moments.length * 5);
      expect(fault).toBeUndefined();
      moments.push(moment);
    }
  }, 60_000);

  test('by SIGKILL between the renames has its old site put back', async () => {
    buildGeneration(killed, project, 1);
    expect(await killOnce(killed, project, 'between the renames')).toMatchObject({
      moment: 'between the renames',
      fault: undefined,
    });
  });

  test('has its old site put back also over an empty folder that somebody made meanwhile', () => {
    buildGeneration(site, project, 1);
    mkdirSync(staging);
    renameSync(site, old);
    mkdirSync(site);
    openOutput(site, project).discard();
    expect(generationIn(site)).toBe(1);
  });
});

describe('two builds at once', () => {
  /** A lock as another build would leave it, its name changed in some parts. */
  function foreignLock(changes: { pid?: number; start?: string; space?: string; host?: string }): string {
    const output = openOutput(site, project);
    const [name = ''] = readdirSync(join(staging, 'lock'));
    output.discard();
    const [pid, start, space, host, token] = name.split(',');
    const own = { pid, start, space, host, ...changes };
    mkdirSync(join(staging, 'lock'), { recursive: true });
    writeFileSync(join(staging, 'lock', [own.pid, own.start, own.space, own.host, token].join()), '');
    return join(staging, 'lock');
  }

  test('do not mix: the second one stops and names the process of the first, and what to delete without it', () => {
    const output = openOutput(site, project);
    output.write('/index.html', 'first');
    const fault = faultOf(() => openOutput(site, project));
    expect(fault).toContain(`Another build (process ${process.pid} on ${hostname()}) is writing`);
    expect(fault).toContain(`If there is no such build any more, delete ${join(staging, 'lock')}.`);
    output.publish();
    expect(read()).toMatchObject({ 'index.html': 'first' });
    expect(besides(site)).toEqual([]);
  });

  test("do not mix, however many, also when they find a dead one's lock", async () => {
    foreignLock({ pid: 999999999 });
    const loops = [1, 2, 3].map(() => startLoop(site, project, 4));
    const ends = await Promise.all(loops.map((loop) => once(loop, 'exit')));
    expect(ends).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect(generationIn(site)).toBeDefined();
    expect(besides(site)).toEqual([]);
  }, 60_000);

  test.runIf(existsSync('/proc/self/stat'))('are told from one whose process id was given to another process', () => {
    foreignLock({ start: '1' });
    openOutput(site, project).discard();
    expect(besides(site)).toEqual([]);
  });

  test.each([
    ['of another host', { pid: 999999999, host: 'another' }],
    ['in another process space', { pid: 999999999, space: '4026532179' }],
    ['whose start the system does not tell', { start: '' }],
    ['of a name that no build has', { pid: 999999999, host: 'another', start: 'x', space: '/' }],
  ])('one %s keeps its lock until the folder named is deleted, with no waiting', (_, changes) => {
    build({ '/a': 'old' });
    if ('space' in changes && changes.space === '/') {
      mkdirSync(join(staging, 'lock/nonsense'), { recursive: true });
    } else foreignLock(changes);
    const start = performance.now();
    const fault = faultOf(() => openOutput(site, project));
    // A busy machine takes its time; who waited for such a build would wait for ever.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(fault).toContain('Another build (process ');
    const [, named = ''] = /delete (\S+)\.$/.exec(fault ?? '') ?? [];
    rmSync(named, { recursive: true });
    build({ '/a': 'new' });
    expect(read()).toEqual({ a: 'new' });
    expect(besides(site)).toEqual([]);
  });

  const spaces = spawnSync('unshare', ['-r', '--pid', '--fork', '--mount-proc', 'true']).status === 0;

  test.runIf(spaces)(
    'in two process spaces do not mix, whichever came first',
    async () => {
      buildGeneration(site, project, 1);
      const output = openOutput(site, project);
      const inside = ['-r', '--pid', '--fork', '--mount-proc', process.execPath, '--import', 'tsx'];
      const holder = join(import.meta.dirname, '../torture/hold-lock.ts');
      const second = spawnSync('unshare', [...inside, holder, site, project, 'let go'], {
        encoding: 'utf8',
        cwd: root,
      });
      expect(second.stdout).toContain(`Another build (process ${process.pid} on `);
      output.discard();

      const first = spawn('unshare', [...inside, holder, site, project], {
        stdio: ['pipe', 'pipe', 'inherit'],
        cwd: root,
      });
      await once(first.stdout, 'data');
      expect(faultOf(() => openOutput(site, project))).toMatch(/Another build \(process \d+ on /);
      first.stdin.end();
      await once(first, 'exit');
      expect(generationIn(site)).toBe(1);
      buildGeneration(site, project, 2);
      expect(generationIn(site)).toBe(2);
      expect(besides(site)).toEqual([]);
    },
    30_000,
  );

  test('one whose lock was deleted, and taken by another, publishes nothing', () => {
    build({ '/business': 'old' });
    const first = openOutput(site, project);
    first.write('/business', 'one');
    first.write('/feed', 'one');
    rmSync(join(staging, 'lock'), { recursive: true });
    const second = openOutput(site, project);
    second.write('/business', 'two');
    first.write('/card', 'one');
    expect(faultOf(() => first.publish())).toMatch(/^Nothing was published, as somebody else changed /);
    second.write('/card', 'two');
    expect(second.publish().files).toBe(2);
    expect(read()).toEqual({ business: 'two', card: 'two' });
    expect(besides(site)).toEqual([]);
  });

  test('one whose lock alone was deleted publishes nothing', () => {
    build({ '/business': 'old' });
    const output = openOutput(site, project);
    output.write('/business', 'new');
    rmSync(join(staging, 'lock'), { recursive: true });
    expect(faultOf(() => output.publish())).toContain('its lock is gone');
    expect(read()).toEqual({ business: 'old' });
    build({ '/business': 'new' });
    expect(besides(site)).toEqual([]);
  });
});

describe('somebody who deletes the staging folder', () => {
  test('at any operation leaves one whole site, and the build tells whether it is the new one', () => {
    let moments = 0;
    let unpublished = 0;
    for (let last = 1, ended = false; !ended; last += 1, moments += 1) {
      rmSync(site, { recursive: true, force: true });
      buildGeneration(site, project, 1, few);
      let left = last;
      const deleting = () => {
        left -= 1;
        if (left === 0) realDisk.rmSync(staging, { recursive: true, force: true });
      };
      const fault = faultOn(deleting, () => buildGeneration(site, project, 2, few));
      ended = left > 0;
      if (fault !== undefined) unpublished += 1;
      expect(`${last}: ${generationIn(site, few)}`).toBe(`${last}: ${fault === undefined ? 2 : 1}`);
      openOutput(site, project).discard();
      expect(besides(site)).toEqual([]);
    }
    expect(moments).toBeGreaterThan(21);
    expect(unpublished).toBeGreaterThan(10);
  });

  test('file by file, while it is put in its place, leaves the old site', () => {
    buildGeneration(site, project, 1, few);
    const tearing = (operation: string, path: string) => {
      if (operation === 'renameSync' && path.includes('next-')) realDisk.unlinkSync(join(path, 'index.html'));
    };
    const fault = faultOn(tearing, () => buildGeneration(site, project, 2, few));
    expect(fault).toContain('index.html is missing');
    expect(generationIn(site, few)).toBe(1);
    expect(besides(site)).toEqual([]);
  });

  test('or puts a file into it is told so, before the old site is touched', () => {
    build({ '/a': 'old' });
    const output = openOutput(site, project);
    output.write('/a', 'new');
    const [next = ''] = readdirSync(staging).filter((name) => name.startsWith('next-'));
    writeFileSync(join(staging, next, 'stray'), '');
    const moved: string[] = [];
    const noting = (operation: string, path: string) => operation === 'renameSync' && moved.push(path);
    expect(faultOn(noting, () => output.publish())).toContain('stray is not of this build');
    expect(moved).toEqual([]);
    expect(read()).toEqual({ a: 'old' });
  });
});

test('a clock set back changes nothing: what is new is published, and what is not keeps its time', () => {
  build({ '/new': 'one', '/same': 'same' });
  for (const name of ['new', 'same']) utimesSync(join(site, name), 4e9, 4e9);
  vi.setSystemTime(0);
  try {
    expect(build({ '/new': 'two', '/same': 'same' })).toMatchObject({ changed: 1 });
  } finally {
    vi.useRealTimers();
  }
  expect(read()).toEqual({ new: 'two', same: 'same' });
  expect(statSync(join(site, 'same')).mtimeMs).toBe(4e12);
});

describe('permissions', () => {
  test('follow the umask, also of files that did not change', () => {
    build({ '/same': 'same', '/new': 'one' });
    utimesSync(join(site, 'same'), 1e9, 1e9);
    const before = process.umask(0o077);
    try {
      expect(build({ '/same': 'same', '/new': 'two' })).toMatchObject({ changed: 1 });
    } finally {
      process.umask(before);
    }
    const modes = ['', 'same', 'new'].map((name) => statSync(join(site, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
    expect(statSync(join(site, 'same')).mtimeMs).toBe(1e12);
  });
});

describe('a disk', () => {
  test.each([['ENOSPC'], ['EDQUOT'], ['EROFS'], ['EIO']])(
    'that refuses (%s) at any operation is told in the system’s words, and the old site is whole',
    (code) => {
      let last = 1;
      for (; ; last += 1) {
        rmSync(site, { recursive: true, force: true });
        buildGeneration(site, project, 1, few);
        const fault = faultOn(failing(code, last), () => buildGeneration(site, project, 2, few));
        // Once the new site is in its place, what cannot be tidied up is for the next build.
        if (fault === undefined) break;
        expect(fault).toMatch(new RegExp(`^The disk refused: ${code}: `));
        const away = fault.includes('the next build puts it back');
        if (!away) expect(fault).toContain('as it was');
        expect(generationIn(away ? old : site, few)).toBe(1);
        if (away) openOutput(site, project).discard();
        expect(besides(site)).toEqual([]);
      }
      expect(last).toBeGreaterThan(3 * few);
    },
  );

  const unshare = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

  // Where no disk can be mounted, the test above, on every machine, stands for this one.
  test.runIf(unshare)('that is really full, or read-only, too', () => {
    const script = join(import.meta.dirname, '../torture/limited-disk.ts');
    const args = ['-rm', process.execPath, '--import', 'tsx', script, folder];
    const child = spawnSync('unshare', args, { encoding: 'utf8', cwd: root });
    const whole = { generation: 1, besides: [] };
    expect(JSON.parse(child.stdout)).toEqual({
      full: [expect.stringContaining('ENOSPC: no space left on device'), expect.stringContaining('as it was')],
      afterFull: whole,
      readOnly: [expect.stringContaining('EROFS: read-only file system'), expect.stringContaining('as it was')],
      afterReadOnly: whole,
    });
  });
});

function build(files: Record<string, string | Uint8Array>): Published {
  const output = openOutput(site, project);
  for (const [path, body] of Object.entries(files)) output.write(path, body);
  return output.publish();
}

function read(): Record<string, string> {
  return Object.fromEntries(
    filesIn(site)
      .sort()
      .map((name) => [name, readFileSync(join(site, name), 'utf8')]),
  );
}

function stats(): Record<string, [inode: number, modified: number]> {
  return Object.fromEntries(
    filesIn(site).map((name) => {
      const { ino, mtimeMs } = statSync(join(site, name));
      return [name, [ino, mtimeMs]];
    }),
  );
}

function faultOf(work: () => void): string | undefined {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(Fault);
    return (error as Fault).message;
  }
}

function faultOn(refuse: (operation: string, path: string) => void, work: () => void): string | undefined {
  let fault: string | undefined;
  onFaultyDisk(refuse, () => {
    fault = faultOf(work);
  });
  return fault;
}

/** A disk that from some operation on takes nothing more, but still lets files go. */
function failing(code: string, last: number) {
  let operations = 0;
  return (operation: string, path: string) => {
    operations += 1;
    if (operations >= last && !/rm|unlink/.test(operation)) throw systemError(code, path);
  };
}

function refusing(code: string, refused: string) {
  return (operation: string, path: string) => {
    if (operation === refused) throw systemError(code, path);
  };
}

/** From the given operation on nothing works, clean-up included: the disk is left as by a kill, in the middle of it. */
class PowerCut {
  happened = false;
  operation = '';
  #left: number;

  constructor(last: number) {
    this.#left = last;
  }

  readonly refuse = (operation: string, path: string) => {
    this.#left -= 1;
    if (this.#left > 0) return;
    if (!this.happened) {
      this.happened = true;
      this.operation = operation;
      if (operation === 'writeFileSync') realDisk.writeFileSync(path, 'Gen');
      if (operation === 'rmSync') for (const name of filesIn(path).slice(1)) realDisk.unlinkSync(join(path, name));
    }
    throw systemError('EIO', path);
  };
}

const deadHolder = '999999999,1,x,x,x';

/** The kill was only played, so its process lives: its lock becomes that of one that does not. */
function orphan(): void {
  const lock = join(staging, 'lock');
  for (const holder of existsSync(lock) ? readdirSync(lock) : []) {
    renameSync(join(lock, holder), join(lock, holder.replace(/^\d+/, '999999999')));
  }
}
