import { repeatedIn } from '../repeated.ts';
import { readAttributes } from './attributes.ts';
import type { ParsedNode } from './nodes.ts';

/** The id of a title, which is made of its words where none is named, its layouts, and the name of what it inserts. */
export function readTitle({ children }: ParsedNode) {
  const words = children.filter(({ kind }) => kind !== 'attributes');
  const [first, ...others] = words.filter((node) => node.kind !== 'text' || node.text.trim() !== '');
  const partial = first?.kind === 'partial' && others.length === 0 ? first.name : undefined;
  const last = children.at(-1);
  const { ids = [], classes = [] } = last?.kind === 'attributes' ? readAttributes(last.name) : {};
  return { partial, named: ids[0], id: ids[0] ?? partial ?? slugOf(lettersOf(words)), layout: classes };
}

/** The ids of the headings of a text, and those that more than one of them has. */
export function idsOf(blocks: readonly ParsedNode[]) {
  const ids = blocks.flatMap((block) =>
    block.kind === 'title' ? readTitle(block).id : (block.kind === 'h3' && readTitle(block).named) || [],
  );
  return { ids, twice: repeatedIn(ids) };
}

/** The characters of words, with the names of facts for the facts. */
export const lettersOf = (nodes: readonly ParsedNode[]): string =>
  nodes
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'fact' ? node.name : lettersOf(node.children)))
    .join('');

/** `Wheel-lift or flatbed?` → `wheel-lift-or-flatbed`. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
