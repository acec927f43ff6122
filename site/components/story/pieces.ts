import type { TextNode, TextSection } from '../../../build/route.ts';
import { hasLayout } from '../../content/layouts.ts';

/** Blocks that stand together: words, or a block beside the words or over the whole width. */
export interface Piece {
  place: 'words' | 'beside' | 'wide';
  blocks: readonly TextNode[];
}

/** The kinds of blocks that `.across` gives the whole width. */
const wideKinds: readonly TextNode['kind'][] = ['image', 'table', 'ul', 'tasks', 'ol'];

/** The blocks of a section in pieces, where its layout places them; their order stays. */
export function piecesOf(section: TextSection): readonly Piece[] {
  const [hasParts, isAcross] = [hasLayout(section, 'parts'), hasLayout(section, 'across')];
  const hasBeside = hasLayout(section, 'beside') || hasLayout(section, 'figure');
  const beside = hasBeside ? section.blocks.find(({ kind }) => kind === 'image') : undefined;
  const placeOf = (block: TextNode): Piece['place'] => {
    if (block === beside) return 'beside';
    if (hasParts) return block.kind === 'h3' ? 'wide' : 'words';
    return isAcross && wideKinds.includes(block.kind) ? 'wide' : 'words';
  };
  const pieces: { place: Piece['place']; blocks: TextNode[] }[] = [];
  for (const block of section.blocks) {
    const place = placeOf(block);
    const last = pieces.at(-1);
    if (last && place === 'words' && (hasParts || last.place === 'words')) last.blocks.push(block);
    else pieces.push({ place, blocks: [block] });
  }
  return pieces;
}
