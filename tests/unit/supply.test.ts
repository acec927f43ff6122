import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Versions = Record<string, string>;

interface Locked {
  version?: string;
  integrity?: string;
  optionalDependencies?: Versions;
  resolved?: string;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Versions>;
const lockfile = (folder: string) =>
  Object.entries(
    (JSON.parse(read(`${folder}/package-lock.json`)) as { packages: Record<string, Locked> }).packages,
  ).filter(([path]) => path !== '');

const folders = ['.', 'tests/lighthouse'];

describe('the lockfile', () => {
  test.each(folders)('in %s has a checksum for every package, and no address', (folder) => {
    for (const [path, { integrity, resolved }] of lockfile(folder))
      expect([path, integrity?.slice(0, 7), resolved]).toEqual([path, 'sha512-', undefined]);
  });

  // When npm installs on one system, it may drop the packages of others. Then the project can't be installed there.
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
});

test('the README has a reason for every package, and for no other', () => {
  const [, table = ''] = read('README.md').split('## Dependencies');
  const reasons = [...table.matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \| .{4,} \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(reasons.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
}
const recipes = [...read('.github/HOSTING.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const [ci, publish] = ['ci', 'publish'].map((name) => read(`.github/workflows/${name}.yml`)) as [string, string];
const stepsOf = (text: string) => Object.values<{ steps: Step[] }>(parse(text).jobs).flatMap(({ steps }) => steps);

describe('GitHub’s workflows', () => {
  test('keep no credentials after checkout', () => {
    const checkouts = [ci, publish, ...recipes]
      .flatMap(stepsOf)
      .filter(({ uses }) => uses?.startsWith('actions/checkout'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('expose the build hook only to the step that calls it', () => {
    const isHook = (value: string) => value.endsWith('secrets.BUILD_HOOK }}');
    const holding = stepsOf(publish).filter(({ env = {} }) => Object.values(env).some(isHook));
    expect(holding.map(({ run = '' }) => run.split(' ')[0])).toEqual(['curl']);
    expect(publish.match(/secrets\.BUILD_HOOK \}\}/g)).toHaveLength(1);
  });

  test('refuse overdue sources by day, and only warn at night', () => {
    expect(stepsOf(publish).filter(({ run = '' }) => run.startsWith('npm run release'))).toEqual([
      { if: "github.event_name == 'schedule'", run: 'npm run release -- --allow-overdue' },
      { if: "github.event_name != 'schedule'", run: 'npm run release' },
    ]);
  });
});
