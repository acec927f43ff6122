import { checkWords } from './check-words.ts';
import { applyConditions } from './conditions.ts';
import { mapStrings } from './map-strings.ts';
import type { KnownNames } from './text.ts';

/**
 * The phrases of a language as they hold for this owner.
 * @param phrases a tree of strings; each may name facts and conditions
 * @param where the folder that they come from, for messages
 * @returns the same tree, and a line for each thing that is wrong
 */
export function readPhrases<Phrases>(phrases: Phrases, where: string, known: KnownNames) {
  const faults: string[] = [];
  const read = mapStrings(phrases, (text, path) => {
    faults.push(...checkWords(text, known).map(({ message }) => `${where}: ${path}: ${message}`));
    return applyConditions(text, known.conditions);
  });
  return { phrases: read as Phrases, faults };
}
