import { expect, test } from 'vitest';
import { mistakesOf } from '../../build/text/check.ts';
import { parseBlocks } from '../../build/text/markdown.ts';
import { bodyOf } from '../../build/text/sections.ts';
import { idsOf } from '../../build/text/title.ts';
import { visitAll } from '../../build/text/visit.ts';
import { cpuMs } from '../setup/cpu-time.ts';
import { errorsOfBody, known, longText, repeated } from '../setup/long-text.ts';

test('a text over 200 KB is a problem, and one of 200 KB is none', async () => {
  const front = '---\nid: 1\n---\n'.length + 1;
  expect(await errorsOfBody('é'.repeat((200_000 - front) / 2))).toEqual([]);
  expect(await errorsOfBody('é'.repeat((200_002 - front) / 2))).toEqual([
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
  'the time of a text grows with its length: %s',
  (_, part) => {
    let number = 0;
    const text = (bytes: number) => longText(part, bytes).replaceAll('%', () => `${number++}`);
    timeOf(text(8_000));
    expect(Math.min(timeOf(text(64_000)), timeOf(text(64_000)))).toBeLessThan(
      24 * Math.max(2, timeOf(text(8_000)), timeOf(text(8_000))),
    );
  },
);

test('one paragraph may be as long as the text', () => {
  expect(parseBlocks(longText('}', 190_000), 1)).toMatchObject([{ kind: 'p', children: { length: 190_000 } }]);
});
