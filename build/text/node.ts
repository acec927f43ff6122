import type { Block, Inline, Section } from './text.ts';

/** Everything that a text is made of, the parts too that do not hold for this owner: the checks look at each of them. */
export type Node =
  | Block
  | Inline
  | Section
  | { kind: 'condition'; line: number; mark: string; name: string }
  /** Something that is in no tree. */
  | { kind: 'fault'; line: number; message: string };

/** Each node of a tree, parents before children, in the order in which they are read. */
export function* walk(nodes: readonly Node[]): Iterable<Node> {
  for (const node of nodes) {
    yield node;
    yield* walk(childrenOf(node));
  }
}

function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'section':
      return [...node.title, ...node.blocks];
    case 'list':
      return node.items.flat();
    case 'table':
      return [...node.head, ...node.rows.flat()];
    case 'image':
      return node.places?.flat() ?? [];
    default:
      return 'children' in node ? node.children : [];
  }
}
