import type { ParsedNode } from './nodes.ts';

/** Whether a condition has no end among its siblings, or an end no condition. */
export function isLone(node: ParsedNode, siblings: readonly ParsedNode[]): boolean {
  const lone = loneIn.get(siblings) ?? findLone(siblings);
  loneIn.set(siblings, lone);
  return lone.has(node);
}

// Siblings are paired once, not for each of them: a sentence may have thousands.
const loneIn = new WeakMap<readonly ParsedNode[], ReadonlySet<ParsedNode>>();

function findLone(siblings: readonly ParsedNode[]): Set<ParsedNode> {
  const open: ParsedNode[] = [];
  const lone: ParsedNode[] = [];
  for (const sibling of siblings) {
    if (sibling.kind === 'if' || sibling.kind === 'unless') open.push(sibling);
    else if (sibling.kind === 'end' && !open.pop()) lone.push(sibling);
  }
  return new Set([...open, ...lone]);
}
