import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { companies } from '../setup/companies.ts';
import { sampleFiles } from '../setup/sample.ts';
import { copyToChange } from './changed-project.ts';
import { changeTexts } from './site-texts.ts';

/** The parts of a text that stay: fields, names in braces, attributes, addresses, sources, and names of pictures. */
const kept = /(^---\n[\s\S]*?\n---\n|\{[^}]*\}|\]\([^)]*\)|\[\^[^\]]*\]|https?:\/\/\S+)/;
const others: Readonly<Record<string, string>> = { a: 'e', e: 'i', i: 'o', o: 'u', u: 'a', n: 'm', s: 't', r: 'l' };

/** Gives a heading the id that its words had. */
const withId = (heading: string, title: string, layout = '') => {
  const plain = title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const id = plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
  return heading.includes('{#') ? heading : `## ${title} {#${id}${layout && ` ${layout}`}}`;
};

/** Replaces the words of a text with gibberish of the same length, in place of an owner's words. */
const rewritten = (text: string) =>
  text
    .replace(/^## ([^{\n]+?)(?: \{(\.[^}]*)\})?$/gm, withId)
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiounsr]/g, (letter) => others[letter] ?? letter)))
    .join('');

const project = copyToChange();
afterAll(project.remove);
const { at, npm } = project;

/** Renames a service everywhere. */
function replaceService(slug: string, other: string): void {
  for (const file of filesIn(at('site')).map((name) => at(`site/${name}`))) {
    if (/\.(?:tsx?|md|json)$/.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(slug, other));
    if (file.includes(slug)) renameSync(file, file.replace(slug, other));
  }
}

test('`npm test` passes with an owner’s own texts, facts and services, and lists the sample tests that it skips', () => {
  replaceService('junk-car-removal', 'winch-out-service');
  changeTexts(at('site/content'), rewritten);
  writeFileSync(at('site/business.json'), JSON.stringify(companies.township));
  // A new name can change the order of imports.
  npm('run', 'format');
  npm('run', 'build');
  expect(npm('test')).toContain(`Skipped, as they read the sample’s words: ${sampleFiles().join(' ')}`);
}, 1_800_000);
