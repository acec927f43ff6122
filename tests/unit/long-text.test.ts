import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mistakesOf } from '../../build/text/check.ts';
import { parseBlocks } from '../../build/text/markdown.ts';
import { bodyOf } from '../../build/text/sections.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import { idsOf } from '../../build/text/title.ts';
import { visitAll } from '../../build/text/visit.ts';
import { cpuMs } from '../setup/cpu-time.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

/** What a text may hold again and again; each once took a time that grew with the square of its length. */
const repeated: Readonly<Record<string, string>> = {
  'conditions in a sentence': '{if=a} x ',
  'paragraphs with conditions': 'x {if=a}\n\n',
  'lines of one paragraph': 'a line of words\n',
  'signs of less than': '<',
  'tags that do not end': '<a',
  'addresses that do not end': '<a@',
  'sources that do not end': '[^',
  'sources that do not end, with words': '[^a ',
  'sources that do not end, on lines': '[^a\n',
  'paragraphs of a letter': 'a\n\n',
  'headings of one name': '## a\n\n',
  'braces that do not end': '{a',
};

/** A text of so many bytes that repeats a part. */
const longText = (part: string, bytes: number) => part.repeat(bytes / part.length);

const known = {
  facts: {},
  conditions: { a: true },
  sources: new Set<string>(),
  images: new Set<string>(),
  partials: {},
};

const folder = temporaryFolder('long-text');
mkdirSync(join(folder, 'posts'));

/** What is wrong with an article with this body, one line each. */
function errorsOfBody(body: string): string[] {
  writeFileSync(join(folder, 'posts/long.md'), `---\nid: 1\n---\n${body}\n`);
  const reader = new TextReader(folder);
  reader.articles({ folder: 'posts', check: (data) => ({ data, problems: [] }) }, known);
  return formatted(reader.finish()).map((line) => line.replace(`${folder}/posts/`, ''));
}

test('limits texts to 200 KB', () => {
  const front = '---\nid: 1\n---\n'.length + 1;
  expect(errorsOfBody('é'.repeat((200_000 - front) / 2))).toEqual([]);
  expect(errorsOfBody('é'.repeat((200_002 - front) / 2))).toEqual([
    'long.md: This text is 201 KB. The limit is 200 KB. Split it in two.',
  ]);
});

/** The CPU that a text takes which no cache has: it is parsed, resolved and checked. */
const timeOf = (body: string) =>
  cpuMs(() => {
    const blocks = parseBlocks(body, 1);
    const names = { ...known, ...idsOf(blocks) };
    visitAll(blocks, (node, siblings, around) => void mistakesOf(node, siblings, around, names));
    bodyOf(blocks, names);
  });

// Eight times as long takes eight times as long, or 64 where the time grows with the square of the length.
test.each([...Object.entries(repeated), ['headings of many names', '## a%\n\n']] as const)(
  'takes time in proportion to the text’s length: %s',
  (_, part) => {
    let number = 0;
    const text = (bytes: number) => longText(part, bytes).replaceAll('%', () => `${number++}`);
    timeOf(text(8_000));
    expect(Math.min(timeOf(text(64_000)), timeOf(text(64_000)))).toBeLessThan(
      24 * Math.max(2, timeOf(text(8_000)), timeOf(text(8_000))),
    );
  },
);

test('accepts one paragraph as long as the text', () => {
  expect(parseBlocks(longText('}', 190_000), 1)).toMatchObject([{ kind: 'p', children: { length: 190_000 } }]);
});
