import { isGiven } from './attributes.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

/** Splits a paragraph into its lines. */
export function linesOf(nodes: readonly ParsedNode[]): ParsedNode[][] {
  const lines: ParsedNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

/** The first thing in a line that this company doesn’t have, as written: `{textPhone}`, or a link's address. */
export const missingIn = (line: readonly ParsedNode[], given: KnownNames) =>
  given.showsAll ? undefined : firstNamed(line, (node) => isLacking(node, given));

// An unknown name is a mistake that is reported; its line stays.
function isLacking(node: ParsedNode, given: KnownNames): boolean {
  const { facts, directives = {}, partials } = given;
  if (node.kind === 'link') return given.isLost?.(node.to) ?? false;
  if (node.kind === 'fact')
    return (Object.hasOwn(facts, node.name) || Object.hasOwn(directives, node.name)) && !isGiven(node.name, given);
  const partial = node.kind === 'partial' ? partials[node.name] : undefined;
  return partial !== undefined && !partial.sentence && !partial.section;
}

/** The first thing in a line that some company may not have. */
export const optionalIn = (line: readonly ParsedNode[], { facts, required, mayLack }: KnownNames) =>
  firstNamed(line, (node) => {
    if (node.kind === 'fact') return Object.hasOwn(facts, node.name) && !required?.has(node.name);
    return node.kind === 'partial' || (node.kind === 'link' && mayLack?.(node.to) === true);
  });

/** The first name or link of a line that matches, as written. */
function firstNamed(line: readonly ParsedNode[], has: (node: ParsedNode) => boolean): string | undefined {
  for (const node of line) {
    const found = has(node) ? nameOf(node) : firstNamed(node.children, has);
    if (found) return found;
  }
  return undefined;
}

const nameOf = (node: ParsedNode) => {
  if (node.kind === 'fact') return `{${node.name}}`;
  if (node.kind === 'partial') return `{state: ${node.name}}`;
  return node.kind === 'link' ? node.to : undefined;
};

/** The words of a line as written, for messages. */
export const sourceOf = (line: readonly ParsedNode[]): string =>
  line
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return (node.kind !== 'link' && nameOf(node)) || sourceOf(node.children);
    })
    .join('')
    .trim();
