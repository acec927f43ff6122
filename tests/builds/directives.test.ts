import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { dataOf } from '../../build/problem.ts';
import { english, type Locale } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { everyFact } from '../setup/facts.ts';
import { changeTexts, writeFixtureTexts } from '../setup/fixture-texts.ts';
import { businessWith, pagesWith } from '../setup/pages.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('directives');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeFixtureTexts(folder);
});

const all = businessWith(everyFact);
const today = '2026-11-23';
const read = (facts = all, locale: Locale = english) => readContent([join(folder, 'en')], facts, locale, today);

const change = (edit: (text: string, name: string) => string) => changeTexts(join(folder, 'en'), edit);

/** The rendered pages by path. */
function pagesOf(facts = all): Map<string, string> {
  return new Map(pagesWith(facts, [dataOf(read(facts))]).map(({ path, body }) => [path, renderToStaticMarkup(body)]));
}

test('a component is where its line is, whatever the heading', () => {
  change((text) =>
    text.replace(/^## .*\{#(?=(?:rates|yard|values|who|papers|questions)\b)/gm, '## Another {#another-'),
  );
  const pages = pagesOf();
  const shown = [
    ['/towing-cost/', 'class="accordion"'],
    ['/my-car-was-towed/', 'rows--terms'],
    ['/about/', 'href="https://gsta.org/"', 'class="card__quotation'],
    ['/fleets/', 'paper--fold'],
    ['/services/car-towing/', 'class="who-to-call"'],
    ['/services/emergency-towing-service/', 'class="accordion"'],
  ];
  for (const [path = '', ...names] of shown)
    for (const name of names) expect(pages.get(path), `${name} on ${path}`).toContain(name);
});

test('fills in facts in every front matter field', () => {
  const noWords = ['scene', 'photo', 'related', 'date', 'updated'];
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value} {township}`;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, inner]) => [name, noWords.includes(name) ? inner : named(inner)]),
    );
  };
  change((text, name) => {
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)/.exec(text) ?? [];
    return name.startsWith('states/') ? text : `---\n${stringify(named(parse(yaml)))}---\n${body}`;
  });
  for (const [path, html] of pagesOf()) expect(html.match(/.{30}\{township.{30}/), path).toBeNull();
});
