import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Versions = Record<string, string>;

interface Locked {
  version?: string;
  integrity?: string;
  optionalDependencies?: Versions;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Versions>;
const lockfile = (folder: string) =>
  Object.entries(
    (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, Locked> }).packages,
  ).filter(([path]) => path !== '');

const folders = ['.', 'tests/lighthouse'];

describe('the lockfile', () => {
  test.each(folders)('in %s tells the content of every package, and no address', (folder) => {
    for (const [path, { integrity, resolved }] of lockfile(folder))
      expect([path, integrity?.slice(0, 7), resolved]).toEqual([path, 'sha512-', undefined]);
  });

  // npm may drop the packages of other systems when it installs on one; then the project cannot be installed there.
  test.each(folders)('in %s has the packages of every operating system', (folder) => {
    const locked = lockfile(folder);
    const paths = locked.map(([path]) => path);
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !paths.includes(`${path}/node_modules/${name}`) && !paths.includes(`node_modules/${name}`),
      ),
    );
    expect(missing).toEqual([]);
    expect(locked.filter(([, { optionalDependencies }]) => optionalDependencies).length).toBeGreaterThan(0);
  });

  test('has no package that needs an install script', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const scripted = lockfile('.').filter(([, { hasInstallScript }]) => hasInstallScript);
    // esbuild's script checks the binary that npm has put there already; fsevents is for macOS and comes compiled.
    const unneeded = ['node_modules/esbuild', 'node_modules/fsevents'];
    expect(scripted.map(([path]) => path).filter((path) => !unneeded.includes(path))).toEqual([]);
  });
});

test('every package has an exact version', () => {
  for (const wanted of Object.values({ ...dependencies, ...devDependencies }))
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every package stands in the README with its reason, and no other does', () => {
  const [, table = ''] = read('README.md').split('## Dependencies');
  const reasons = [...table.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \| .{4,} \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(reasons.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
