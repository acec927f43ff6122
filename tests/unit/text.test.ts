import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { dataOf } from '../../build/problem.ts';
import type { KnownNames, TextNode } from '../../build/route.ts';
import { chooseField, valuesOf } from '../../build/text/choose-fields.ts';
import { resolveBody } from '../../build/text/resolve.ts';
import { parseBlocks } from '../../build/text/tree.ts';
import { parseYaml } from '../../build/text/yaml.ts';
import { Markdown } from '../../site/components/markdown/markdown.tsx';
import { markupOf } from '../setup/mount.ts';
import { elementLines } from '../setup/page-lines.ts';
import { siteOf } from '../setup/pages.ts';

/** The body of a text in Markdown, which is not checked. */
const bodyIn = (markdown: string, known: Partial<KnownNames> = {}) =>
  resolveBody(parseBlocks(markdown, 1), {
    ...{ conditions: {}, partials: {}, facts: {}, sources: new Set(), images: new Set() },
    ...known,
  });

const law: TextNode = { kind: 'text', text: 'Move over.', line: 1, children: [] };
const [tolls] = bodyIn('## Tolls {#tolls .band}\n\nPay them.').sections;
const known: KnownNames = {
  facts: { phone: '(732) 555-0142', textPhone: '', township: 'Howell', experience: 'for years' },
  conditions: { cash: true, checks: false },
  directives: { rates: false, yard: true },
  partials: { law: { sentence: [law] }, elsewhere: {}, ...(tolls && { tolls: { section: tolls } }) },
  sources: new Set(),
  images: new Set(),
  phrases: new Set(['experience']),
  isLost: (to) => to.startsWith('/fleets/'),
};

/** Blocks as they are rendered, on a page that cites the sources `law` and `road`. */
const rendered = (text: readonly TextNode[]) =>
  markupOf(createElement(Markdown, { text }), { ...siteOf(), footnotes: ['law', 'road'] });

/** The body as HTML with the ids and layouts of its sections. */
function shown(text: string): string {
  const { intro, sections } = bodyIn(text, known);
  return [
    rendered(intro),
    ...sections.map(({ id, layout, blocks }) => [`#${[id, ...layout].join('.')}`, rendered(blocks)].join('')),
  ].join('');
}

