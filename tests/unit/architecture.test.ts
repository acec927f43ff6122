import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Import {
  from: string;
  to: string;
  /** Whether only types are imported, which are gone when the code runs. */
  isOfTypes: boolean;
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
      return { from, to, isOfTypes: types !== undefined };
    });
  });
}

/** The one function of the builder that the site takes: the reader of its texts. */
const reader = 'build/text/text-reader.ts';

describe('data flows one way', () => {
  const toBuild = ({ to, isOfTypes }: Import) =>
    to.startsWith('build') && to !== reader && !(to === 'build/route.ts' && isOfTypes);
  const isSentToBrowsers = ({ from }: Import) => from.endsWith('client.ts') || from === 'site/enhance.ts';
  const forBrowsers = /(?:client|client-settings|enhance|plus-code)\.ts$/;
  test.each<[string, string, (arrow: Import) => boolean]>([
    ['the builder imports nothing of the site', 'build', ({ to }) => to.startsWith('site/')],
    ['the site imports of the builder the types of the route contract and the reader of texts alone', 'site', toBuild],
    ['the site knows nothing of files', 'site', ({ to }) => to.startsWith('node:') || to === 'fs' || to === 'path'],
    [
      'what goes to the browser takes no React and no content along',
      'site',
      (arrow) => isSentToBrowsers(arrow) && !forBrowsers.test(arrow.to),
    ],
  ])('%s', (_, half, isWrong) => {
    expect(imports(half).filter(isWrong)).toEqual([]);
  });

  test.each(['build', 'site'])('in %s/ no folder imports another that leads back to it', (half) => {
    // The context has the type of what it carries, and loads none of it.
    const loaded = imports(half).filter(({ from, isOfTypes }) => !(isOfTypes && from === 'site/site-context.ts'));
    const roomOf = (file: string) => file.split('/')[1] ?? '';
    const targets = new Map<string, Set<string>>();
    for (const { from, to } of loaded.filter(({ to }) => to.startsWith(`${half}/`)))
      if (roomOf(from) !== roomOf(to))
        targets.set(roomOf(from), (targets.get(roomOf(from)) ?? new Set()).add(roomOf(to)));
    // What imports nothing, or only what is taken away already, is taken away, until nothing is left.
    for (let before = 0; before !== targets.size; ) {
      before = targets.size;
      for (const [room, others] of targets) if (![...others].some((other) => targets.has(other))) targets.delete(room);
    }
    expect([...targets].map(([room, others]) => `${room} imports ${[...others].join(', ')}`)).toEqual([]);
  });
});
