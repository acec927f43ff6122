import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { conditionsOf } from '../../site/content/conditions.ts';
import { factsOf, plainTexts } from '../../site/content/facts.ts';
import { english } from '../../site/content/locales.ts';
import { serviceFactNames } from '../../site/content/service-facts.ts';
import { drawings } from '../../site/scenes/drawings/index.tsx';
import { scenes } from '../../site/scenes/index.ts';
import { business, contentFor, htmlOf, pagesOf } from '../setup/pages.ts';

// What is left behind when something else is taken away.
const sources = (wanted: RegExp) =>
  filesIn('site')
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(`site/${file}`, 'utf8'))
    .join('\n');
const texts = sources(/^content\/.+\.(?:md|ts)$/);
const code = sources(/^(?!content\/(?:en|es)\/).+\.tsx?$/);
const all = texts + code;
const html = pagesOf(business)
  .map((page) => htmlOf(page))
  .join('');

/** Asserts that nothing of a kind is unused, by a sentence for each that is. */
const expectNoneUnused = (kind: string, names: readonly string[], isUsed: (name: string) => boolean) =>
  expect(names.filter((name) => !isUsed(name)).map((name) => `Nothing uses the ${kind} ${name}. Delete it.`)).toEqual(
    [],
  );

test('every scene is on a page', () => {
  expectNoneUnused('scene', Object.keys(scenes), (name) => html.includes(`/scenes/${name}.svg`));
});

test('every drawing is in a text or a component', () => {
  expectNoneUnused('drawing', Object.keys(drawings), (name) =>
    new RegExp(`drawing:${name}(?![\\w-])|name="${name}"`).test(all),
  );
});

test('every sentence and section of a state is taken in by a text', () => {
  const { state } = contentFor();
  const ids = [...Object.keys(state?.data.lines ?? {}), ...(state?.sections ?? []).map(({ id }) => id)];
  expect(ids.length).toBeGreaterThan(10);
  const names = ids.map((id) => `{state: ${id}}`);
  expectNoneUnused('text for', names, (name) => texts.includes(name));
});

test('every fact that texts may name is named', () => {
  // A field of the facts can be named by its own name; components may show it otherwise.
  const own = Object.keys(factsOf(business, english)).filter((name) => !plainTexts.includes(name));
  const names = [...own, ...serviceFactNames];
  // A label begins with one in a capital letter.
  expectNoneUnused('fact', names, (name) =>
    new RegExp(`\\{${name}\\}|figure:${name}\\)|facts\\.${name}\\b`, 'i').test(all),
  );
});

test('every condition of a text or a label is asked for', () => {
  // Each service has one, whether words need it or not.
  const always: readonly string[] = serviceSlugs;
  const names = Object.keys(conditionsOf(business)).filter((name) => !always.includes(name));
  expectNoneUnused('condition', names, (name) =>
    new RegExp(
      `\\b(?:if|unless)(?:=|: )["']?(?:[\\w-]+ )*${name}\\b|[{,] '?${name}\\b[^}\\n]*\\}: Conditions\\)|conditions\\.${name}\\b`,
    ).test(all),
  );
});

test('every message is named in the code', () => {
  // Phrases are found by the names of what the owner claims.
  const { phrases: _, ...messages } = english.messages(conditionsOf(business));
  const keysIn = (tree: object, path = ''): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value)
        ? [path + name, ...keysIn(value, `${path}${name}.`)]
        : [path + name],
    );
  expectNoneUnused('message', keysIn(messages), (path) => new RegExp(`\\b${path.replace(/.*\./, '')}\\b`).test(code));
});
