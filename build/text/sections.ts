import { attributesOf, holds } from './given.ts';
import type { ParsedNode } from './nodes.ts';
import { type Context, resolveBlocks, resolveLines } from './resolve.ts';
import { trimmed } from './sentence.ts';
import { readTitle } from './title.ts';
import type { TextBody, TextSection } from './types.ts';

/** The body of a text as it holds for this owner. */
export function bodyOf(blocks: readonly ParsedNode[], context: Context): TextBody {
  const intro: ParsedNode[] = [];
  const sections: { heading: ParsedNode; blocks: ParsedNode[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'title') sections.push({ heading: block, blocks: [] });
    else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return {
    intro: resolveBlocks(intro, context),
    sections: sections.flatMap(({ heading, blocks }) => sectionOf(heading, blocks, context)),
  };
}

/**
 * A section; none where the words of its heading, all that is written under it, or the section that it inserts do not
 * hold for this owner.
 */
function sectionOf(heading: ParsedNode, written: readonly ParsedNode[], context: Context): TextSection[] {
  if (!holds(attributesOf(heading), context)) return [];
  const { partial, id, layout } = readTitle(heading);
  const blocks = resolveBlocks(written, context);
  if (partial !== undefined) {
    const { section } = context.partials[partial] ?? {};
    return section ? [{ ...section, blocks: [...section.blocks, ...blocks] }] : [];
  }
  const title = trimmed(resolveLines(heading.children, context));
  return title.length === 0 || (written.length > 0 && blocks.length === 0) ? [] : [{ id, layout, title, blocks }];
}
