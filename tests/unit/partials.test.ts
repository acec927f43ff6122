import { expect, test } from 'vitest';
import type { KnownNames, TextNode } from '../../build/route.ts';
import { bodyIn } from '../setup/markdown.ts';

const [paragraph] = bodyIn('Dial 95.[^law]').intro;
const [section] = bodyIn('## Tolls {#tolls .band}\n\nPay them.').sections;
if (!paragraph || !section) throw new Error('There is no partial.');
const known: KnownNames = {
  facts: {},
  conditions: { holds: true, fails: false },
  sources: new Set(['law']),
  images: new Set(),
  partials: { number: { sentence: paragraph.children }, tolls: { section }, elsewhere: {} },
};
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
    'nothing where it holds elsewhere: no heading, no paragraph, no line',
    'A.\nNo {state: elsewhere} here.\nB.\n\n{state: elsewhere}\n\n## {state: elsewhere}',
    'A. B.',
  ],
  ['nothing under a condition that does not hold', '{state: number} {if=fails}\n\nB. {if=holds}', 'B.'],
])('includes %s', (_, text, expected) => {
  const { intro, sections } = bodyIn(text, known);
  const told = [
    intro.map((block) => said([block])).join('|'),
    ...sections.flatMap(({ id, title, layout, blocks }) => [
      `# ${[said(title), `#${id}`, ...layout.map((name) => `.${name}`)].join(' ')}`,
      said(blocks),
    ]),
  ];
  expect(told.join('|')).toBe(expected);
});
