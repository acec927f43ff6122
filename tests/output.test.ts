import { spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from '../build/fault.ts';
import { filesIn } from '../build/files-in.ts';
import { openOutput, type Published } from '../build/output/output.ts';
import { onFaultyDisk, systemError } from './torture/faulty-disk.ts';
import { besides, buildGeneration, generationIn } from './torture/generation.ts';
import { killOnce, startLoop } from './torture/kill.ts';

/** As many files as it takes for every kind of operation. */
const few = 5;

const realDisk = { writeFileSync, unlinkSync };

let folder: string;
let project: string;
let site: string;
let staging: string;
let killed: string;

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'output-'));
  project = join(folder, 'project');
  site = join(project, 'site-output');
  staging = join(project, '.site-output.build');
  killed = join(folder, 'killed/site');
  mkdirSync(project);
  mkdirSync(dirname(killed));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a build', () => {
  test('writes what it is given, and a sorted list of it without times', () => {
    build({ '/index.html': 'home', 'b/index.html': 'b', '/a.bin': new Uint8Array([0, 255]) });
    expect(read()).toEqual({
      '.built-files': 'a.bin\nb/index.html\nindex.html\n',
      'a.bin': '\0\uFFFD',
      'b/index.html': 'b',
      'index.html': 'home',
    });
    expect(besides(site)).toEqual([]);
  });

  test('tells files, bytes, and what changed', () => {
    expect(build({ '/a': 'é', '/b': 'bb' })).toEqual({ files: 2, bytes: 4, changed: 2, gap: 0 });
    expect(build({ '/a': 'é', '/b': 'cc' })).toMatchObject({ files: 2, bytes: 4, changed: 1 });
  });

  test('replaces the old site: what is no longer made is gone, what was a file may become a folder', () => {
    build({ '/about': 'file', '/old/index.html': 'old' });
    build({ '/about/index.html': 'folder' });
    expect(Object.keys(read())).toEqual(['.built-files', 'about/index.html']);
  });

  test('does not write again what did not change: same inode, same modification time', () => {
    build({ '/same': 'same', '/size': 'short', '/bytes': 'one' });
    for (const name of Object.keys(read())) utimesSync(join(site, name), 1e9, 1e9);
    const before = stats();
    build({ '/same': 'same', '/size': 'longer', '/bytes': 'two' });
    const after = stats();
    expect(after.same).toEqual(before.same);
    expect(after['.built-files']).toEqual(before['.built-files']);
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
    expect(Object.keys(read())).toEqual(['.built-files', '.well-known/security.txt']);
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
    '/aux',
    '/Con.html',
    '/com1.txt',
    '/trailing.',
    '/trailing ',
    '/what?',
  ])('that would leave the folder, or that some disk does not take, is refused: %j', (path) => {
    const output = openOutput(site, project);
    expect(faultOf(() => output.write(path, ''))).toContain(JSON.stringify(path));
    output.discard();
    expect(readdirSync(folder)).toEqual(['killed', 'project']);
  });

  test.each([
    ['/a/index.html', '/a/index.html', 'written twice'],
    ['/a/index.html', 'a/index.html', 'written twice'],
    ['/About/index.html', '/about/index.html', 'small letters'],
    ['/a/one.html', '/A/two.html', 'small letters'],
    ['/caf\u00e9.html', '/cafe\u0301.html', 'small letters'],
    ['/about', '/about/index.html', 'both a file and a folder'],
    ['/about/index.html', '/about', 'both a file and a folder'],
    ['/a', '/.built-files', 'written twice'],
  ])('that was already written is refused, also when it differs only by case: %s, %s', (first, second, reason) => {
    const output = openOutput(site, project);
    output.write(first, '');
    expect(faultOf(() => output.write(second, ''))).toContain(reason);
    output.discard();
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
    expect(faultOf(() => openOutput(join(site, 'in'), project))).toContain('A folder is needed');
    rmSync(site);
    symlinkSync('nowhere', site);
    expect(faultOf(() => openOutput(site, project))).toContain('symbolic link');
  });

  test('that holds foreign files is not emptied', () => {
    build({ '/index.html': 'home' });
    writeFileSync(join(site, 'CNAME'), 'example.com');
    expect(faultOf(() => openOutput(site, project))).toMatch(/holds CNAME, which this build did not make.*static/);
    expect(Object.keys(read())).toEqual(['.built-files', 'CNAME', 'index.html']);
    expect(besides(site)).toEqual([]);
  });

  test('that was never built is foreign, unless it is empty', () => {
    mkdirSync(site);
    writeFileSync(join(site, '.DS_Store'), 'litter');
    build({ '/a': 'a' });
    rmSync(join(site, '.built-files'));
    expect(faultOf(() => openOutput(site, project))).toContain('holds a, ');
  });

  test('may lie deeper than what exists', () => {
    openOutput(join(project, 'x/y/z'), project).discard();
    expect(readdirSync(project)).toEqual([]);
    openOutput(join(project, 'x/y/z'), project).publish();
    expect(existsSync(join(project, 'x/y/z/.built-files'))).toBe(true);
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
      const found = generationIn(existsSync(site) ? site : join(staging, 'old'), few);
      expect([1, 2]).toContain(found);
      if (existsSync(join(staging, 'old'))) expect(generationIn(join(staging, 'old'), few)).toBe(1);
      orphan();
      openOutput(site, project).discard();
      expect(generationIn(site, few)).toBe(found);
      expect(besides(site)).toEqual([]);
    }
    expect([...moments]).toEqual(
      expect.arrayContaining(['mkdirSync', 'writeFileSync', 'linkSync', 'renameSync', 'rmSync']),
    );
  });

  test('while it was being put back is put back by the one after', () => {
    for (let last = 1, ended = false; !ended; last += 1) {
      rmSync(site, { recursive: true, force: true });
      buildGeneration(site, project, 1, few);
      mkdirSync(join(staging, 'next'), { recursive: true });
      mkdirSync(join(staging, 'lock.999999998-1/999999998-1'), { recursive: true });
      renameSync(site, join(staging, 'old'));
      const cut = new PowerCut(last);
      try {
        onFaultyDisk(cut.refuse, () => openOutput(site, project).discard());
      } catch {}
      ended = !cut.happened;
      expect(generationIn(existsSync(site) ? site : join(staging, 'old'), few)).toBe(1);
      orphan();
      openOutput(site, project).discard();
      expect(generationIn(site, few)).toBe(1);
      expect(besides(site)).toEqual([]);
    }
  });

  test('by SIGKILL at ten random moments leaves one complete site, and the next leaves nothing lying about', async () => {
    for (let kill = 1; kill <= 10; kill += 1) {
      expect(await killOnce(killed, project, 'at random')).toMatchObject({ fault: undefined });
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
    renameSync(site, join(staging, 'old'));
    mkdirSync(site);
    openOutput(site, project).discard();
    expect(generationIn(site)).toBe(1);
  });
});

