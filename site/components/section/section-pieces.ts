import type { TextNode, TextSection } from '../../../build/route.ts';
import { hasLayout, type Layout } from '../../content/layouts.ts';

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

/** Blocks that belong together: words, or a block beside the words or over the whole width. */
export interface Piece {
  place: 'words' | 'beside' | 'wide';
  blocks: readonly TextNode[];
}

/** The kinds of blocks that `.across` gives the whole width. */
const wideKinds: readonly TextNode['kind'][] = ['image', 'columns', 'ul', 'tasks', 'ol', 'directive'];

/** The first picture of a section, which its layout may set beside the words. */
export const pictureIn = ({ blocks }: TextSection) => blocks.find(({ kind }) => kind === 'image');

/** The blocks of a section in pieces, where its layout places them; their order stays. */
export function piecesOf(section: TextSection): readonly Piece[] {
  const has = (layout: Layout) => hasLayout(section, layout);
  if (has('parts')) {
    const { opening, parts } = partsOf(section);
    const words: Piece[] = opening.length > 0 ? [{ place: 'words', blocks: opening }] : [];
    return [...words, ...parts.map(({ heading, blocks }): Piece => ({ place: 'wide', blocks: [heading, ...blocks] }))];
  }
  const beside = has('beside') || has('figure') ? pictureIn(section) : undefined;
  const isWide = ({ kind }: TextNode) => has('across') && wideKinds.includes(kind);
  const pieces: (Piece & { blocks: TextNode[] })[] = [];
  for (const block of section.blocks) {
    const place = block === beside ? 'beside' : isWide(block) ? 'wide' : 'words';
    const last = pieces.at(-1);
    if (last?.place === 'words' && place === 'words') last.blocks.push(block);
    else pieces.push({ place, blocks: [block] });
  }
  return pieces;
}
