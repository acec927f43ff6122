import { describe, expect, test } from 'vitest';
import { faultsOfBody, longText, repeated } from '../setup/long-text.ts';

describe('the time that a text takes grows with its length, and not with the square of it', () => {
  test.each(Object.entries(repeated))(
    '%s',
    async (_, part) => {
      const start = performance.now();
      await faultsOfBody(longText(part, 190_000));
      // A tenth of it on a quiet machine; with the square of its length it was ten times as long, and more.
      expect(performance.now() - start).toBeLessThan(1500);
    },
    300_000,
  );
});

test('a text over 200 KB is a problem, and one of 200 KB is none', async () => {
  const front = '---\nid: 1\n---\n'.length + 1;
  expect(await faultsOfBody('é'.repeat((200_000 - front) / 2))).toEqual([]);
  expect(await faultsOfBody('é'.repeat((200_002 - front) / 2))).toEqual([
    'long.md: found a text of 201 KB, expected at most 200 KB. Make two of it.',
  ]);
});
