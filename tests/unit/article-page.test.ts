// @vitest-environment happy-dom
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { ArticleSections } from '../../site/components/article-sections/article-sections.tsx';
import { bodyIn } from '../setup/markdown.ts';
import { mount } from '../setup/mount.ts';

const words = 'Some words.';
const drawing = '![A car](drawing:jump-start)';
const figure = '![capacity](figure:flatbedPounds)';
const steps = '1. One.\n2. Two.\n3. Three.';
const list = '- one\n- two';

/** The rows of a text in Markdown, as they are rendered. */
function rowsOf(markdown: string): Element[] {
  const { sections } = bodyIn(markdown, { directives: { principles: true, rates: false } });
  const Page = () => createElement('main', {}, createElement(ArticleSections, { sections }));
  return [...mount(Page, {}).children];
}

/** The classes of a lone section's parts under its heading, and the elements in each. */
const partsOf = (...markdown: readonly string[]) =>
  [...(rowsOf(markdown.join('\n\n'))[0]?.children ?? [])]
    .slice(1)
    .map((part) => `${part.className.replace('section__', '')}: ${[...part.children].map(nameOf).join(' ')}`);
const nameOf = ({ tagName, className }: Element) => className || tagName.toLowerCase();

describe('a section is laid out as its writer says after its title', () => {
  test('as words where nothing is said', () => {
    expect(partsOf('## A', words, steps, drawing, words, list)).toEqual(['words: p steps drawing p ul']);
  });

  test('with its first picture beside its words', () => {
    expect(partsOf('## A {.beside}', words, drawing, words, list, drawing)).toEqual([
      'words: p',
      'beside: drawing',
      'words: p ul drawing',
    ]);
  });

  test('with pictures, lists and tables over the whole width, and steps side by side', () => {
    expect(partsOf('## A {.across}', words, words, drawing, words, list, steps)).toEqual([
      'words: p p',
      'wide: drawing',
      'words: p',
      'wide: ul',
      'wide: steps-across columns',
    ]);
  });

  test('with a fact in large numerals beside its words', () => {
    expect(partsOf('## A {.figure .across}', figure, words, drawing)).toEqual([
      'beside: figures columns',
      'words: p',
      'wide: drawing',
    ]);
  });

  test('with a component where its line is', () => {
    expect(partsOf('## A {.across}', words, '{principles}', words)).toEqual([
      'words: p',
      'wide: icon-list',
      'words: p',
    ]);
  });

  test('with its third-level headings side by side, each with all that follows it', () => {
    expect(partsOf('## A {.parts}', words, '### B', words, list, '### C', drawing)).toEqual([
      'words: p',
      'wide: h3 p ul',
      'wide: h3 drawing',
    ]);
  });

  test('as questions, of which a tap opens the answer', () => {
    const [faq] = rowsOf(`## Asked often {#asked .faq}\n\n### Why?\n\n${words}`);
    expect([faq?.className, faq?.querySelector('h2')?.id, faq?.querySelector('summary')?.textContent]).toEqual([
      'faq band split',
      'asked',
      'Why?',
    ]);
  });

  test('with a list under {.columns} side by side, however many items it has', () => {
    expect(partsOf('## A', list, '{.columns}', list)).toEqual(['words: ul points columns']);
    expect(partsOf('## A', '- **a** b\n- **c** d\n- **e** f')).toEqual(['words: ul']);
  });

  test('as nothing where a component that has nothing to show is in it alone', () => {
    expect(rowsOf('## A\n\n{rates}\n\n## B').map(({ textContent }) => textContent)).toEqual(['B']);
    expect(rowsOf(`## A\n\n${words}\n\n{rates}`).map(({ textContent }) => textContent)).toEqual([`A${words}`]);
  });

  test('beside its neighbor where both are to stand so, and alone otherwise', () => {
    const rows = rowsOf('## A {.pair}\n\n## B {.pair}\n\n## C {.pair}\n\n## D {.short .band}');
    expect(rows.map(({ className }) => className)).toEqual([
      'section-pair',
      'section section-split',
      'section section-short band',
    ]);
    expect([...(rows[0]?.children ?? [])].map(({ className }) => className)).toEqual(['section', 'section']);
  });
});
