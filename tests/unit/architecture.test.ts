import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Import {
  from: string;
  to: string;
  types: boolean;
}

/** The TypeScript files of a folder. */
const modules = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Every import of a file of the project by another, and of a package by its name. */
function imports(folder: string): Import[] {
  return modules(folder).flatMap((from) => {
    const source = readFileSync(from, 'utf8');
    const lines = source.matchAll(
      /^(?:import|export)( type)? [^;]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm,
    );
    return [...lines].map(([, types, a, b, c]) => {
      const target = a ?? b ?? c ?? '';
      const to = target.startsWith('.') ? normalize(join(dirname(from), target)) : target;
      return { from, to, types: types !== undefined };
    });
  });
}

describe('data flows one way', () => {
  test('the builder imports nothing of the site', () => {
    const arrows = imports('build');
    expect(arrows.length).toBeGreaterThan(40);
    expect(arrows.filter(({ to }) => to.startsWith('site/'))).toEqual([]);
  });

  test('the site imports nothing of the builder but the types of the route contract', () => {
    const arrows = imports('site').filter(({ to }) => to.startsWith('build'));
    expect(arrows.length).toBeGreaterThan(0);
    expect(arrows.filter(({ to, types }) => to !== 'build/route.ts' || !types)).toEqual([]);
  });

  test('the site knows nothing of files', () => {
    expect(imports('site').filter(({ to }) => to.startsWith('node:') || to === 'fs' || to === 'path')).toEqual([]);
  });

  test('what goes to the browser takes no React and no content along', () => {
    const arrows = imports('site').filter(({ from }) => from.endsWith('client.ts') || from === 'site/enhance.ts');
    const allowed = /(?:client|client-settings|enhance|plus-code)\.ts$/;
    expect(arrows.filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  /** The rooms of a half, from the one that needs no other to the one that needs them all; loose files come first or last. */
  const rooms = {
    build: [
      'fault.ts project.ts files-in.ts tags.ts text/text.ts route.ts',
      'output',
      'text',
      'command',
      'assets',
      'page',
      'listings',
      'audit',
      'dev',
    ],
    site: [
      'client-settings.ts enhance.ts',
      'styles',
      'business',
      'scenes',
      'words',
      'navigation.ts',
      'components',
      'files',
      'pages',
      'layout.tsx client.ts contact-client.ts',
      'routes.tsx',
    ],
  };

  test.each(Object.entries(rooms))('in %s/ every arrow between rooms points one way', (half, order) => {
    const roomOf = (file: string) => {
      const inside = file.slice(half.length + 1);
      return order.findIndex((room) => room.split(' ').includes(inside) || inside.startsWith(`${room}/`));
    };
    const homeless = modules(half).filter((file) => roomOf(file) < 0);
    expect(homeless).toEqual([]);
    const arrows = imports(half).filter(({ to }) => to.startsWith(`${half}/`));
    expect(arrows.length).toBeGreaterThan(60);
    const back = arrows.filter(({ from, to }) => roomOf(to) > roomOf(from));
    expect(back.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test.each([
    ['build', 5],
    ['site', 9],
  ])('few files lie loose in %s/', (half, most) => {
    const loose = readdirSync(half, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(loose.length).toBeLessThanOrEqual(most);
  });

  test('only the output writes the site; else only the cache is written to, a font for the length of a drawing, and modules while a server runs', () => {
    const writers = modules('build').filter((file) =>
      /\b(?:writeFileSync|linkSync|renameSync|copyFileSync|createWriteStream)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(writers.sort()).toEqual([
      'build/assets/cache.ts',
      'build/assets/png.ts',
      'build/dev/modules.ts',
      'build/output/lock.ts',
      'build/output/own-files.ts',
      'build/output/stage-file.ts',
      'build/output/staging.ts',
    ]);
  });
});

test('what is at the top level is what the owner fixed', () => {
  const allowed = [
    'site',
    'build',
    'static',
    'tests',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'build.ts',
    'README.md',
    'LICENSE',
    'node_modules',
    'dist',
    'look',
  ];
  const found = readdirSync('.').filter((name) => !name.startsWith('.'));
  expect(found.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('build.ts is the whole build: one function, no helper, one loop over the routes', () => {
  const source = readFileSync('build.ts', 'utf8');
  expect(source.match(/\bfunction\b/g)).toHaveLength(1);
  expect(source).not.toMatch(/=>\s*\{/);
  expect(source.match(/for \(const route of /g)).toHaveLength(1);
  expect(source.split('\n').length).toBeLessThan(116);
});
