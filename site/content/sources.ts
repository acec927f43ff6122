import type { Problem } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { fieldProblem } from '../business/field-problem.ts';
import { yearAfter, yearBefore } from '../business/fields/day.ts';
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

type Cited = Pick<Content, 'footnotes' | 'cited'>;

/**
 * The entries of the register that no text cites, or that one cites in a state for which they do not hold; and what the
 * owner says to have read that is no entry.
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
      `holds in ${states.join(', ')}, not in ${region}`,
      `Find the source for ${region}, or put the words into the file of their state.`,
    );
  });
  return [...unknown, ...unused];
}

/** The day on which a source was last read, by the register or by the owner, whichever was later. */
export const lastRead = ({ sourcesRead = {} }: Pick<Business, 'sourcesRead'>, id: string, { read }: Source) =>
  [read, sourcesRead[id] ?? read].sort()[1] ?? read;

/**
 * The cited sources that should have been read again by now: a year after the owner did, or on the day of the register.
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
      const isReadAgain = own >= yearBefore(today) && own <= today;
      return lookAgain < today && !isReadAgain && contents.some(({ cited }) => cited.has(id));
    })
    .map(([id, source]) => {
      const read = lastRead(business, id, source);
      const due = read === source.read ? source.lookAgain : yearAfter(read);
      const message = `${source.title} was read on ${read} and was due to be read again by ${due}.`;
      const help = source.url ?? 'It has no web address here. Look it up by its title.';
      const inFile = `Then write "sourcesRead": { "${id}": "${today}" }.`;
      return { severity: 'warning', blocks: 'overdue', path: ['sourcesRead', id], message, help, inFile };
    });
