import { parseArgs } from 'node:util';

/** What `npm run torture` was told: `[--short] [--seed N]`; without a seed it takes the clock, and prints it. */
export function tortureOptions(): { short: boolean; seed: number } {
  const options = { short: { type: 'boolean', default: false }, seed: { type: 'string' } } as const;
  const { short, seed } = parseArgs({ options }).values;
  const number = Number(seed ?? Date.now() % 2 ** 31);
  if (!Number.isSafeInteger(number)) throw new Error(`--seed needs a whole number: found "${seed}".`);
  return { short, seed: number };
}

/** Numbers from 0 to 1 that look random, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
