import { createContext } from 'react';
import type { Block, Inline, TextBody } from '../../../build/route.ts';

/** The ids of the page's sources in the order of their numbers. */
export const NotesContext = createContext<readonly string[]>([]);

/** The ids of the sources that a text cites, each once, in order. */
export function notesIn({ intro, sections }: TextBody): readonly string[] {
  const blocks = [...intro, ...sections.flatMap((section) => section.blocks)];
  return [...new Set(blocks.flatMap(notesInBlock))];
}

function notesInBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return notesInWords(block.words);
    case 'list':
      return block.items.flat().flatMap(notesInBlock);
    case 'table':
      return [...block.head, ...block.rows.flat()].flatMap(notesInWords);
    case 'quotation':
      return block.blocks.flatMap(notesInBlock);
    case 'image':
      return block.places?.flat().flatMap(notesInBlock) ?? [];
  }
}

const notesInWords = (words: readonly Inline[]): string[] =>
  words.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (part.kind === 'footnote') return [part.id];
    return 'words' in part ? notesInWords(part.words) : [];
  });
