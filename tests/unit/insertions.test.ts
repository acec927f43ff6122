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

test.each([
  ['a sentence, within running text', 'Fast? {state: number} Or wait.', 'Fast? Dial 95. Or wait.'],
  ['a section’s blocks alone, by a line of their own', 'A.\n\n{state: tolls}\n\nB.', 'A.|Pay them.|B.'],
  [
    'a section, with title, id and layout',
    '## One\n\nA.\n\n## {state: tolls}\n\n## Two\n\nB.',
    '|# One #one|A.|# Tolls #tolls .band|Pay them.|# Two #two|B.',
  ],
  [
    'nothing where it holds elsewhere: no heading, no paragraph, no second space',
    'A. {state: elsewhere} B.\n\n{state: elsewhere}\n\n## {state: elsewhere}',
    'A. B.',
  ],
  ['nothing under a condition that does not hold', '{if fails}{state: number}{end}{if holds}B.{end}', 'B.'],
])('taken in is %s', (_, text, expected) => {
  const { intro, sections } = read(text).body;
  const told = [
    intro.map((block) => said([block])).join('|'),
    ...sections.flatMap(({ id, title, layout, blocks }) => [
      `# ${[said(title), `#${id}`, ...layout.map((name) => `.${name}`)].join(' ')}`,
      said(blocks),
    ]),
  ];
  expect(told.join('|')).toBe(expected);
});

test('a plain phrase takes in the words alone', () => {
  const visit = (nodes: readonly Visited[]) => expect(checkNodes(nodes, known)).toEqual([]);
  expect(readStrings({ note: 'Stuck? {state: number}' }, known, visit)).toEqual({ note: 'Stuck? Dial 95.' });
});

test('a section that is taken in twice is a fault', () => {
  const faults = checkNodes(read('## {state: tolls}\n\n## {state: tolls}').nodes, known, undefined, ['band']);
  expect(faults.map(({ message }) => message)).toEqual(['found a second heading with the id "tolls".']);
});
