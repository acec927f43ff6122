/** In names up to this length, letters count beside pairs of letters: `twon` and `town` have no pair in common. */
const short = 6;
/** The share of these parts in common that makes one name a slip of the other; long names often have a word in common. */
const least = (name: string) => (name.length <= short ? 0.5 : 0.6);
/** Names that a sentence lists at most. */
const mostListed = 6;
/** Names that are compared at most: a long text may have thousands of headings, and as many wrong links to them. */
const mostCompared = 500;

/** The known name that an unknown one is most likely a slip of; none where no name is like it. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = byLikeness(name, known);
  return best !== undefined && likeness(name, best) >= least(name) ? best : undefined;
}

/**
 * How to mend an unknown name, as the end of a sentence.
 * @param written how a known name stands in the text
 */
export function expectedName(name: string, known: readonly string[], written = (other: string) => other): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `did you mean ${written(nearest)}?`;
  if (known.length === 0) return 'expected none here.';
  const more = known.length > mostListed ? ` or one of ${known.length - mostListed} more` : '';
  return `expected ${byLikeness(name, known).slice(0, mostListed).map(written).join(', ')}${more}.`;
}

const byLikeness = (name: string, known: readonly string[]) =>
  known
    .slice(0, mostCompared)
    .map((other) => ({ other, like: likeness(name, other) }))
    .sort((one, two) => two.like - one.like)
    .map(({ other }) => other);

function likeness(name: string, other: string): number {
  const [own, others] = [partsOf(name), partsOf(other)];
  return [...own].filter((part) => others.has(part)).length / Math.max(own.size, others.size);
}

/** `road` → `ro`, `oa`, `ad`, `d`, and `r`, `o`, `a`. */
const partsOf = (name: string) =>
  new Set([
    ...(name.length <= short ? name.toLowerCase() : ''),
    ...[...name.toLowerCase()].map((letter, index, letters) => letter + (letters[index + 1] ?? '')),
  ]);
