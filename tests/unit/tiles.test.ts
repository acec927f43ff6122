import { expect, test } from 'vitest';
import { english } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { business } from '../setup/pages.ts';

/** Reads the texts with other words on the tile for a flat tire. */
const withTile = (markdown: string) => () => {
  const { home } = english.messages;
  const items = { ...home.breakdowns.items, 'flat-tire': { markdown } };
  const messages = { ...english.messages, home: { ...home, breakdowns: { ...home.breakdowns, items } } };
  return readContent('site/content/en', business, { ...english, messages }, '2026-11-23');
};
const roadside = '/services/roadside-assistance/';

test.each([
  ['a page alone', `[Flat tire](${roadside})`, `expected ${roadside}#`],
  ['a heading that is not there', `[Flat tire](${roadside}#flat-tyre)`, `did you mean ${roadside}#flat-tire?`],
  ['no page of a service', '[Flat tire](/about/)', 'expected a link to a heading.'],
  ['no page', 'Flat tire', 'expected a link to a heading.'],
])('a tile of home that leads to %s is refused', (_, words, expected) => {
  expect(withTile(words)).toThrow(`found the tile "flat-tire" without an answer of its own, ${expected}`);
});

test('the refusal names the file and the line', () => {
  expect(withTile('[More about us](/about/)')).toThrow(/site\/content\/en\/home\.ts:\d+: found the tile/);
});
