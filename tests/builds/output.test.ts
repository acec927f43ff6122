import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault } from '../../build/fault.ts';
import { filesIn } from '../../build/files-in.ts';
import { openOutput } from '../../build/output.ts';
import { project } from '../../build/project.ts';
import { onFaultyDisk, systemError } from '../setup/faulty-disk.ts';
import { buildGeneration, generationIn } from '../setup/generation.ts';

/** As many files as it takes for every kind of operation. */
const few = 5;
const marker = { '.site-builder': 'Al’s Towing\n' };

let folder: string;
let site: string;
let staging: string;
let old: string;

beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'output-'));
  site = join(folder, 'site');
  staging = join(folder, '.site.build');
  old = join(folder, '.site.old');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a build', () => {
  test('writes what it is given and a marker with the company’s name, and tells how much it is', () => {
    const made = build({ '/index.html': 'hömé', '/b/index.html': 'b', '/a.bin': new Uint8Array([0, 255]) });
    expect(made).toEqual({ files: 4, bytes: 23 });
    expect(read()).toEqual({ ...marker, 'a.bin': '\0\uFFFD', 'b/index.html': 'b', 'index.html': 'hömé' });
    expect(besides()).toEqual([]);
  });

  test('replaces the old site: what is no longer made is gone, what was a file may become a folder', () => {
    build({ '/about': 'file', '/old/index.html': 'old' });
    build({ '/about/index.html': 'folder' });
    expect(read()).toEqual({ ...marker, 'about/index.html': 'folder' });
  });

  test('copies a folder but for hidden files and what editors left, which are told, none where it is missing, and no link, which may lead anywhere', () => {
    mkdirSync(join(folder, 'static/.well-known'), { recursive: true });
    writeFileSync(join(folder, 'static/.well-known/security.txt'), 'mail us');
    const left = ['.DS_Store', '.env', '.x.swp', 'Thumbs.db', 'a.txt~', 'b.bak', '~$c.doc'];
    for (const name of ['.nojekyll', ...left]) writeFileSync(join(folder, 'static', name), '');
    const output = open();
    expect(output.copyFolder(join(folder, 'static'))).toEqual(
      left.map((name) => expect.stringContaining(`/static/${name}, a hidden file, or one`)),
    );
    output.copyFolder(join(folder, 'missing'));
    output.publish();
    output.discard();
    expect(read()).toEqual({ ...marker, '.nojekyll': '', '.well-known/security.txt': 'mail us' });
    symlinkSync('/etc', join(folder, 'static/etc'));
    const next = open();
    expect(faultOf(() => next.copyFolder(join(folder, 'static')))).toMatch(/etc is a link/);
    symlinkSync('/etc/apt', join(folder, 'linked'));
    expect(faultOf(() => next.copyFolder(join(folder, 'linked')))).toMatch(
      /linked is a link\. Put the folder there\.$/,
    );
  });

  test('of a release writes compressed files beside every file that they make smaller, of copied ones too', () => {
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/b.txt'), 'b'.repeat(1000));
    const output = openOutput(site, 'A', true);
    output.write('/a.html', 'a'.repeat(1000));
    output.write('/c.png', 'c'.repeat(1000));
    output.copyFolder(join(folder, 'static'));
    output.publish();
    output.discard();
    const compressed = ['a.html', 'b.txt'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    expect(Object.keys(read())).toEqual(['.site-builder', ...compressed, 'c.png']);
  });

  test('makes files that a web server can read, whatever the umask', () => {
    const before = process.umask(0o077);
    try {
      build({ '/b/index.html': 'b' });
    } finally {
      process.umask(before);
    }
    const modes = ['', 'b', 'b/index.html'].map((name) => statSync(join(site, name)).mode & 0o777);
    expect(modes).toEqual([0o755, 0o755, 0o644]);
  });
});

test.each([
  ...['/../a', '/a/../../b', '/', '', 'a', '../a', '/a/../../next-door/x'].map((path) => [
    path,
    'leads out of the site',
  ]),
  ['/index.html', '/index.html is written twice'],
  ['//index.html', 'EEXIST: file already exists'],
  ['/about', 'EEXIST: file already exists'],
  ['/index.html/x', 'EEXIST: file already exists'],
])(
  'a path that leads out of the site, or was written already, is refused, and the old site stays: %j',
  (path, reason) => {
    build({ '/a': 'old' });
    const output = open();
    output.write('/index.html', '');
    output.write('/about/index.html', '');
    expect(faultOf(() => output.write(path, ''))).toContain(reason);
    output.discard();
    expect(read()).toEqual({ ...marker, a: 'old' });
    expect(besides()).toEqual([]);
  },
);

