import { applies, attributesOf } from './attributes.ts';
import { type Context, resolveBlocks, resolveLines } from './resolve.ts';
import { trimSentence } from './sentence.ts';
import { readTitle } from './title.ts';
import type { ParsedNode, TextBody, TextNode, TextSection } from './types.ts';

/**
 * The body of a text for this company, and the ids that it loses. A line that links to a lost section goes as well, and may
 * take another section with it, so this repeats until nothing changes.
 * @param ids of all its headings
 */
export function resolveBody(
  blocks: readonly ParsedNode[],
  ids: readonly string[],
  context: Context,
  lost: readonly string[] = [],
): TextBody & { lostIds: readonly string[] } {
  const isLost = (to: string) => (to.startsWith('#') ? lost.includes(to.slice(1)) : (context.isLost?.(to) ?? false));
  const body = bodyOf(blocks, { ...context, isLost });
  const shown = new Set([...idsIn(body.intro), ...body.sections.flatMap(({ id, blocks }) => [id, ...idsIn(blocks)])]);
  const lostIds = ids.filter((id) => !shown.has(id));
  return lostIds.length > lost.length ? resolveBody(blocks, ids, context, lostIds) : { ...body, lostIds };
}

/** The ids of the third-level headings among blocks. */
const idsIn = (blocks: readonly TextNode[]) => blocks.flatMap((block) => (block.kind === 'h3' && block.id) || []);

/** The body after one pass. */
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
 * A section, unless nothing of its heading, its blocks or the section it includes applies to this company.
 */
function sectionOf(heading: ParsedNode, written: readonly ParsedNode[], context: Context): TextSection[] {
  if (!applies(attributesOf(heading), context)) return [];
  const { partial, id, layout } = readTitle(heading);
  const blocks = resolveBlocks(written, context);
  if (partial !== undefined) {
    const { section } = context.partials[partial] ?? {};
    return section ? [{ ...section, blocks: [...section.blocks, ...blocks] }] : [];
  }
  const title = trimSentence(resolveLines(heading.children, context));
  return title.length === 0 || (written.length > 0 && blocks.length === 0) ? [] : [{ id, layout, title, blocks }];
}
