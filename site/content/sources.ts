import type { Business } from '../business/business.ts';
import type { Content } from './content.ts';
import register from './sources.json';

/** What a legal or safety sentence leans on. */
interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day it was read, and the day to look again, as `2026-11-21`. */
  read: string;
  lookAgain: string;
  /** The states that it holds for; left out, the whole country. */
  states?: readonly string[];
}

type Register = Readonly<Record<string, Source>>;

/** The register of sources, by the name that footnotes call them by: `[^move-over]`. */
export const sources: Register = register;

/**
 * A sentence for each entry of the register that no text leans on, or that one leans on in a state for which it does not hold.
 * @param contents of all languages
 */
export function sourceFaults(
  { address: { region } }: Business,
  contents: readonly Pick<Content, 'footnotes' | 'cited'>[],
  entries = sources,
): string[] {
  const isIn = (of: 'footnotes' | 'cited', id: string) => contents.some((content) => content[of].has(id));
  return Object.entries(entries).flatMap(([id, { states }]) => {
    const entry = `site/content/sources.json: "${id}"`;
    if (!isIn('footnotes', id)) return [`${entry}: no text leans on it. Name it in one ([^${id}]), or delete it.`];
    if (!states || states.includes(region) || !isIn('cited', id)) return [];
    return [
      `${entry} holds in ${states.join(', ')}, not in ${region}. Find the source for ${region}, or put the words into the file of their state.`,
    ];
  });
}

/**
 * A sentence for each source that should have been read again by now.
 * @param today as `2026-11-21`
 */
export const overdueSources = (today: string, entries = sources): string[] =>
  Object.entries(entries)
    .filter(([, { lookAgain }]) => lookAgain < today)
    .map(
      ([id, { title, url, read, lookAgain }]) =>
        `site/content/sources.json: "${id}" (${title}) was read on ${read} and was to be read again by ${lookAgain}: ${url}`,
    );
