import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Versions = Record<string, string>;

interface Locked {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Versions>;
const lockfile = (folder: string) =>
  Object.entries(
    (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, Locked> }).packages,
  ).filter(([path]) => path !== '');

describe('the lockfile', () => {
  test.each(['.', 'tests/lighthouse'])('in %s tells the content of every package, and no address', (folder) => {
    for (const [path, { integrity, resolved }] of lockfile(folder))
      expect([path, integrity?.slice(0, 7), resolved]).toEqual([path, 'sha512-', undefined]);
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
