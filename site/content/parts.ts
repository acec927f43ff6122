import type { TextNode, TextSection } from '../../build/route.ts';

/** A part of a section: a third-level heading, and all that follows it up to the next one. */
export interface Part {
  heading: TextNode & { kind: 'h3' };
  blocks: readonly TextNode[];
}

/** A section as what is above its first third-level heading, and its parts. */
export function partsOf({ blocks }: TextSection): { opening: readonly TextNode[]; parts: readonly Part[] } {
  const opening: TextNode[] = [];
  const parts: (Part & { blocks: TextNode[] })[] = [];
  for (const block of blocks) {
    if (block.kind === 'h3') parts.push({ heading: block, blocks: [] });
    else (parts.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, parts };
}
