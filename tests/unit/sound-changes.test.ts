import { expect, test } from 'vitest';
import type { OwnerFiles } from '../../build/edit/owner-files.ts';
import { soundChanges } from '../../build/edit/sound-changes.ts';
import type { FieldPath } from '../../build/problem.ts';

const saved = { name: 'A', phone: '1', towns: ['x', 'y'] };
const owner = { facts: 'business.json', read: () => JSON.stringify(saved) } as unknown as OwnerFiles;
const soundOf = (facts: object, ...paths: FieldPath[]) => {
  const problems = paths.map((path) => ({ severity: 'error', file: owner.facts, path, message: '' }) as const);
  const sound = soundChanges({ [owner.facts]: JSON.stringify(facts) }, problems, owner);
  return sound && JSON.parse(sound[owner.facts] ?? 'null');
};

test.each<[string, object, FieldPath[], unknown]>([
  ['a field is as it was saved', { ...saved, name: 'B', phone: '?' }, [['phone']], { ...saved, name: 'B' }],
  ['a new field is left out', { ...saved, name: 'B', email: '?' }, [['email']], { ...saved, name: 'B' }],
  [
    'a list is as it was',
    { ...saved, name: 'B', towns: ['z', '?', '!'] },
    [
      ['towns', 1],
      ['towns', 2, 'a'],
    ],
    { ...saved, name: 'B' },
  ],
  ['nothing is left of a file that is all wrong', { ...saved, phone: '?' }, [[]], null],
  ['what is wrong in the saved facts stays', { ...saved, name: 'B' }, [['phone']], undefined],
])('%s', (_, facts, paths, sound) => expect(soundOf(facts, ...paths)).toEqual(sound));

test('a text with an error is as it was saved, and the rest is there', () => {
  const changes = { 'content/a.md': 'wrong', 'content/b.md': 'right' };
  const problem = { severity: 'error', file: 'content/a.md', message: '' } as const;
  expect(soundChanges(changes, [problem], owner)).toEqual({ 'content/b.md': 'right' });
});
