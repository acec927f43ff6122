import { expect, test } from 'vitest';
import { guideSlugs } from '../../site/business/leave-out.ts';
import { serviceSlugs } from '../../site/business/service-slugs.ts';
import { conditionsOf } from '../../site/content/conditions.ts';
import { factsOf } from '../../site/content/facts.ts';
import { english, spanish } from '../../site/content/locales.ts';
import { labelsIn } from '../../site/content/read-content.ts';
import { serviceFactNames } from '../../site/content/service-facts.ts';
import { guidePath, servicePath } from '../../site/paths.ts';
import { business } from '../setup/pages.ts';

test.each([english, spanish])('labels in $name name nothing in braces but facts', (locale) => {
  const labels = labelsIn([locale.messages(conditionsOf(business)), locale.elsewhere]);
  const names = labels.flatMap((words) => words.match(/(?<=\{)[^}]*(?=\})/g) ?? []);
  const facts: readonly string[] = [...Object.keys(factsOf(business, locale)), ...serviceFactNames];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !facts.includes(name.slice(0, 1).toLowerCase() + name.slice(1)))).toEqual([]);
});

test('menus name every page that Spanish doesn’t have, and no other', () => {
  const { elsewhere, pages } = spanish;
  const lacking = (slugs: readonly string[], pathOf: (slug: string) => string) =>
    slugs.filter((slug) => !pages?.includes(pathOf(slug))).sort();
  expect(Object.keys(elsewhere?.services ?? {}).sort()).toEqual(lacking(serviceSlugs, servicePath));
  expect(Object.keys(elsewhere?.guides ?? {}).sort()).toEqual(lacking(guideSlugs, guidePath));
});
