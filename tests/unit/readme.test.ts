import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the README names every command, and no command that is not there', () => {
  const named = new Set(
    [...readme.matchAll(/[`"&] ?npm (?:run )?([a-z:]+)|^npm ci && npm ([a-z]+)/gm)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  named.delete('ci');
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});

test('the README and CONTRIBUTING.md, its recipe apart, name only files that are there', () => {
  const [contributing = ''] = readFileSync('.github/CONTRIBUTING.md', 'utf8').split('## Recipe');
  const files = [
    ...(readme + contributing).matchAll(
      /`((?:site|build|tests|static|\.github)\/[\w./-]+)`|\]\((\.github\/[\w.-]+)\)/g,
    ),
  ];
  const missing = files.map(([, code, image]) => code ?? image ?? '').filter((file) => !existsSync(file));
  expect(missing.filter((file) => !file.startsWith('site/photos/'))).toEqual([]);
});
