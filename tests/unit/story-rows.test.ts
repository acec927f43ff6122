import { describe, expect, test } from 'vitest';
import type { TextNode, TextSection } from '../../build/route.ts';
import { readBody } from '../../build/text/tree.ts';
import { formOf, joinFigure, piecesOf, type Row, rowsOf } from '../../site/components/story/rows.ts';
import { business, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const known = { isWide: (source: string) => source.endsWith('wide'), widened: new Set<string>() };
const blocksOf = (markdown: string): readonly TextNode[] =>
  readBody(`## A\n\n${markdown}`, 1, {}).body.sections[0]?.blocks ?? [];
const form = (markdown: string) => formOf(blocksOf(markdown), known);
const pieces = (markdown: string) =>
  piecesOf(blocksOf(markdown), form(markdown), known.isWide).map(
    ({ place, blocks }) => `${place}: ${blocks.map(({ kind }) => kind).join(' ')}`,
  );

const words = 'Some words of it. ';
const steps = '1. One.\n2. Two.\n3. Three.';
const table = '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |';
const list = (items: number) => Array.from({ length: items }, (_, index) => `- item ${index}`).join('\n');

describe('the form of a section', () => {
  test('is that of what is looked at in it', () => {
    expect(form(words)).toBe('words');
    expect(form(list(9))).toBe('words');
    expect(form(`${words}\n\n![A car](drawing:narrow)`)).toBe('beside');
    expect(form(`${words}\n\n![A car](drawing:wide)`)).toBe('across');
    expect([form(table), form('| a | b |\n|---|---|\n| 1 | 2 |'), form(steps)]).toEqual(['across', 'across', 'across']);
    expect(form('### One\n\nx\n\n### Two\n\nx\n\n### Three\n\nx')).toBe('parts');
    expect(form(`![capacity](figure:flatbedPounds)\n\n${words}\n\n![A car](drawing:narrow)`)).toBe('figure');
  });

  test('has steps across as long as each has room', () => {
    expect(form('1. One.\n2. Two.')).toBe('words');
    expect(form(`${steps}\n4. Four.\n5. Five.`)).toBe('across');
    expect(form(`${steps}\n4. Four.\n5. Five.\n6. Six.`)).toBe('words');
  });

  test('keeps every block, in its order', () => {
    expect(pieces(`${words}\n\n${list(2)}\n\n![A car](drawing:wide)\n\n${words}\n\n${steps}\n\n${words}`)).toEqual([
      'words: paragraph bullets',
      'wide: image',
      'words: paragraph',
      'wide: numbers',
      'words: paragraph',
    ]);
    expect(
      pieces(`${words}\n\n![A](drawing:narrow)\n\n${words}\n\n${steps}\n\n![B](drawing:narrow)\n\n${table}`),
    ).toEqual(['words: paragraph', 'beside: image', 'words: paragraph numbers image', 'wide: table']);
    expect(pieces(`![capacity](figure:flatbedPounds)\n\n${words}\n\n![A](drawing:wide)`)).toEqual([
      'beside: image',
      'words: paragraph',
      'wide: image',
    ]);
    expect(pieces(`${words}\n\n### One\n\nx\n\n### Two\n\nx\n\n### Three\n\n${list(2)}`)).toEqual([
      'words: paragraph',
      'wide: heading paragraph',
      'wide: heading paragraph',
      'wide: heading bullets',
    ]);
  });
});

describe('the rows of a text', () => {
  const sections = (...markdowns: string[]): TextSection[] =>
    markdowns.map((markdown, index) => ({
      line: 1,
      id: `s${index}`,
      layout: [],
      title: [],
      blocks: blocksOf(markdown),
    }));
  const shown = (rows: readonly Row[]) =>
    rows.map(
      ({ kind, isRaised, sections }) =>
        `${kind}${isRaised ? ' raised' : ''}: ${sections.map(({ form, isTurned }) => form + (isTurned ? ' turned' : '')).join(', ')}`,
    );
  const rows = (...markdowns: string[]) => shown(rowsOf(sections(...markdowns), known));

  test('have two short sections side by side, and one alone where another follows that is not words', () => {
    expect(rows(words, words, words, steps, words)).toEqual([
      'pair: words, words',
      'one: words',
      'one raised: across',
      'one: words',
    ]);
  });

  test('have the call card beside the first long run of words, and beside no other', () => {
    const long = words.repeat(70);
    expect(rows(words, long, steps, long, words)).toEqual([
      'run: words, words',
      'one raised: across',
      'one: words',
      'one: words',
    ]);
    expect(rows(steps, long, table, long)).toEqual(['one: across', 'run: words', 'one raised: across', 'one: words']);
  });

  test('have pictures on one side and the other by turns', () => {
    const drawn = `${words}\n\n![A](drawing:narrow)`;
    expect(rows(drawn, drawn, steps, drawn)).toEqual([
      'one: beside',
      'one: beside turned',
      'one raised: across',
      'one: beside',
    ]);
  });

  test('never raise the first, the last, or two in a row', () => {
    expect(rows(table, table, table, steps)).toEqual([
      'one: across',
      'one raised: across',
      'one: across',
      'one: across',
    ]);
  });

  test('spread a long list that stands alone over the width, and what is added to a section', () => {
    expect(rows(list(6), steps)).toEqual(['one: across', 'one: across']);
    expect(shown(rowsOf(sections(words), { ...known, widened: new Set(['s0']) }))).toEqual(['one: across']);
  });

  test('begin with the figure above the first heading, which stands with what is said first', () => {
    const { body } = readBody(`![capacity](figure:flatbedPounds)\n\n## A {#a}\n\n${words}`, 1, {});
    const joined = joinFigure(body);
    expect([joined.intro.length, joined.sections[0]?.blocks.length]).toEqual([0, 2]);
    const { body: warned } = readBody('> **First**\n>\n> Stop.\n\n## A {#a}\n\nx', 1, {});
    expect(joinFigure(warned)).toEqual(warned);
  });

  test('differ from service to service', () => {
    const skeletons = pagesOf(business)
      .filter(({ path }) => path.startsWith('/services/'))
      .map((page) =>
        [...documentOf(htmlOf(page)).querySelectorAll('.prose > *')].map((row) => row.className).join(' | '),
      );
    expect(skeletons.length).toBe(8);
    expect(new Set(skeletons).size).toBe(8);
  });

  test('have one call card a page, beside the words or beside the questions', () => {
    for (const page of pagesOf(business).filter(({ path }) => path.startsWith('/services/')))
      expect(`${page.path} ${documentOf(htmlOf(page)).querySelectorAll('.call-card').length}`).toBe(`${page.path} 1`);
  });
});
