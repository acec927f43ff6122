import type { Text, TextSection } from '../../build/route.ts';

/**
 * The sections of a text that a page lays out in an order of its own, by the ids of their headings.
 * @throws where the text has another section, or lacks one: no word gets lost in a layout
 */
export function takeSections<Id extends string>(text: Text, ids: readonly Id[]): Readonly<Record<Id, TextSection>> {
  const { intro, sections } = text.body();
  const found = sections.map(({ id }) => id);
  if (intro.length > 0 || found.length !== ids.length || !ids.every((id) => found.includes(id)))
    throw new Error(`The text "${text.name}" has the sections ${found.join(', ')}, expected ${ids.join(', ')}.`);
  return Object.fromEntries(sections.map((section) => [section.id, section])) as Record<Id, TextSection>;
}
