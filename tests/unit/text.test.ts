import { readFileSync } from 'node:fs';
import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { Markdown } from '../../site/components/markdown/markdown.tsx';
import { bodyIn } from '../setup/markdown.ts';
import { markupOf } from '../setup/mount.ts';
import { elementLines } from '../setup/page-lines.ts';
import { siteOf } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

const known = { conditions: { texts: false } };

/** Blocks as they are rendered, on a page that cites the sources `law` and `road`. */
const rendered = (text: ComponentProps<typeof Markdown>['text']) =>
  markupOf(createElement(Markdown, { text }), { ...siteOf(), footnotes: ['law', 'road'] });

test('turns Markdown into the site’s components', async () => {
  const { sections } = bodyIn(readFileSync('tests/fixtures/markdown.md', 'utf8'), known);
  const lines = sections.flatMap(({ id, blocks }) => [`# ${id}`, ...elementLines(rendered(blocks))]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../pages/markdown.txt');
});

test.each<[markdown: string, links: Record<string, string>]>([
  [
    'See https://gsta.org/about_us, or (www.example.com).',
    { 'https://gsta.org/about_us': 'https://gsta.org/about_us', 'www.example.com': 'https://www.example.com' },
  ],
  [
    'Call (732) 555-0142, 732.555.0143 or 1-800-242-5846.',
    {
      '(732) 555-0142': 'tel:+17325550142',
      '732.555.0143': 'tel:+17325550143',
      '1-800-242-5846': 'tel:+18002425846',
    },
  ],
  ['[the site www.gsta.org](https://gsta.org/)', { 'the site www.gsta.org': 'https://gsta.org/' }],
  ['Ordinance 2021-36, ZIP 07731-1234, account 1732-555-01421', {}],
])('links typed web addresses and phone numbers: %s', (markdown, links) => {
  const { body } = parse(rendered(bodyIn(markdown).intro));
  for (const hidden of body.querySelectorAll('.visually-hidden')) hidden.remove();
  const found = [...body.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(found)).toEqual(links);
});

test.each([
  { heading: 'What you pay: *all* of it', html: 'What you pay: <span><em>all</em> of it</span>' },
  { heading: 'Price: all of it', html: 'Price: all of it' },
])(
  'what comes after a colon of a heading stays together, but for a first word alone: $heading',
  ({ heading, html }) => {
    expect(rendered(bodyIn(`### ${heading}`).intro)).toContain(`>${html}</h3>`);
  },
);

test.each([
  { verdicts: ['[Yes]{.chip}', '[Yes]{.chip}', '[No]{.chip}'], once: [1] },
  { verdicts: ['[Yes]{.chip}', '[No]{.chip}', '[Yes]{.chip}'], once: [] },
  { verdicts: ['8 tons', '8 tons', '8 tons'], once: [] },
])('of $verdicts in a row the rows $once show nothing, as the row above has the same verdict', ({ verdicts, once }) => {
  const rows = verdicts.map((verdict) => `| ![A car](scene:about) | Car | ${verdict} |`);
  const table = parse(rendered(bodyIn(['| | What | So |', '|---|---|---|', ...rows].join('\n')).intro));
  const hidden = [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('.rows__repeated'));
  expect(hidden.flatMap((cell, row) => (cell ? [row] : []))).toEqual(once);
});

test('refuses a drawing without all its labels', () => {
  const one = '![A motorcycle](drawing:soft-straps)\n\n- A';
  expect(() => rendered(bodyIn(one).intro)).toThrow(
    'drawing:soft-straps has 1 labels. Expected a list of 3 right below it.',
  );
});

test('a ## heading gets its id from its words, unless one is written', () => {
  const { sections } = bodyIn('## Wheel-lift or flatbed?\n\n## The {town} road {#road}');
  expect(sections.map(({ id, title }) => [id, title.map(({ kind }) => kind)])).toEqual([
    ['wheel-lift-or-flatbed', ['text']],
    ['road', ['text', 'fact', 'text']],
  ]);
});