test('turns Markdown into the site’s components', async () => {
  const { sections } = bodyIn(readFileSync('tests/fixtures/markdown.md', 'utf8'), { conditions: { texts: false } });
  const lines = sections.flatMap(({ id, blocks }) => [`# ${id}`, ...elementLines(rendered(blocks))]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../pages/markdown.txt');
});

test('refuses a drawing without all its labels', () => {
  const one = '![A sign](drawing:lot-sign)\n\n- A';
  expect(() => rendered(bodyIn(one).intro)).toThrow(
    'drawing:lot-sign has 1 labels. Expected a list of 3 right below it.',
  );
});

test('a ## heading gets its id from its words, unless one is written', () => {
  const { sections } = bodyIn('## Wheel-lift or flatbed?\n\n## The {town} road {#road}');
  expect(sections.map(({ id, title }) => [id, title.map(({ kind }) => kind)])).toEqual([
    ['wheel-lift-or-flatbed', ['text']],
    ['road', ['text', 'fact', 'text']],
  ]);
});

test.each([
  ['a line that names a fact which isn’t given', 'One.\nText us at {textPhone}.\nTwo.', '<p>One. Two.</p>'],
  ['a line that links to a page which isn’t there', 'One.\nRun [a fleet](/fleets/)?', '<p>One.</p>'],
  [
    'what holds in another state',
    'One.\nNo {state: elsewhere} here.\n\n{state: elsewhere}\n\n## {state: elsewhere}',
    '<p>One.</p>',
  ],
  ['a table without rows', '| A | B |\n|---|---|\n| Three | {textPhone} |', ''],
  ['a picture’s labels with it', '![A truck](drawing:lot-sign) {if=checks}\n\n- Label\n\nOne.', '<p>One.</p>'],
  ['a paragraph without a line', 'Text {textPhone}.\n\nTwo.', '<p>Two.</p>'],
  ['an item', '- One\n- Text {textPhone}', '<ul><li>One</li></ul>'],
  ['a list without an item, with the line above that ends in a colon', 'One.\nTwo:\n\n- {textPhone}', '<p>One.</p>'],
  [
    'a third-level heading without a block',
    '### One\n\nText {textPhone}.\n\n### Two\n\nThree.',
    '<h3>Two</h3><p>Three.</p>',
  ],
  ['a section without a block', '## One\n\n{rates}\n\n## Two\n\nThree.', '#two<p>Three.</p>'],
  ['a section whose heading names a missing fact', '## {textPhone}\n\nOne.\n\n## Two\n\nThree.', '#two<p>Three.</p>'],
  ['a paragraph by if=', 'One. {if=checks}\n\nTwo. {if=cash}', '<p>Two.</p>'],
  ['a paragraph of several lines by unless= below it', 'One.\nTwo.\n{unless=cash}\n\nThree.', '<p>Three.</p>'],
  ['an item with what it holds', '- One {if=checks}\n  - Two\n- Three', '<ul><li>Three</li></ul>'],
  [
    'all under a heading',
    '### One {#one if="cash checks"}\n\nTwo.\n\n### Three\n\nFour.',
    '<h3>Three</h3><p>Four.</p>',
  ],
  ['a section', '## One {#one if=textPhone}\n\nTwo.\n\n## Three\n\nFour.', '#three<p>Four.</p>'],
  ['what has neither of two names', 'One. {unless="checks textPhone"}\n\nTwo. {unless="cash checks"}', '<p>One.</p>'],
  [
    'a line that links to a section which is gone',
    'See [it](#one).\n\nTwo.\n\n## One {#one if=checks}\n\nThree.',
    '<p>Two.</p>',
  ],
])('leaves out %s', (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test('leaves out a row that names what isn’t given', () => {
  const table = '| A | B |\n|---|---|\n| One | Two |\n| Three | {textPhone} |';
  expect(shown(table)).toContain('One');
  expect(shown(table)).not.toContain('Three');
});

test.each([
  ['a sentence, within running text', 'Fast? {state: law} Or wait.', '<p>Fast? Move over. Or wait.</p>'],
  ['a section’s blocks alone, by a line of their own', 'A.\n\n{state: tolls}', '<p>A.</p><p>Pay them.</p>'],
  [
    'a section, with title, id and layout',
    '## One\n\nA.\n\n## {state: tolls}\n\n## Two\n\nB.',
    '#one<p>A.</p>#tolls.band<p>Pay them.</p>#two<p>B.</p>',
  ],
])('includes %s', (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test('capitalizes a phrase at the start of a sentence', () => {
  expect(shown('{experience}. {experience}, {experience}.')).toBe(
    '<p>For over a decade. For over a decade, for over a decade.</p>',
  );
});

/** The front matter for this company. */
function fields(data: object, fits?: KnownNames['fits']): unknown {
  const chosen = chooseField(dataOf(parseYaml(JSON.stringify(data))), { ...known, fits });
  return chosen && valuesOf(chosen);
}

test.each<[string, object, object]>([
  ['a field of which no line is left', { one: '{textPhone}', two: 'b' }, { two: 'b' }],
  ['an item of which no line is left', { items: ['{textPhone}', 'b'] }, { items: ['b'] }],
  [
    'an item that has lost a field',
    {
      items: [
        { title: 'a', text: '{textPhone}' },
        { title: 'b', text: 'c' },
      ],
    },
    { items: [{ title: 'b', text: 'c' }] },
  ],
  [
    'candidates before the first whose names are given',
    { title: { first: ['{textPhone}', '{phone}', 'c'] } },
    { title: '{phone}' },
  ],
  ['a candidate whose condition isn’t met', { title: { first: [{ if: 'checks', text: 'a' }, 'b'] } }, { title: 'b' }],
])('leaves out of front matter %s', (_, data, left) => {
  expect(fields(data)).toEqual(left);
});

test('takes the first candidate that fits, else the last one', () => {
  const short = (_: unknown, words: string) => words.length < 4;
  expect(fields({ title: { first: ['long words', 'abc', 'ab'] } }, [short])).toEqual({ title: 'abc' });
  expect(fields({ title: { first: ['long words', 'long too'] } }, [short])).toEqual({ title: 'long too' });
});
