import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { UserError } from '../../build/problem.ts';
import { publish, restore } from '../../build/publish.ts';
import { SiteFiles } from '../../build/site.ts';
import { addStaticFiles } from '../../build/static-files.ts';
import { type Operation, onFaultyDisk, systemError } from '../setup/faulty-disk.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const marker = { '.site-builder': '' };
const uuid = '00000000-0000-4000-8000-000000000000';

const folder = temporaryFolder('publish');
const site = join(folder, 'site');
const staging = join(folder, `.site.${uuid}`);

beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

describe('a publication', () => {
  test('writes the files and a marker', () => {
    put({ '/index.html': 'hömé', '/b/index.html': 'b', '/a.bin': new Uint8Array([0, 255]) });
    expect(read()).toEqual({ ...marker, 'a.bin': '\0\uFFFD', 'b/index.html': 'b', 'index.html': 'hömé' });
    expect(besides()).toEqual([]);
  });

  test('replaces the old site completely, even a file by a folder', () => {
    put({ '/about': 'file', '/old/index.html': 'old' });
    put({ '/about/index.html': 'folder' });
    expect(read()).toEqual({ ...marker, 'about/index.html': 'folder' });
  });

  test('makes files readable for web servers, whatever the umask', () => {
    const before = process.umask(0o077);
    try {
      put({ '/b/index.html': 'b' });
    } finally {
      process.umask(before);
    }
    const modes = ['', 'b', 'b/index.html'].map((name) => statSync(join(site, name)).mode & 0o777);
    expect(modes).toEqual([0o755, 0o755, 0o644]);
  });
});

describe('the files of a site', () => {
  test.each([
    ...['/../a', '/a/../../b', '/', '', 'a', '../a', '/a/../../next-door/x', '//a'].map((path) => [
      path,
      'leads out of the site',
    ]),
    ['/index.html', '/index.html and /index.html can’t both be on the site'],
    ['/About/index.html', '/About/index.html and /about/index.html can’t both be on the site'],
    ['/about', '/about and /about/index.html can’t both be on the site'],
    ['/index.html/a.txt', '/index.html/a.txt and /index.html can’t both be on the site'],
  ])('can’t lead out of the site or conflict with each other: %j', (path, reason) => {
    const files = filesOf({ '/index.html': 'one', '/about/index.html': '' });
    files.add({ path, body: 'another' });
    expect(formatted(files.problems)).toEqual([expect.stringContaining(reason)]);
  });

  test.each(['/robots.txt', '/Robots.txt', '/robots.txt/a'])(
    'report the owner’s own %s if the site makes that file',
    (path) => {
      const files = filesOf({});
      files.add({ path, body: 'own', source: `site/static${path}` });
      files.add({ path: '/robots.txt', body: 'made' });
      expect(formatted(files.problems)).toEqual([
        `/robots.txt and site/static${path} can’t both be on the site. Rename or delete yours.`,
      ]);
    },
  );

  test('include static files, except hidden and leftover ones and links', () => {
    mkdirSync(join(folder, 'static/.well-known'), { recursive: true });
    writeFileSync(join(folder, 'static/.well-known/security.txt'), 'mail us');
    mkdirSync(join(folder, 'static/.git'));
    mkdirSync(join(folder, 'static/@eaDir'));
    const left = ['.env', '.git/config', '.x.swp', '@eaDir/a.jpg', 'a.txt~', 'b.bak', '~$c.doc'];
    const junk = ['.DS_Store', 'Icon\r', 'Thumbs.db', 'w-9.pdf:Zone.Identifier', 'w-9.pdf\uf03aZone.Identifier'];
    for (const name of ['.nojekyll', ...left, ...junk]) writeFileSync(join(folder, 'static', name), '');
    const addedTo = (files: SiteFiles, name: string) => {
      addStaticFiles(files, [join(folder, name), join(folder, 'none')]);
      return formatted(files.problems);
    };
    const files = new SiteFiles();
    expect(addedTo(files, 'static')).toEqual(
      left.map((name) => expect.stringContaining(`/static/${name}: Skipped: it’s a hidden or leftover file.`)),
    );
    expect(addedTo(new SiteFiles(), 'missing')).toEqual([]);
    expect([...files.keys()].sort()).toEqual(['/.nojekyll', '/.well-known/security.txt']);
    symlinkSync('/etc', join(folder, 'static/etc'));
    expect(addedTo(files, 'static')).toContainEqual(expect.stringMatching(/etc: This is a link/));
    symlinkSync('/etc/apt', join(folder, 'linked'));
    expect(addedTo(new SiteFiles(), 'linked')).toContainEqual(
      expect.stringMatching(/linked: This is a link\. Put the folder itself there\.$/),
    );
  });
});

describe('an output folder', () => {
  test('that is a file or a symbolic link is refused', () => {
    symlinkSync(join(folder, 'elsewhere'), site);
    expect(refusalOf(() => put({}))).toContain('is a symbolic link, not a folder, so it was left alone.');
    rmSync(site);
    writeFileSync(site, 'a file');
    expect(refusalOf(() => put({}))).toMatch(
      /site is a file, not a folder, so it was left alone\. Choose another folder with --out\.$/,
    );
    expect([readFileSync(site, 'utf8'), besides()]).toEqual(['a file', []]);
  });

  test('that no build made is refused and left untouched', () => {
    mkdirSync(site);
    writeFileSync(join(site, 'thesis.txt'), 'mine');
    expect(refusalOf(() => put({ '/a': 'a' }))).toMatch(
      /site wasn’t made by a build \(it holds thesis\.txt\), so it was left alone\. Choose another folder with --out\.$/,
    );
    expect(read()).toEqual({ 'thesis.txt': 'mine' });
    expect(besides()).toEqual([]);
  });

  test('that is empty, or has only a .DS_Store, is accepted', () => {
    mkdirSync(site);
    writeFileSync(join(site, '.DS_Store'), 'junk');
    put({ '/a': 'a' });
    expect(read()).toEqual({ ...marker, a: 'a' });
  });
});

