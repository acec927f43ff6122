import { isGiven } from './given.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './nodes.ts';

/** What decides whether a line is shown. */
export type Given = Pick<KnownNames, 'conditions' | 'facts' | 'directives' | 'partials' | 'isLost' | 'showsAll'>;

/** The lines of a paragraph, as they are written, without the breaks between them. */
export function linesOf(nodes: readonly ParsedNode[]): ParsedNode[][] {
  const lines: ParsedNode[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

/** The first thing that a line names and this owner hasn’t, as it is written: `{textPhone}`, or the address of a link. */
export function lackingIn(line: readonly ParsedNode[], given: Given): string | undefined {
  if (given.showsAll) return undefined;
  for (const node of line) {
    if (node.kind === 'fact' && isKnown(node.name, given) && !isGiven(node.name, given)) return `{${node.name}}`;
    if (node.kind === 'partial' && isEmpty(node.name, given)) return `{state: ${node.name}}`;
    if (node.kind === 'link' && given.isLost?.(node.to)) return node.to;
    const lacking = lackingIn(node.children, given);
    if (lacking) return lacking;
  }
  return undefined;
}

// A name that nobody knows is a mistake, which is reported; its line stays.
const isKnown = (name: string, { facts, directives = {} }: Given) =>
  Object.hasOwn(facts, name) || Object.hasOwn(directives, name);

function isEmpty(name: string, { partials }: Given): boolean {
  const partial = partials[name];
  return partial !== undefined && !partial.sentence?.length && !partial.section;
}

/** The words of a line as they are written, for messages. */
export const writtenOf = (line: readonly ParsedNode[]): string =>
  line
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'fact') return `{${node.name}}`;
      return node.kind === 'partial' ? `{state: ${node.name}}` : writtenOf(node.children);
    })
    .join('')
    .trim();
