import type { Problem } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import type { Content } from './content.ts';
import register from './sources.json';

/** What a legal or safety sentence cites. */
interface Source {
  title: string;
  publisher: string;
  /** Left out where the copy that was read is at no address to trust: then it is cited without a link. */
  url?: string;
  /** The day it was read, and the day to look again, as `2026-11-21`. */
  read: string;
  lookAgain: string;
  /** The states that it holds for; left out, the whole country. */
  states?: readonly string[];
}

type Register = Readonly<Record<string, Source>>;

/** The register of sources, by the name that footnotes call them by: `[^move-over]`. */
export const sources: Register = register;

const file = 'site/content/sources.json';

/**
 * The entries of the register that no text cites, or that one cites in a state for which they do not hold.
 * @param contents of all languages
 */
export function sourceProblems(
  { address: { region } }: Business,
  contents: readonly Pick<Content, 'footnotes' | 'cited'>[],
  entries = sources,
): Problem[] {
  const isIn = (of: 'footnotes' | 'cited', id: string) => contents.some((content) => content[of].has(id));
  return Object.entries(entries).flatMap(([id, { states }]) => {
    const problem = (found: string, message: string): Problem[] => [
      { severity: 'error', file, path: [id], found, message },
    ];
    if (!isIn('footnotes', id)) return problem('isn’t cited by any text', `Cite it in one as [^${id}], or delete it.`);
    if (!states || states.includes(region) || !isIn('cited', id)) return [];
    return problem(
      `holds in ${states.join(', ')}, not in ${region}`,
      `Find the source for ${region}, or put the words into the file of their state.`,
    );
  });
}

/**
 * The sources that should have been read again by now.
 * @param today as `2026-11-21`
 */
export const overdueSources = (today: string, entries = sources): Problem[] =>
  Object.entries(entries)
    .filter(([, { lookAgain }]) => lookAgain < today)
    .map(([id, { title, url, read, lookAgain }]) => {
      const message = `${title} was read on ${read} and was due to be read again by ${lookAgain}.`;
      const help = url ?? 'It has no address here: find it by its title.';
      return { severity: 'warning', blocks: 'overdue', file, path: [id], message, help };
    });
