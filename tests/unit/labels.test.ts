import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import { guideSlugs, serviceSlugs } from '../../site/business/services.ts';
import { factsOf } from '../../site/content/facts.ts';
import { english, spanish } from '../../site/content/locales.ts';
import { labelsIn, readContent } from '../../site/content/read-content.ts';
import { pathsIn } from '../../site/content/read-texts.ts';
import { serviceFactNames } from '../../site/content/service-facts.ts';
import { guidePath, servicePath } from '../../site/paths.ts';
import { business } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const namesIn = (words: string) => words.match(/(?<=\{)[^}]*(?=\})/g) ?? [];
/** Names in braces that aren't facts: code fills them in. */
const given = [
  ...['number', 'minutes', 'years', 'distance', 'miles', 'feet', 'fee', 'share', 'price', 'flat', 'perMile', 'total'],
  ...['services', 'cards', 'first', 'last', 'time', 'date', 'title', 'map'],
];

test.each([english, spanish])('labels in $name have only known names in braces', (locale) => {
  const names = labelsIn([locale.messages, locale.elsewhere]).flatMap(namesIn);
  const facts: readonly string[] = [...Object.keys(factsOf(business, locale)), ...serviceFactNames];
  expect(names.length).toBeGreaterThan(5);
  expect(
    names.filter((name) => !given.includes(name) && !facts.includes(name.slice(0, 1).toLowerCase() + name.slice(1))),
  ).toEqual([]);
  expect(facts.filter((name) => given.includes(name))).toEqual([]);
});

/** The tree of labels with only the names in braces left. */
const namesOf = (label: unknown): unknown =>
  typeof label === 'string'
    ? namesIn(label).sort()
    : Object.fromEntries(Object.entries(Object(label)).map(([key, inner]) => [key, namesOf(inner)]));

test('a label has the same names in braces in Spanish as in English', () => {
  expect(namesOf(spanish.messages)).toEqual(namesOf(english.messages));
});

test('menus name every page that Spanish doesn’t have, and no other', () => {
  const translated = pathsIn(['site/content/es']);
  const lacking = (slugs: readonly string[], pathOf: (slug: string) => string) =>
    slugs.filter((slug) => !translated.includes(pathOf(slug))).sort();
  expect(Object.keys(spanish.elsewhere?.services ?? {}).sort()).toEqual(lacking(serviceSlugs, servicePath));
  expect(Object.keys(spanish.elsewhere?.guides ?? {}).sort()).toEqual(lacking(guideSlugs, guidePath));
});

test('a service has a Spanish page once its text is there', () => {
  const own = temporaryFolder('translated');
  const [other = ''] = Object.keys(spanish.elsewhere?.services ?? {});
  cpSync('site/content/es/services/car-towing.md', join(own, `services/${other}.md`));
  const { servicePages } = dataOf(readContent([own, 'site/content/es'], business, spanish, '2026-11-23'));
  expect(servicePages.map(({ slug }) => slug)).toContain(other);
});
