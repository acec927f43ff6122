import { expect, test } from 'vitest';
import { workInTurn } from '../../build/edit/in-turn.ts';

test('work is done in its turn, also after a failure; of what may be out of date, only the newest that waits', async () => {
  const { inTurn, newestInTurn } = workInTurn();
  const done: string[] = [];
  const work = (name: string) => async () => done.push(name);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const first = newestInTurn(work('check'));
  const saved = inTurn(work('save'));
  const newest = newestInTurn(work('newest check'));
  await expect(failed).rejects.toThrow('no');
  expect([await first, await saved, await newest]).toEqual([undefined, 1, 2]);
  expect(done).toEqual(['save', 'newest check']);
  await newestInTurn(work('later check'));
  expect(done.at(-1)).toBe('later check');
});