describe('an output folder', () => {
  test('that is a file or a symbolic link is refused', () => {
    symlinkSync(join(folder, 'elsewhere'), site);
    expect(faultOf(open)).toContain('is a symbolic link');
    rmSync(site);
    writeFileSync(site, 'a file');
    for (const out of [site, join(site, 'in')])
      expect(faultOf(() => openOutput(out, 'A'))).toContain('ENOTDIR: not a directory');
    expect(besides()).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('where the system makes none is refused', () => {
    expect(faultOf(() => openOutput('/proc/none/site', 'A'))).toContain('The disk refused /proc/none/site: ENOENT');
  });

  test.each(['.', 'site'])('that no build made is refused: %s of the project', (name) => {
    expect(faultOf(() => openOutput(resolve(project, name), 'A'))).toContain('no build made this folder');
  });

  test('that no build made is refused, with what to do, and nothing in it is touched', () => {
    mkdirSync(site);
    writeFileSync(join(site, 'thesis.txt'), 'mine');
    expect(faultOf(open)).toMatch(
      /site holds thesis\.txt and no \.site-builder: no build made this folder.*Choose another one with --out\.$/,
    );
    expect(read()).toEqual({ 'thesis.txt': 'mine' });
    expect(besides()).toEqual([]);
  });

  test('that is empty, or holds only what a desktop left there, is taken', () => {
    mkdirSync(site);
    writeFileSync(join(site, '.DS_Store'), 'junk');
    build({ '/a': 'a' });
    expect(read()).toEqual({ ...marker, a: 'a' });
  });
});

test('a build that was killed between the renames has its old site put back, also over an empty folder', () => {
  build({ '/a': 'old' });
  renameSync(site, old);
  open().discard();
  expect(read()).toEqual({ ...marker, a: 'old' });
  renameSync(site, old);
  mkdirSync(site);
  open().discard();
  expect(read()).toEqual({ ...marker, a: 'old' });
  expect(besides()).toEqual([]);
});

describe('two builds at once', () => {
  test('do not mix: the second one stops and names the process of the first, and what to delete without it', () => {
    const output = open();
    output.write('/index.html', 'first');
    const fault = faultOf(open);
    expect(fault).toContain(`Another build (process ${process.pid} on ${hostname()}) is writing ${site}`);
    expect(fault).toContain(`If there is no such build, delete ${staging}.`);
    output.publish();
    output.discard();
    expect(read()).toMatchObject({ 'index.html': 'first' });
    expect(besides()).toEqual([]);
  });

  test.each([
    ['of a process that has ended gives way', hostname(), undefined],
    ['of another machine stays until it is deleted', 'another', 'Another build (process 999999999 on another)'],
  ])('the lock %s', (_, host, reason) => {
    mkdirSync(join(staging, [999_999_999, host, 'x'].join(), 'next'), { recursive: true });
    const fault = faultOf(() => build({ '/a': 'new' }));
    if (reason) expect(fault).toContain(reason);
    else expect(read()).toEqual({ ...marker, a: 'new' });
  });

  test('one whose lock was deleted, and taken by another, publishes nothing', () => {
    build({ '/a': 'old' });
    const first = open();
    first.write('/a', 'one');
    rmSync(staging, { recursive: true });
    const second = open();
    second.write('/a', 'two');
    expect(faultOf(() => first.publish())).toContain('was changed during the build. Nothing is published');
    first.discard();
    second.publish();
    second.discard();
    expect(read()).toEqual({ ...marker, a: 'two' });
    expect(besides()).toEqual([]);
  });
});

test('a disk that refuses any operation is told in the system’s words, and the old site is whole', () => {
  const advice = ' If a build with sudo made it, delete it with sudo\\.';
  buildGeneration(site, 1, few);
  let last = 1;
  for (; ; last += 1) {
    const code = last % 2 === 0 ? 'EACCES' : 'ENOSPC';
    const fault = onFaultyDisk(failing(code, last), () => faultOf(() => buildGeneration(site, 2, few)));
    if (fault === undefined) break;
    const end = code === 'EACCES' ? advice : '';
    expect(fault).toMatch(new RegExp(`^The disk refused ${site}\\S*: ${code}: .*The old site is kept\\.${end}$`));
    // Where the disk refused to put the old site back, the next build does.
    open().discard();
    expect(generationIn(site, few)).toBe(1);
    expect(besides()).toEqual([]);
  }
  expect(last).toBeGreaterThan(3 * few);
});

const open = () => openOutput(site, 'Al’s Towing');

function build(files: Record<string, string | Uint8Array>): { files: number; bytes: number } {
  const output = open();
  try {
    for (const [path, body] of Object.entries(files)) output.write(path, body);
    return output.publish();
  } finally {
    output.discard();
  }
}

function read(): Record<string, string> {
  const names = filesIn(site).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
}

/** What lies beside the site in its folder. */
const besides = () => readdirSync(dirname(site)).filter((name) => name !== 'site');

function faultOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(Fault);
    return (error as Fault).message;
  }
}

/** A disk that from some operation on takes nothing more, but still lets files go. */
function failing(code: string, last: number) {
  let operations = 0;
  return (operation: string, path: string) => {
    operations += 1;
    if (operations >= last && !operation.startsWith('rm')) throw systemError(code, path);
  };
}
