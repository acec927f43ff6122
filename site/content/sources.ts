import type { Problem } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { fieldProblem } from '../business/field-problem.ts';
import { addYears } from '../business/fields/day.ts';
import type { Content } from './content.ts';
import register from './sources.json';

/** What a legal or safety sentence cites. */
interface Source {
  title: string;
  publisher: string;
  /** Omitted if the copy that was read has no trustworthy address. Pages then cite it without a link. */
  url?: string;
  /** The day it was read, and the day to look again, as `2026-11-21`. */
  read: string;
  lookAgain: string;
  /** The states that it applies in; defaults to all. */
  states?: readonly string[];
}

/** The register of sources, by their names in footnotes: `[^move-over]`. */
export const sources: Readonly<Record<string, Source>> = register;

const file = 'site/content/sources.json';

type Cited = Pick<Content, 'footnotes' | 'cited'>;

/**
 * Errors for sources that no text cites, or that are cited in a state where they don't apply; and warnings for unknown names
 * in the owner's `sourcesRead`.
 * @param contents of all languages
 */
export function sourceProblems(
  { address: { region }, sourcesRead = {} }: Business,
  contents: readonly Cited[],
  entries = sources,
): Problem[] {
  const isIn = (of: keyof Cited, id: string) => contents.some((content) => content[of].has(id));
  const unknown = Object.keys(sourcesRead)
    .filter((id) => !entries[id])
    .map((id): Problem => {
      const help = `Correct its name, or take it out: ${file} has no such source.`;
      return { ...fieldProblem(['sourcesRead', id], 'isn’t a source', help), severity: 'warning' };
    });
  const unused = Object.entries(entries).flatMap(([id, { states }]) => {
    const problem = (found: string, message: string): Problem[] => [
      { severity: 'error', file, path: [id], found, message },
    ];
    if (!isIn('footnotes', id)) return problem('isn’t cited by any text', `Cite it in one as [^${id}], or delete it.`);
    if (!states || states.includes(region) || !isIn('cited', id)) return [];
    return problem(
      `applies in ${states.join(', ')}, not in ${region}`,
      `Find the source for ${region}, or put the words into the file of their state.`,
    );
  });
  return [...unknown, ...unused];
}

/** The day a source was last read, by the register or the owner. */
export const lastRead = ({ sourcesRead = {} }: Pick<Business, 'sourcesRead'>, id: string, { read }: Source) =>
  [read, sourcesRead[id] ?? read].sort()[1] ?? read;

/**
 * A warning for each cited source that is due to be read again: on the register's day, or a year after the owner read it.
 * @param contents of all languages
 * @param today as `2026-11-21`
 */
export const overdueSources = (
  business: Pick<Business, 'sourcesRead'>,
  contents: readonly Pick<Cited, 'cited'>[],
  today: string,
  entries = sources,
): Problem[] =>
  Object.entries(entries)
    .filter(([id, { lookAgain }]) => {
      const own = business.sourcesRead?.[id] ?? '';
      const isReadAgain = own >= addYears(today, -1) && own <= today;
      return lookAgain < today && !isReadAgain && contents.some(({ cited }) => cited.has(id));
    })
    .map(([id, source]) => {
      const read = lastRead(business, id, source);
      const due = read === source.read ? source.lookAgain : addYears(read, 1);
      const message = `${source.title} was read on ${read} and was due to be read again by ${due}.`;
      const help = source.url ?? 'It has no web address here. Look it up by its title.';
      const inFile = `Then write "sourcesRead": { "${id}": "${today}" }.`;
      return { severity: 'warning', blocks: 'overdue', path: ['sourcesRead', id], message, help, inFile };
    });
