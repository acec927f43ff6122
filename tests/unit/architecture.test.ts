import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';

/** The TypeScript files of a folder. */
const modules = (folder: string) =>
  filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

type Import = ReturnType<typeof imports>[number];

/** Every import of a file by another, or of a package by its name. One of types alone is gone when the code runs. */
function imports(folder: string) {
  return modules(folder).flatMap((from) => {
    const source = readFileSync(from, 'utf8');
    const lines = source.matchAll(
      /^(?:import|export)( type)? [^;]*?from '([^']+)';|^import '([^']+)';|\bimport\('([^']+)'\)/gm,
    );
    return [...lines].map(([, types, a, b, c]) => {
      const target = a ?? b ?? c ?? '';
      const to = target.startsWith('.') ? normalize(join(dirname(from), target)) : target;
      return { from, to, isOfTypes: types !== undefined };
    });
  });
}

/** The only function of the builder that the site imports. */
const reader = 'build/text/text-reader.ts';

describe('data flows one way', () => {
  const toBuild = ({ to, isOfTypes }: Import) =>
    to.startsWith('build') && to !== reader && !(to === 'build/route.ts' && isOfTypes);
  const forBrowsers = /(?:client|client-settings|enhance|plus-code|earth)\.ts$/;
  test.each<[string, string, (arrow: Import) => boolean]>([
    ['the builder imports nothing of the site', 'build', ({ to }) => to.startsWith('site/')],
    ['of the builder the site imports only the types of the route contract and the reader of texts', 'site', toBuild],
    ['the site knows nothing of files', 'site', ({ to }) => to.startsWith('node:') || to === 'fs' || to === 'path'],
    [
      'the browser’s script has no React and no content',
      'site',
      ({ from, to }) => forBrowsers.test(from) && !forBrowsers.test(to),
    ],
  ])('%s', (_, half, isWrong) => {
    expect(imports(half).filter(isWrong)).toEqual([]);
  });

  // Imports of types count too: to read one file you need the other.
  const half = (folder: string) => imports(folder).filter(({ to }) => to.startsWith(`${folder}/`));
  const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');
  test.each(['build', 'site'])('in %s/ no file imports another that leads back to it', (folder) => {
    expect(circlesIn(half(folder))).toEqual([]);
  });
  test.each(['build', 'site'])('in %s/ no folder imports another that leads back to it', (folder) => {
    const arrows = half(folder).map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
    expect(circlesIn(arrows.filter(({ from, to }) => from !== to))).toEqual([]);
  });
});

/** The imports in circles: what is left after removing, again and again, those from or to a file at an end of its chain. */
function circlesIn(arrows: readonly { from: string; to: string }[]): string[] {
  let left = arrows;
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    const starts = new Set(left.map(({ from }) => from));
    const ends = new Set(left.map(({ to }) => to));
    left = left.filter(({ from, to }) => starts.has(to) && ends.has(from));
  }
  return left.map(({ from, to }) => `${from} imports ${to}`);
}

test('one component, one name: file, attribute, enhancement and test agree', () => {
  const client = readFileSync('site/client.ts', 'utf8');
  for (const file of filesIn('site/components').filter((name) => name.endsWith('.client.ts'))) {
    const name = basename(file, '.client.ts');
    const enhance = `enhance${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
    expect(client).toMatch(new RegExp(`(?:'${name}'|\\b${name}): ${enhance}\\b`));
    expect(readFileSync(`site/components/${file}`, 'utf8')).toContain(`export function ${enhance}(`);
    expect(
      existsSync(`tests/unit/${name}.test.ts`),
      `tests/unit/${name}.test.ts is missing: try ${enhance} there.`,
    ).toBe(true);
  }
});
