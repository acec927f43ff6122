import { expect, test } from 'vitest';
import { errorsOfBody } from '../setup/long-text.ts';

test('a text over 200 KB is a problem, and one of 200 KB is none', async () => {
  const front = '---\nid: 1\n---\n'.length + 1;
  expect(await errorsOfBody('é'.repeat((200_000 - front) / 2))).toEqual([]);
  expect(await errorsOfBody('é'.repeat((200_002 - front) / 2))).toEqual([
    'long.md: This text has 201 KB. Expected at most 200 KB. Make two texts of it.',
  ]);
});
