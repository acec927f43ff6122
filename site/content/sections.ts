import type { Article, TextSection } from '../../build/route.ts';

/**
 * The sections of a text that a page lays out in an order of its own, by the ids of their headings.
 * @param optional ids of those that may be left out
 * @throws where the text has another section, or lacks one: no word gets lost in a layout
 */
export function takeSections<Id extends string, Optional extends string = never>(
  { slug, intro, sections }: Article<unknown>,
  ids: readonly Id[],
  optional: readonly Optional[] = [],
): Record<Id, TextSection> & Partial<Record<Optional, TextSection>> {
  const found: readonly string[] = sections.map(({ id }) => id);
  const known: readonly string[] = [...ids, ...optional];
  if (intro.length > 0 || !ids.every((id) => found.includes(id)) || !found.every((id) => known.includes(id)))
    throw new Error(`The text "${slug}" has the sections ${found.join(', ')}, expected ${known.join(', ')}.`);
  const taken: Record<string, TextSection> = Object.fromEntries(sections.map((section) => [section.id, section]));
  return taken as Record<Id, TextSection> & Partial<Record<Optional, TextSection>>;
}
