import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { dataOf } from '../../build/problem.ts';
import { everyFact } from '../setup/facts.ts';
import { businessWith, pagesWith } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';
import { changeTexts, copyTexts, readTexts } from './site-texts.ts';

const noWords = ['scene', 'photo', 'drawing', 'related', 'kind', 'date', 'updated', 'if', 'unless'];

/** The same front matter with a fact at the end of every text that has none. */
function named(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('{') ? value : `${value} {township}.`;
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, inner]) => [name, noWords.includes(name) ? inner : named(inner)]),
  );
}

test('fills in facts in every front matter field', () => {
  const folder = temporaryFolder('front-matter');
  copyTexts(folder);
  changeTexts(join(folder, 'en'), (text, name) => {
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)/.exec(text) ?? [];
    return name.startsWith('states/') ? text : `---\n${stringify(named(parse(yaml)))}---\n${body}`;
  });
  const facts = businessWith(everyFact);
  const pages = pagesWith(facts, [dataOf(readTexts(folder, facts))]);
  expect(pages.length).toBeGreaterThan(5);
  for (const { path, body } of pages) expect(renderToStaticMarkup(body).match(/.{30}\{township.{30}/), path).toBeNull();
});
