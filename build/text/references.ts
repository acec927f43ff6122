import type { ParsedNode } from './types.ts';

/** The links within the site. */
export const linksIn = (nodes: readonly ParsedNode[]): { line: number; to: string }[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'link' && node.to.startsWith('/') ? [{ line: node.line, to: node.to }] : []),
    ...linksIn(node.children),
  ]);

/** The names of all footnotes in trees and front matter, in order. */
export function footnotesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, id } = value as { kind?: unknown; id?: unknown };
  return kind === 'footnote' ? [String(id)] : Object.values(value).flatMap(footnotesIn);
}