describe('two builds at once', () => {
  test('do not mix: the second one stops and names the process of the first', () => {
    const output = openOutput(site, project);
    output.write('/index.html', 'first');
    expect(faultOf(() => openOutput(site, project))).toContain(`Another build (process ${process.pid}) is writing`);
    output.publish();
    expect(read()).toMatchObject({ 'index.html': 'first' });
    expect(besides(site)).toEqual([]);
  });

  test("do not mix, however many, also when they find a dead one's lock", async () => {
    mkdirSync(join(staging, 'lock'), { recursive: true });
    writeFileSync(join(staging, 'lock/999999999-1'), '');
    const loops = [1, 2, 3].map(() => startLoop(site, project, 8));
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
    mkdirSync(join(staging, 'lock'), { recursive: true });
    writeFileSync(join(staging, `lock/${process.pid}-1`), '');
    openOutput(site, project).discard();
    expect(besides(site)).toEqual([]);
  });
});

describe('a disk', () => {
  test.each([
    ['ENOSPC', 'The disk is full'],
    ['EROFS', 'The disk is read-only'],
    ['EACCES', 'gives this user no permission'],
    ['EMFILE', 'Too many files are open'],
    ['EIO', 'could not be read or written'],
  ])('that refuses (%s) at any operation is told in plain words, and the old site is whole', (code, words) => {
    let last = 1;
    for (; ; last += 1) {
      rmSync(site, { recursive: true, force: true });
      buildGeneration(site, project, 1, few);
      const fault = faultOn(failing(code, last), () => buildGeneration(site, project, 2, few));
      // Once the new site is in its place, what cannot be tidied up is for the next build.
      if (fault === undefined) break;
      expect(fault).toContain(words);
      const away = fault.includes('the next build puts it back');
      if (!away) expect(fault).toContain('as it was');
      expect(generationIn(away ? join(staging, 'old') : site, few)).toBe(1);
      if (away) openOutput(site, project).discard();
      expect(besides(site)).toEqual([]);
    }
    expect(last).toBeGreaterThan(3 * few);
  });

  const unshare = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

  // Where no disk can be mounted, the test above, on every machine, stands for this one.
  test.runIf(unshare)('that is really full, or read-only, too', () => {
    const script = join(import.meta.dirname, 'torture/limited-disk.ts');
    const args = ['-rm', process.execPath, '--import', 'tsx', script, folder];
    const child = spawnSync('unshare', args, { encoding: 'utf8', cwd: join(import.meta.dirname, '..') });
    const whole = { generation: 1, besides: [] };
    expect(JSON.parse(child.stdout)).toEqual({
      full: [expect.stringContaining('The disk is full'), expect.stringContaining('as it was')],
      afterFull: whole,
      readOnly: [expect.stringContaining('The disk is read-only'), expect.stringContaining('as it was')],
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

/** The kill was only played, so its process lives: its lock becomes that of one that does not. */
function orphan(): void {
  const lock = join(staging, 'lock');
  for (const holder of existsSync(lock) ? readdirSync(lock) : []) {
    renameSync(join(lock, holder), join(lock, '999999999-1'));
  }
}
