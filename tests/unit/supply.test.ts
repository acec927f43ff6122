import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Versions = Record<string, string>;

interface Locked {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  engines?: { node?: string };
  os?: string[];
  cpu?: string[];
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(file, 'utf8');
const { name, version, engines, scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  name: string;
  version: string;
  engines: { node: string };
  scripts: Versions;
  dependencies: Versions;
  devDependencies: Versions;
};
const lock = JSON.parse(read('package-lock.json')) as { lockfileVersion: number; packages: Record<string, Locked> };
const { '': root, ...packages } = lock.packages;

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(join(folder, file)));
const shipped = [read('build.ts'), ...sources('build'), ...sources('site')];

/** Whether a text names a package, or a module in it, in quotes. */
const names = (text: string, module: string) => new RegExp(`['"]${module}(?:/[^'"]*)?['"]`).test(text);

describe('the lockfile', () => {
  test('is in step with package.json', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(root).toEqual({ name, version, license: 'MIT', dependencies, devDependencies, engines });
    for (const [module, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect([module, packages[`node_modules/${module}`]?.version]).toEqual([module, wanted]);
    }
  });

  test.each(['.', 'tests/lighthouse'])('in %s tells the content of every package, and no address', (folder) => {
    const { '': _, ...locked } = (JSON.parse(read(`${folder}/package-lock.json`)) as typeof lock).packages;
    expect(Object.keys(locked).length).toBeGreaterThan(100);
    for (const [path, { integrity, resolved }] of Object.entries(locked)) {
      expect([path, integrity?.slice(0, 7), resolved]).toEqual([path, 'sha512-', undefined]);
    }
  });

  test('has at most 300 packages that are installed on a system, where none is for another', () => {
    const everywhere = Object.values(packages).filter(({ os, cpu }) => !os && !cpu);
    expect(everywhere.length).toBeGreaterThan(100);
    expect(everywhere.length).toBeLessThanOrEqual(280);
  });

  test('has no package that needs an install script', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    // Its script checks the binary that npm has put there already; fsevents is for macOS and comes compiled.
    const unneeded = ['node_modules/esbuild', 'node_modules/fsevents'];
    expect(scripted.map(([path]) => path).filter((path) => !unneeded.includes(path))).toEqual([]);
  });

  // What is for one system or processor only is not installed on the others.
  const tools = Object.entries(packages).filter(([, { engines, os, cpu }]) => engines?.node && !os && !cpu);
  const refusing = (version: string) =>
    tools.filter(([, { engines }]) => !takesNode(version, engines?.node ?? '*')).map(([path]) => path);

  test.each(['20.19.0', '20.20.2', '22.16.0', '22.99.0', '24.0.0', '25.1.0', '26.0.0'])(
    'has no package that refuses Node %s, which package.json takes',
    (version) => {
      expect(takesNode(version, engines.node)).toBe(true);
      expect(refusing(version)).toEqual([]);
    },
  );

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.15.1', '23.11.1'])(
    'has a package that refuses Node %s, as package.json does',
    (version) => {
      expect(takesNode(version, engines.node)).toBe(false);
      expect(refusing(version)).not.toEqual([]);
    },
  );
});

test.each([
  ['>=20.19', true],
  ['>=20.20', false],
  ['^20.18 || >=22', true],
  ['18 || 20', true],
  ['6.* || >= 22.*', false],
  ['~20.19.1', false],
  ['>=16 || 14 >=14.17', true],
  ['*', true],
])('Node 20.19.0 in the range %s: %s', (range, taken) => {
  expect(takesNode('20.19.0', range)).toBe(taken);
});

/** Whether a range of versions takes one of Node's; it knows the forms that stand in the lockfile. */
function takesNode(version: string, range: string): boolean {
  const found = version.split('.').map(Number);
  const takes = (comparator: string) => {
    const [, sign = '', ...parts] = /^([<>=^~]*)(\d+|\*)(?:\.(\d+))?(?:\.(\d+))?/.exec(comparator) ?? [];
    if (parts[0] === '*') return true;
    const wanted = parts.filter((part) => part !== undefined).map(Number);
    const differs = wanted.findIndex((part, index) => part !== found[index]);
    const order = differs < 0 ? 0 : (found[differs] ?? 0) - (wanted[differs] ?? 0);
    if (sign === '>=') return order >= 0;
    if (sign === '<') return order < 0;
    if (sign === '^') return order >= 0 && differs !== 0;
    if (sign === '~') return order >= 0 && differs !== 0 && differs !== 1;
    return order === 0;
  };
  const alternatives = range.replace(/([<>=^~])\s+/g, '$1').split('||');
  return alternatives.some((alternative) => alternative.trim().split(/\s+/).every(takes));
}

describe('every package', () => {
  test('has an exact version', () => {
    for (const wanted of Object.values({ ...dependencies, ...devDependencies }))
      expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('stands in the README with its reason, and no other does', () => {
    const rows = [...read('README.md').matchAll(/^\| ((?:`[^`]+`(?:, )?)+) \| (.+) \|$/gm)];
    const reasons = new Map(
      rows.flatMap(([, cell = '', reason = '']) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, module = '']) => [module, reason] as const),
      ),
    );
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    expect(declared.filter((module) => !/^\w.{3,}/.test(reasons.get(module) ?? ''))).toEqual([]);
    const modules = [...reasons.keys()].filter((module) => /^(?:@[a-z-]+\/)?[a-z][a-z0-9.-]+$/.test(module));
    expect(modules.filter((module) => !declared.includes(module) && module !== 'claims')).toEqual([]);
  });

  test('is used where it is declared', () => {
    const all = [
      ...shipped,
      ...Object.values(scripts).flatMap((script) => script.split(' ').map((word) => `"${word}"`)),
    ];
    const used = (texts: readonly string[]) => (module: string) => texts.some((text) => names(text, module));
    expect(Object.keys(dependencies).filter((module) => !used(all)(module))).toEqual([]);
    const commands: Record<string, string> = { typescript: 'tsc', '@biomejs/biome': 'biome' };
    const typed = (module: string) => module.replace(/^@types\//, '');
    const forTests = [...all, ...sources('tests'), '"node"'];
    const dev = Object.keys(devDependencies).map((module) => commands[module] ?? typed(module));
    expect(dev.filter((module) => !used(forTests)(module))).toEqual([]);
  });

  test('that a build loads is no development package', () => {
    const files = new Set(['build.ts']);
    const modules = new Set<string>();
    for (const file of files) {
      for (const target of importsOf(read(file))) {
        if (target.startsWith('.')) files.add(join(dirname(file), target));
        else modules.add(target.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));
      }
    }
    expect(files.size).toBeGreaterThan(100);
    expect(modules.size).toBeGreaterThan(10);
    const others = [...modules].filter((module) => !module.startsWith('node:') && !(module in dependencies));
    expect(others).toEqual([]);
  });
});

/** What a module loads when it runs; types are gone by then. */
const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type)(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    ([, a, b]) => a ?? b ?? '',
  );
