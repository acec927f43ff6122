import type { Problem } from '../problem.ts';
import type { Files, OwnerFiles } from './owner-files.ts';
import { readFields, valueAt, withValue, writeFields } from './page/fields.ts';

/**
 * Changes without what is wrong in them, so that the rest can be shown and saved: a field of the facts is as it was saved,
 * a list as a whole, and so is a text.
 * @returns undefined where that changes nothing: what is wrong is in no change
 */
export function soundChanges(changes: Files, problems: readonly Problem[], owner: OwnerFiles): Files | undefined {
  const sound = { ...changes };
  const saved = owner.read(owner.facts) ?? '';
  for (const { severity, file = '', path = [] } of problems) {
    if (severity !== 'error') continue;
    const facts = file === owner.facts && path.length > 0 ? sound[file] : undefined;
    if (!facts) delete sound[file];
    else {
      const row = path.findIndex((name) => typeof name === 'number');
      const field = row < 0 ? path : path.slice(0, row);
      // Written into what is saved, so that its fields stay in their order.
      sound[file] = writeFields(saved, withValue(readFields(facts), field, valueAt(readFields(saved), field)));
    }
  }
  if (sound[owner.facts] === saved) delete sound[owner.facts];
  return JSON.stringify(sound) === JSON.stringify(changes) ? undefined : sound;
}
