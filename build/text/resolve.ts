import type { KnownNames } from './known-names.ts';
import { allIn, applies, partialOf } from './lines.ts';
import { headed, resolveBlocks } from './resolve-blocks.ts';
import type { TextBody, TextNode, TextSection } from './types.ts';

/**
 * The body of a text for this company, and the ids that it loses. A line that links to a lost section goes as well, and may
 * take another section with it, so this repeats until nothing changes.
 */
export function resolveBody(written: readonly TextNode[], known: KnownNames): TextBody {
  const { lostIds: lost = [] } = known;
  const top = written.filter(({ kind }) => kind !== 'section');
  const intro = resolveBlocks(top, known);
  const sections = written.flatMap((block) => (block.kind === 'section' ? resolveSection(block, known) : []));
  const parts = [...intro, ...sections.flatMap(({ blocks }) => blocks)];
  const shown = [...sections.map(({ id }) => id), ...idsIn(parts)];
  const lostIds = idsIn(written).filter((id) => !shown.includes(id));
  return lostIds.length > lost.length ? resolveBody(written, { ...known, lostIds }) : { intro, sections, lostIds };
}

/** The ids of all headings. */
export const idsIn = (nodes: readonly TextNode[]): string[] =>
  allIn(nodes).flatMap((node) => ((node.kind === 'section' || node.kind === 'h3') && node.id ? node.id : []));

/** A section, unless nothing of its heading, its blocks or the section it includes applies to this company. */
function resolveSection(section: TextNode & { id: string }, known: KnownNames): TextSection[] {
  const { id, attributes, children } = section;
  const [heading, ...written] = children;
  if (!heading || !applies(attributes, known)) return [];
  const partial = partialOf(heading);
  if (partial !== undefined) {
    const { section: taken } = known.partials[partial] ?? {};
    return taken ? [{ ...taken, blocks: [...taken.blocks, ...resolveBlocks(written, known)] }] : [];
  }
  const [title, ...blocks] = headed(children, known);
  return title ? [{ id, layout: attributes?.classes ?? [], title: title.children, blocks }] : [];
}
