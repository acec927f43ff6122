import { expect, test } from 'vitest';
import type { Article, TextNode } from '../../build/route.ts';
import type { HomeData } from '../../site/content/page-schemas.ts';
import { tileProblems } from '../../site/content/tiles.ts';
import { bodyIn } from '../setup/markdown.ts';
import { contentFor } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';

const { texts, servicePages } = contentFor();
const services = servicePages.map(({ text }) => text);
const home = texts.home as Article<HomeData>;
const { breakdowns } = home.data;

/** What is wrong where the tile for a flat tire has other words. */
function problemsWith(markdown: string): string[] {
  const tile: readonly TextNode[] = bodyIn(markdown).intro[0]?.children ?? [];
  const items = { ...breakdowns.items, 'flat-tire': tile };
  return formatted(tileProblems({ ...home, data: { ...home.data, breakdowns: { ...breakdowns, items } } }, services));
}
const roadside = '/services/roadside-assistance/';

test.each([
  ['a page alone', `[Flat tire](${roadside})`, `Expected ${roadside}#`],
  ['a heading that is not there', `[Flat tire](${roadside}#flat-tyre)`, `Did you mean ${roadside}#flat-tire?`],
  ['no page of a service', '[Flat tire](/about/)', 'Link to a heading.'],
  ['no page', 'Flat tire', 'Link to a heading.'],
])('a tile of home that leads to %s is refused, by file, line and field', (_, words, expected) => {
  expect(problemsWith(words)).toEqual([
    expect.stringMatching(
      /\/pages\/home\.md:\d+: "breakdowns\.items\.flat-tire" doesn’t lead to an answer of its own\. /,
    ),
  ]);
  expect(problemsWith(words)[0]).toContain(expected);
});

test('a tile that leads to the heading with its answer is in order, and so is one that is left out', () => {
  expect([problemsWith(`[Flat tire](${roadside}#flat-tire)`), problemsWith('')]).toEqual([[], []]);
});
