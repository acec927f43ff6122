import type { FieldPath, Problem } from '../problem.ts';
import type { Files, OwnerFiles } from './owner-files.ts';
import { readFields, valueAt, withValue, writeFields } from './page/fields.ts';

/**
 * Changes without what is wrong in them, so that the rest can be shown and saved: a field of the facts, or the list that it
 * is in, is as it was saved; so is a whole text.
 * @returns undefined where that changes nothing: what is wrong is in no change
 */
export function soundChanges(changes: Files, problems: readonly Problem[], owner: OwnerFiles): Files | undefined {
  const sound = { ...changes };
  for (const { severity, file = '', path = [] } of problems) {
    const changed = sound[file];
    if (severity !== 'error' || changed === undefined) continue;
    const saved = owner.read(file);
    if (file !== owner.facts || path.length === 0 || !changed) delete sound[file];
    else {
      const before = saved ?? changed;
      const value = valueAt(readFields(before), listed(path));
      // Written into what is saved, so that its fields stay in their order.
      sound[file] = writeFields(before, withValue(readFields(changed), listed(path), value));
    }
    if (sound[file] === saved) delete sound[file];
  }
  return JSON.stringify(sound) === JSON.stringify(changes) ? undefined : sound;
}

/** The path up to the list that a field is in. */
const listed = (path: FieldPath): FieldPath => {
  const index = path.findIndex((name) => typeof name === 'number');
  return index < 0 ? path : path.slice(0, index);
};
