import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { filesIn } from '../../build/files-in.ts';
import { copyToChange } from '../setup/changed-project.ts';
import { companies } from '../setup/companies.ts';
import { sampleFiles } from '../setup/sample.ts';

/** What a text keeps: names in braces, addresses, sources, and Markdown. */
const kept = /(\{[^}]*\}|\]\([^)]*\)|\[\^[^\]]*\]|https?:\/\/\S+)/;
const letters = 'aeioubcdfghjklmnpqrstvwxyz';
const others = 'eiouacdfghjklmnpqrstvwxyzb';
/** Fields that refer to something, rather than being words to read. */
const names = [
  'state',
  'name',
  'tollRoads',
  'municipalities',
  'id',
  'date',
  'updated',
  'scene',
  'photo',
  'related',
  'kind',
];

/** Replaces a sentence by gibberish of the same length, with the same names and links. */
const rewritten = (text: string) =>
  text
    .split(kept)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[a-z]/gi, (letter) => {
            const other = others[letters.indexOf(letter.toLowerCase())] ?? letter;
            return letter === letter.toLowerCase() ? other : other.toUpperCase();
          }),
    )
    .join('');

/** Writes out a heading's id, which would change with its words. */
const withId = (line: string) =>
  line.replace(/^## ([^{\n]+?)(?: \{(\.[^}]*)\})?$/, (_, title: string, layout = '') => {
    const plain = title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const id = plain.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
    return `## ${title} {#${id}${layout && ` ${layout}`}}`;
  });

/** Rewrites the words of every text in a folder, as an owner would. */
function rewriteTexts(folder: string): void {
  for (const file of filesIn(folder).filter((name) => name.endsWith('.md'))) {
    const [, yaml = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const fields = parseDocument(yaml);
    visit(fields, {
      Pair: (_, { key }) => (isScalar(key) && names.includes(String(key.value)) ? visit.SKIP : undefined),
      Scalar: (key, scalar) => {
        if (key !== 'key' && typeof scalar.value === 'string') scalar.value = rewritten(scalar.value);
      },
    });
    const lines = body.split('\n').map((line) => rewritten(withId(line)));
    writeFileSync(join(folder, file), `---\n${fields.toString({ lineWidth: 0 })}---\n${lines.join('\n')}`);
  }
}

const project = copyToChange();
afterAll(project.remove);
const { at, npm } = project;

/** Renames a service everywhere. */
function replaceService(slug: string, other: string): void {
  for (const file of filesIn(at('site')).map((name) => at(`site/${name}`))) {
    if (/\.(?:tsx?|md)$/.test(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(slug, other));
    if (file.includes(slug)) renameSync(file, file.replace(slug, other));
  }
}

test('`npm test` passes with an owner’s own texts, facts and services, and lists the sample tests that it skips', () => {
  replaceService('junk-car-removal', 'winch-out-service');
  rewriteTexts(at('site/content'));
  writeFileSync(at('site/business.json'), JSON.stringify(companies.township));
  // A new name can change the order of imports.
  expect(npm('run', 'format').status).toBe(0);
  expect(npm('run', 'build')).toMatchObject({ status: 0 });
  const { status, told } = npm('test');
  expect(told.match(/^.*(?: FAIL |error TS|✗).*$/gm) ?? []).toEqual([]);
  expect(status, told.slice(-2000)).toBe(0);
  expect(told).toContain(`Skipped, as they read the sample’s words: ${sampleFiles().join(' ')}`);
}, 600_000);
