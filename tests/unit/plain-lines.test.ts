import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { KnownNames } from '../../build/route.ts';
import { mistakesOf } from '../../build/text/check.ts';
import { chooseFields } from '../../build/text/fields.ts';
import { parseBlocks } from '../../build/text/markdown.ts';
import { parseSentences } from '../../build/text/parse.ts';
import { bodyOf } from '../../build/text/sections.ts';
import { visitAll } from '../../build/text/visit.ts';
import { Markdown } from '../../site/components/markdown/markdown.tsx';
import { markupOf } from '../setup/mount.ts';
import { siteOf } from '../setup/pages.ts';

const known: KnownNames = {
  facts: { phone: '(732) 555-0142', textPhone: '', township: 'Howell', experience: 'for years', afterHours: '' },
  conditions: { cash: true, checks: false },
  directives: { rates: false, yard: true },
  partials: { law: { sentence: [{ kind: 'text', text: 'Move over.', line: 1, children: [] }] }, elsewhere: {} },
  sources: new Set(),
  images: new Set(['scene:about']),
  required: new Set(['phone', 'township', 'experience']),
  phrases: new Set(['experience']),
  mayLack: (to) => to.startsWith('/fleets/'),
  isLost: (to) => to.startsWith('/fleets/'),
};

/** The body as HTML with the ids of its sections. */
function shown(text: string): string {
  const { intro, sections } = bodyOf(parseBlocks(text, 1), known);
  const html = (blocks: typeof intro) => markupOf(createElement(Markdown, { text: blocks }), siteOf());
  return [html(intro), ...sections.map(({ id, blocks }) => `#${id}${html(blocks)}`)].join('');
}

test.each([
  ['a line that names a fact which isn’t given', 'One.\nText us at {textPhone}.\nTwo.', '<p>One. Two.</p>'],
  ['a line that links to a page which isn’t there', 'One.\nRun [a fleet](/fleets/)?', '<p>One.</p>'],
  ['a line with a state’s sentence that nobody wrote', 'One.\n{state: elsewhere}', '<p>One.</p>'],
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
    '<p>See <a href="#one">it</a>.</p><p>Two.</p>',
  ],
])('leaves out %s', (_, text, html) => {
  expect(shown(text)).toBe(html);
});

test('leaves out a row that names what isn’t given, and a table without rows', () => {
  const table = '| A | B |\n|---|---|\n| One | Two |\n| Three | {textPhone} |';
  expect(shown(table)).toContain('One');
  expect(shown(table)).not.toContain('Three');
  expect(shown('| A | B |\n|---|---|\n| Three | {textPhone} |')).toBe('');
});

test('leaves out a picture’s labels with it', () => {
  expect(shown('![A truck](scene:about) {if=checks}\n\n- Label\n\nOne.')).toBe('<p>One.</p>');
});

test('capitalizes a phrase at the start of a sentence', () => {
  expect(shown('{experience}. {experience}, {experience}.')).toBe(
    '<p>For over a decade. For over a decade, for over a decade.</p>',
  );
});

/** What is wrong in a text, hidden or not. */
function mistakes(text: string): string[] {
  const found: string[] = [];
  visitAll(parseBlocks(text, 1), (node, siblings, around) => found.push(...mistakesOf(node, siblings, around, known)));
  return found;
}

test.each([
  [
    'the line before a line that may be left out ends in the middle of a sentence',
    'We tow\nin {township} and {textPhone}.',
    /the line before it, “We tow”/,
  ],
  [
    'a line that may be left out ends in the middle of a sentence',
    'One.\nText {textPhone}\nor call.',
    /“Text {textPhone}” is left out/,
  ],
  [
    'a link goes on in the next line beside one',
    'One [two\nthree](/about/).\nText {textPhone}.',
    /go on in the next line/,
  ],
  ['a line with 911 names what may be missing', 'Call 911 or text {textPhone}.', /without {textPhone}/],
  ['a line with 911 links to a page that may be missing', 'Call 911. [Fleets](/fleets/) too.', /without \/fleets\//],
  ['a line with 911 is shown to some companies only', 'Call 911. {if=cash}', /some companies only/],
  ['a line of safety names what may be missing', 'Stay back, {textPhone}. {.safety}', /without {textPhone}/],
  [
    'a warning in a quotation is shown to some companies only',
    '## One {#one if=cash}\n\n> Stay back.',
    /some companies only/,
  ],
  ['a name that nobody knows is in if=', 'One. {if=chequs}', /Did you mean checks/],
  ['a condition is in the middle of a line', 'One {if=cash} two.', /can’t be used here/],
])('reports that %s', (_, text, message) => {
  expect(mistakes(text)).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['wrapped lines that all companies show', 'We tow\nin {township}\nand around it.'],
  ['a line of safety that both cases have', 'Call 911. {if=cash}\n\nCall 911. {unless=cash}'],
  ['a state’s sentence on a line of its own beside 911', 'Call 911.\n{state: law}'],
  ['a line of two facts that are sentences', 'One.\n{phone} {afterHours}\nTwo.'],
  ['the hours on a line of their own in a warning', '> Call 911.\n> {afterHours}\n> Stay back.'],
])('accepts %s', (_, text) => {
  expect(mistakes(text)).toEqual([]);
});

/** The front matter for this company. */
const fields = (data: object, fits?: KnownNames['fits']) => {
  const strings = JSON.stringify(data).match(/(?<=")[^"]+(?=")/g) ?? [];
  return chooseFields(data, parseSentences(strings), { ...known, fits }).data;
};

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
