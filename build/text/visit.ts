import { attributesOf } from './attributes.ts';
import { type Around, isSafetyBlock } from './check-lines.ts';
import { linesOf, sourceOf } from './lines.ts';
import type { ParsedNode } from './types.ts';

/** Called for each node of a text, hidden or not. */
export type Visit = (node: ParsedNode, siblings: readonly ParsedNode[], around: Around) => void;

/**
 * Visits all nodes.
 * @param text the blocks of a text, headings included, or the parts of a sentence
 */
export function visitAll(text: readonly ParsedNode[], visit: Visit): void {
  const counts = new Map<string, number>();
  const count = (nodes: readonly ParsedNode[]): void => {
    if (nodes.some(({ kind }) => kind === 'text'))
      for (const line of linesOf(nodes)) counts.set(sourceOf(line), (counts.get(sourceOf(line)) ?? 0) + 1);
    for (const { children } of nodes) if (children.length > 0) count(children);
  };
  count(text);
  walk(text, { counts }, visit);
}

function walk(nodes: readonly ParsedNode[], around: Around, visit: Visit): void {
  let section = false;
  let part = false;
  for (const node of nodes) {
    const attributes = attributesOf(node);
    const hasCondition = attributes !== undefined && attributes.if.length + attributes.unless.length > 0;
    if (node.kind === 'title') [section, part] = [hasCondition, false];
    if (node.kind === 'h3') part = hasCondition;
    const isGuarded = around.isGuarded || section || part || hasCondition;
    const isSafety = around.isSafety || node.kind === 'blockquote' || isSafetyBlock(node);
    const here = { ...around, isGuarded, isSafety };
    visit(node, nodes, here);
    walk(node.children, { ...here, parent: node }, visit);
  }
}
