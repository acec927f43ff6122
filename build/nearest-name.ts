import { distance } from 'fastest-levenshtein';

/** Names that a sentence lists at most. */
const mostListed = 6;

/** The known name that an unknown one is most likely a typing mistake of; none where no name is like it. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = byLikeness(name, known);
  return best !== undefined && edits(name, best) <= mostEdits(Math.max(name.length, best.length)) ? best : undefined;
}

/** Two letters that change places are two edits; a shorter name would be like too many others. */
const mostEdits = (length: number) => (length > 3 ? Math.max(2, Math.floor(length * 0.4)) : length - 2);

/**
 * What was expected in the place of an unknown name, as a sentence.
 * @param written how a known name is written in the text
 */
export function expectedName(name: string, known: readonly string[], written = (other: string) => other): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `Did you mean ${written(nearest)}?`;
  if (known.length === 0) return 'Expected none here.';
  const more = known.length > mostListed ? ` or one of ${known.length - mostListed} more` : '';
  return `Expected ${byLikeness(name, known).slice(0, mostListed).map(written).join(', ')}${more}.`;
}

const byLikeness = (name: string, known: readonly string[]) =>
  [...known].sort((one, other) => edits(name, one) - edits(name, other));

const edits = (name: string, other: string) => distance(name.toLowerCase(), other.toLowerCase());
