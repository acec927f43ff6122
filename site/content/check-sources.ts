import type { Business } from '../business/business.ts';
import type { Content } from './content.ts';
import { sources as register, type Source } from './sources.ts';

type Register = Readonly<Record<string, Source>>;

/**
 * A sentence for each entry of the register that no text leans on, or that one leans on in a state for which it does not hold.
 * @param contents of all languages
 */
export function sourceFaults(
  { address }: Business,
  contents: readonly Pick<Content, 'footnotes' | 'cited'>[],
  sources: Register = register,
): string[] {
  const used = new Set(contents.flatMap(({ footnotes }) => [...footnotes]));
  const held = new Set(contents.flatMap(({ cited }) => [...cited]));
  return Object.entries(sources).flatMap(([id, { states }]) => [
    ...(used.has(id)
      ? []
      : [`site/content/sources.ts: found "${id}", which no text leans on. Name it in one ([^${id}]), or delete it.`]),
    ...(!states || !held.has(id) || states.includes(address.region)
      ? []
      : [
          `site/content/sources.ts: "${id}" holds in ${states.join(', ')}, not in ${address.region}. Find the source for ${address.region}, or put the words into the file of their state.`,
        ]),
  ]);
}

/**
 * A sentence for each source that should have been read again by now.
 * @param today as `2026-11-21`
 */
export const overdueSources = (today: string, sources: Register = register): string[] =>
  Object.entries(sources)
    .filter(([, { lookAgain }]) => lookAgain < today)
    .map(
      ([id, { title, url, read, lookAgain }]) =>
        `site/content/sources.ts: "${id}" (${title}) was read on ${read} and was to be read again by ${lookAgain}: ${url}`,
    );