describe('after a publication that was killed between its two renames', () => {
  beforeEach(() => {
    put({ '/a': 'old' });
    mkdirSync(staging);
    renameSync(site, join(staging, 'old'));
  });

  test.each([false, true])('the old site is put back, even over an empty folder: %s', (isEmptyFolder) => {
    if (isEmptyFolder) mkdirSync(site);
    restore(site);
    expect(read()).toEqual({ ...marker, a: 'old' });
  });

  test('its staging folder is removed once it is old, but no folder with a similar name', () => {
    const foreign = join(folder, '.site.mine');
    mkdirSync(foreign);
    restore(site);
    expect(besides()).toEqual([`.site.${uuid}`, '.site.mine']);
    for (const name of [staging, foreign]) utimesSync(name, 0, 0);
    restore(site);
    expect(besides()).toEqual(['.site.mine']);
  });

  test('links are never followed or removed', () => {
    const victim = join(folder, 'victim');
    mkdirSync(join(victim, 'old'), { recursive: true });
    writeFileSync(join(victim, 'old/.site-builder'), 'mine');
    const link = join(folder, `.site.${uuid.replace('4', '5')}`);
    const holder = join(folder, `.site.${uuid.replace('4', '6')}`);
    symlinkSync(victim, link);
    symlinkSync('nowhere', join(folder, `.site.${uuid.replace('4', '7')}`));
    mkdirSync(holder);
    symlinkSync(join(victim, 'old'), join(holder, 'old'));
    for (const name of [victim, holder]) utimesSync(name, 0, 0);
    restore(site);
    expect(read()).toEqual({ ...marker, a: 'old' });
    expect(readFileSync(join(link, 'old/.site-builder'), 'utf8')).toBe('mine');
  });
});

/** The number of files, enough for every kind of operation. */
const few = 5;
const publishGeneration = (generation: number) =>
  put(Object.fromEntries(Array.from({ length: few }, (_, at) => [`/${at % 2}/${at}.html`, `${generation}`])));

/** The generation of the site; undefined if it is missing, incomplete or mixed. */
function generationOfSite(): number | undefined {
  const { '.site-builder': _, ...pages } = existsSync(site) ? read() : {};
  const [generation, ...others] = new Set(Object.values(pages));
  return Object.keys(pages).length === few && others.length === 0 ? Number(generation) : undefined;
}

/**
 * Publishes a second generation over the first, once for each of its disk operations.
 * @param happen is called at that operation and at each later one
 * @param left is called with what is left after the next build has restored the site
 */
function atEachOperation(
  happen: (operation: Operation, path: string, isFirst: boolean) => void,
  left: (generation: number | undefined, refusal: string | undefined) => void,
): void {
  let operations = few;
  for (let moment = 1; moment <= operations; moment += 1) {
    rmSync(site, { recursive: true, force: true });
    publishGeneration(1);
    operations = 0;
    const disturb = (operation: Operation, path: string) => {
      operations += 1;
      if (operations >= moment) happen(operation, path, operations === moment);
    };
    const refusal = onFaultyDisk(disturb, () => refusalOf(() => publishGeneration(2)));
    restore(site);
    left(generationOfSite(), refusal);
    for (const name of besides()) rmSync(join(folder, name), { recursive: true });
  }
  expect(operations, 'operations of a publication').toBeGreaterThan(2 * few);
}

test.each([
  // A full disk can still delete.
  ['the disk is full', 'ENOSPC', (operation: Operation) => !operation.startsWith('rm')],
  ['the build is killed', 'EIO', () => true],
] as const)('the old site or the new one is there as a whole, whenever %s', (_, code, isRefused) => {
  atEachOperation(
    (operation, path) => {
      if (isRefused(operation)) throw systemError(code, path);
    },
    (generation, refusal) => {
      expect(generation).toBe(refusal ? 1 : 2);
      if (refusal) expect(refusal).toMatch(/site: Couldn’t write the site: E.*: .* Your old site is untouched\./);
    },
  );
});

test('if another build publishes meanwhile, one whole site stays, and neither build fails', () => {
  atEachOperation(
    (_, __, isFirst) => isFirst && publishGeneration(3),
    (generation, refusal) => {
      expect(refusal).toBeUndefined();
      expect([2, 3]).toContain(generation);
    },
  );
});

type Contents = Readonly<Record<string, string | Uint8Array>>;
const filesOf = (contents: Contents) => new SiteFiles(Object.entries(contents).map(([path, body]) => ({ path, body })));
const put = (contents: Contents) => publish(site, filesOf(contents));

function read(): Record<string, string> {
  const names = filesIn(site).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
}

/** What is next to the site. */
const besides = () => readdirSync(dirname(site)).filter((name) => name !== 'site');

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as UserError).message;
  }
}
