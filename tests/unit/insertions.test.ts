import { expect, test } from 'vitest';
import { checkNodes, type Visited } from '../../build/text/check.ts';
import { readStrings } from '../../build/text/read-strings.ts';
import type { Insertion, KnownNames, TextNode } from '../../build/text/text.ts';
import { readBody, readInline } from '../../build/text/tree.ts';

const sentence = readInline('Dial 95.[^law]', {}).inline;
const [section] = readBody('## Tolls {#tolls .band municipality=Howell}\n\nPay them.', 1, {}).body.sections;
if (!section) throw new Error('There is no section.');
const insertions: Record<string, Insertion> = { number: { sentence }, tolls: { section }, elsewhere: {} };
const known: KnownNames = {
  facts: {},
  conditions: { holds: true, fails: false },
  sources: new Set(['law']),
  images: new Set(),
  insertions,
};
const read = (text: string) => readBody(text, 1, known.conditions, insertions);
const said = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : said(node.children))).join('');
const faults = (text: string) => checkNodes(read(text).nodes, known, undefined, ['band']).map(({ message }) => message);

test('a sentence that is taken in stands within running text with its source', () => {
  const [paragraph] = read('In a hurry? {state: number} Or wait.').body.intro;
  expect(paragraph?.children.map(({ kind }) => kind)).toEqual(['text', 'footnote', 'text']);
  expect(said(paragraph ? [paragraph] : [])).toBe('In a hurry? Dial 95. Or wait.');
});

test('a section that is taken in brings its title, its id, its layout and its blocks', () => {
  const { sections } = read('## One\n\nA.\n\n## {state: tolls}\n\n## Two\n\nB.').body;
  expect(sections.map(({ id, title, layout, blocks }) => [id, said(title), layout, said(blocks)])).toEqual([
    ['one', 'One', [], 'A.'],
    ['tolls', 'Tolls', ['band'], 'Pay them.'],
    ['two', 'Two', [], 'B.'],
  ]);
  expect(section.attributes).toEqual({ municipality: 'Howell' });
});

test('a section’s blocks alone are taken in by a line of their own', () => {
  expect(said(read('A.\n\n{state: tolls}\n\nB.').body.intro)).toBe('A.Pay them.B.');
});

test('where it holds elsewhere only, nothing stands there: no heading, no paragraph, no second space', () => {
  const { intro, sections } = read('A. {state: elsewhere} B.\n\n{state: elsewhere}\n\n## {state: elsewhere}').body;
  expect([said(intro), intro.length, sections]).toEqual(['A. B.', 1, []]);
});

test('under a condition that does not hold, nothing is taken in', () => {
  expect(said(read('{if fails}{state: number}{end}{if holds}B.{end}').body.intro)).toBe('B.');
});

test('a plain phrase takes in the words alone', () => {
  const visit = (nodes: readonly Visited[]) => expect(checkNodes(nodes, known)).toEqual([]);
  expect(readStrings({ note: 'Stuck? {state: number}' }, known, visit)).toEqual({ note: 'Stuck? Dial 95.' });
});

test('an unknown name is a fault, and so is a section that is taken in twice', () => {
  expect(faults('{state: toll}')).toEqual(['found the unknown insertion {state: toll}, did you mean {state: tolls}?']);
  expect(faults('## {state: tolls}\n\n## {state: tolls}')).toEqual(['found a second heading with the id "tolls".']);
});
