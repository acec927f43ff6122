// @vitest-environment happy-dom
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { ArticleSections } from '../../site/components/section/article-sections.tsx';
import { bodyIn } from '../setup/markdown.ts';
import { mount } from '../setup/mount.ts';

const words = 'Some words.';
const drawing = '![A car](drawing:jump-start)';
const figure = '![capacity](figure:flatbedPounds)';
const steps = '1. One.\n2. Two.\n3. Three.';
const list = '- one\n- two';

/** The rows of a text in Markdown, as they are rendered. */
function rowsOf(markdown: string): Element[] {
  const { sections } = bodyIn(markdown, { directives: { 'cab-card': true, rates: false } });
  const Page = () => createElement('main', {}, createElement(ArticleSections, { sections }));
  return [...mount(Page, {}).children];
}

/** The classes of a lone section's parts under its heading, and the elements in each. */
const partsOf = (markdown: readonly string[]) =>
  [...(rowsOf(markdown.join('\n\n'))[0]?.children ?? [])]
    .slice(1)
    .map((part) => `${part.className.replace('section__', '')}: ${[...part.children].map(nameOf).join(' ')}`);
const nameOf = ({ tagName, className }: Element) => className || tagName.toLowerCase();

describe('a section is laid out as its writer says after its title', () => {
  test.each<{ layout: string; markdown: readonly string[]; parts: readonly string[] }>([
    {
      layout: 'as words where nothing is said',
      markdown: ['## A', words, steps, drawing, words, list],
      parts: ['words: p list--numbers drawing p ul'],
    },
    {
      layout: 'with its first picture beside its words',
      markdown: ['## A {.beside}', words, drawing, words, list, drawing],
      parts: ['words: p', 'beside: drawing', 'words: p ul drawing'],
    },
    {
      layout: 'with pictures and lists over the whole width, and steps side by side',
      markdown: ['## A {.across}', words, words, drawing, words, list, steps],
      parts: ['words: p p', 'wide: drawing', 'words: p', 'wide: ul', 'wide: list--numbers list--timeline'],
    },
    {
      layout: 'with a fact in large numerals beside its words',
      markdown: ['## A {.figure .across}', figure, words, drawing],
      parts: ['beside: rows--figure', 'words: p', 'wide: drawing'],
    },
    {
      layout: 'with a component where its line is',
      markdown: ['## A {.across}', words, '{cab-card}', words],
      parts: ['words: p', 'wide: paper--fold', 'words: p'],
    },
    {
      layout: 'with its third-level headings side by side, each with all that follows it',
      markdown: ['## A {.parts}', words, '### B', words, list, '### C', drawing],
      parts: ['words: p', 'wide: h3 p ul', 'wide: h3 drawing'],
    },
    {
      layout: 'with a list under {.columns} side by side',
      markdown: ['## A', list, '{.columns}', list],
      parts: ['words: ul list--points list--across'],
    },
  ])('$layout', ({ markdown, parts }) => {
    expect(partsOf(markdown)).toEqual(parts);
  });

  test('as questions, of which a tap opens the answer, beside their heading', () => {
    const [faq] = rowsOf(`## Asked often {#asked .faq}\n\n### Why?\n\n${words}`);
    expect([faq?.className, faq?.querySelector('h2')?.id, faq?.querySelector('summary')?.textContent]).toEqual([
      'section section--split band',
      'asked',
      'Why?',
    ]);
  });

  test('as nothing where a component that has nothing to show is in it alone', () => {
    expect(rowsOf('## A\n\n{rates}\n\n## B').map(({ textContent }) => textContent)).toEqual(['B']);
    expect(rowsOf(`## A\n\n${words}\n\n{rates}`).map(({ textContent }) => textContent)).toEqual([`A${words}`]);
  });

  test('beside its neighbor where both are to stand so, and alone otherwise', () => {
    const rows = rowsOf('## A {.pair}\n\n## B {.pair}\n\n## C {.pair}\n\n## D {.across .band}');
    expect(rows.map(({ className }) => className)).toEqual(['section section--pair', 'section', 'section band']);
    expect([...(rows[0]?.children ?? [])].map(({ className }) => className)).toEqual(['section', 'section']);
  });
});
