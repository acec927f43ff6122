import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { serviceSlugs } from '../../site/business/services.ts';
import { conditionsOf } from '../../site/content/conditions.ts';
import { factsOf, plainTexts } from '../../site/content/facts.ts';
import { english } from '../../site/content/locales.ts';
import { serviceFactNames } from '../../site/content/service-facts.ts';
import { drawings } from '../../site/scenes/drawings/index.tsx';
import { scenes } from '../../site/scenes/index.ts';
import { business, contentFor, htmlOf, pagesOf } from '../setup/pages.ts';

// Finds what nothing uses anymore.
const sources = (wanted: RegExp) =>
  filesIn('site')
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(`site/${file}`, 'utf8'))
    .join('\n');
const texts = sources(/^content\/.+\.(?:md|json)$/);
const code = sources(/^(?!content\/(?:en|es)\/).+\.tsx?$/);
const all = texts + code;
const html = pagesOf(business)
  .map((page) => htmlOf(page))
  .join('');

const { state } = contentFor();
const ofState = [...Object.keys(state?.data.lines ?? {}), ...(state?.sections ?? []).map(({ id }) => id)];
// An owner's text may name any field of the facts, so a field needs no use here.
const ownFacts = Object.keys(factsOf(business, english)).filter((name) => !plainTexts.includes(name));
// Each service has a condition, used or not.
const always: readonly string[] = serviceSlugs;
const conditions = Object.keys(conditionsOf(business)).filter((name) => !always.includes(name));
// Phrases are looked up by the names of claims.
const { phrases: _, ...messages } = english.messages;
const keysIn = (tree: object): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? [name, ...keysIn(value)] : [name],
  );

/** Kinds of names, each with the text that should use them, and a pattern for such a use. */
const kinds: [kind: string, names: readonly string[], where: string, use: (name: string) => string][] = [
  ['scene', Object.keys(scenes), html, (name) => `/scenes/${name}\\.svg`],
  ['drawing', Object.keys(drawings), all, (name) => `drawing:${name}(?![\\w-])|name="${name}"`],
  ['text of a state', ofState, texts, (name) => `\\{state: ${name}\\}`],
  // At its start, a label has a fact's name with a capital.
  ['fact', [...ownFacts, ...serviceFactNames], all, (name) => `\\{${name}\\}|facts\\.${name}\\b`],
  ['condition', conditions, all, (name) => `\\b(?:if|unless)(?:=|: )["']?(?:[\\w-]+ )*${name}\\b`],
  ['message', keysIn(messages), code, (name) => `\\b${name}\\b`],
];

test.each(kinds)('every %s is used', (kind, names, where, use) => {
  expect(names.length).toBeGreaterThan(5);
  const unused = names.filter((name) => !new RegExp(use(name), kind === 'fact' ? 'i' : '').test(where));
  expect(unused.map((name) => `Nothing uses the ${kind} ${name}. Delete it.`)).toEqual([]);
});
