import type { FieldPath, Problem } from '../problem.ts';
import type { Files, OwnerFiles } from './owner-files.ts';
import { type Fields, readFields, valueAt, withValue, writeFields } from './page/fields.ts';

/**
 * Changes without what is wrong in them, so that the rest can be shown and saved: a field of the facts is as it was saved,
 * or a list is without the rows that are new and wrong; a whole text is as it was saved.
 * @returns undefined where that changes nothing: what is wrong is in no change
 */
export function soundChanges(changes: Files, problems: readonly Problem[], owner: OwnerFiles): Files | undefined {
  const sound = { ...changes };
  for (const { severity, file = '' } of problems) if (severity === 'error' && file !== owner.facts) delete sound[file];
  const facts = sound[owner.facts];
  const wrong = problems.filter(({ severity, file }) => severity === 'error' && file === owner.facts);
  const saved = owner.read(owner.facts) ?? '';
  if (facts && wrong.some(({ path = [] }) => path.length === 0)) delete sound[owner.facts];
  else if (facts && wrong.length > 0)
    // Written into what is saved, so that its fields stay in their order.
    sound[owner.facts] = writeFields(saved, soundFields(readFields(facts), readFields(saved), wrong));
  if (sound[owner.facts] === saved) delete sound[owner.facts];
  return JSON.stringify(sound) === JSON.stringify(changes) ? undefined : sound;
}

/** Fields with each that is wrong as it was saved; of a list with other rows than before, only those that are wrong are gone. */
function soundFields(fields: Fields, saved: Fields, wrong: readonly Problem[]): Fields {
  const paths = wrong.map(({ path = [] }) => path);
  return paths.reduce((sound, path) => {
    const at = path.findIndex((name) => typeof name === 'number');
    const list = at < 0 ? path : path.slice(0, at);
    const [rows, before] = [valueAt(fields, list), valueAt(saved, list)];
    const right = Array.isArray(rows) ? rows.filter((_, index) => !paths.some(isIn([...list, index]))) : [];
    const isOther = at >= 0 && right.length > 0 && Object(rows).length !== Object(before).length;
    return withValue(sound, list, isOther ? right : before);
  }, fields);
}

const isIn = (outer: FieldPath) => (path: FieldPath) => outer.every((name, index) => path[index] === name);
