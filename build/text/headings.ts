import { attributesOf } from './attributes.ts';
import type { ParsedNode } from './types.ts';

/** The id of a heading (of a `##`, made of its words if none is written), its layouts, and the section it includes. */
export function readHeading(heading: ParsedNode) {
  const words = heading.children.filter(({ kind }) => kind !== 'attributes');
  const [first, ...others] = words;
  const partial = first?.kind === 'partial' && others.length === 0 ? first.name : undefined;
  const { ids: [named] = [], classes = [] } = attributesOf(heading) ?? {};
  const made = heading.kind === 'title' ? (partial ?? slugOf(lettersOf(words))) : undefined;
  return { partial, id: named ?? made, layout: classes };
}

/** The ids of all headings. */
export const idsIn = (nodes: readonly ParsedNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'section' && node.kind !== 'part') return [];
    const [heading, ...blocks] = node.children;
    return [heading ? (readHeading(heading).id ?? []) : [], ...idsIn(blocks)].flat();
  });

/** The characters of words, with facts as their names. */
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
