import { expect, test } from 'vitest';
import { all, pairwise } from '../browser/matrix.ts';

const factors = { page: ['/', '/about/', '/blog/'], width: [320, 390, 768], scheme: ['light', 'dark'] } as const;

test('the full matrix is every combination', () => {
  expect(all(factors)).toHaveLength(18);
});

test.skipIf(process.env.FULL)('the pairwise choice is shorter, and each two values meet in it', () => {
  const chosen = pairwise(factors);
  expect(chosen.length).toBeLessThan(12);
  for (const page of factors.page) {
    for (const width of factors.width) {
      expect(chosen.some((choice) => choice.page === page && choice.width === width)).toBe(true);
    }
    for (const scheme of factors.scheme) {
      expect(chosen.some((choice) => choice.page === page && choice.scheme === scheme)).toBe(true);
    }
  }
});
