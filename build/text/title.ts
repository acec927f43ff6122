import { repeatedIn } from '../repeated.ts';
import { attributesOf } from './attributes.ts';
import { unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

/** The id of a title (made of its words if none is written), its layouts, and the section it includes. */
export function readTitle(title: ParsedNode) {
  const words = title.children.filter(({ kind }) => kind !== 'attributes');
  const [first, ...others] = words.filter((node) => node.kind !== 'text' || node.text.trim() !== '');
  const partial = first?.kind === 'partial' && others.length === 0 ? first.name : undefined;
  const { ids = [], classes = [] } = attributesOf(title) ?? {};
  return { partial, named: ids[0], id: ids[0] ?? partial ?? slugOf(lettersOf(words)), layout: classes };
}

/** The ids of a text's headings, and the duplicates. */
export function idsOf(blocks: readonly ParsedNode[]) {
  const ids = blocks.flatMap((block) =>
    block.kind === 'title' ? readTitle(block).id : (block.kind === 'h3' && readTitle(block).named) || [],
  );
  return { ids, twice: repeatedIn(ids) };
}

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

/** What is wrong with a `##` or a `###`, a sentence each. */
export function headingMistakes(heading: ParsedNode, known: KnownNames): string[] {
  const { partial, named, id, layout } = readTitle(heading);
  const { layouts = [], twice } = known;
  const [sign, own] = heading.kind === 'h3' ? ['###', named] : ['##', id];
  const hasLetters = partial || /[\p{L}\p{N}]/u.test(lettersOf(heading.children));
  return [
    ...(hasLetters ? [] : [`This heading has no letters or digits. Write words after ${sign}.`]),
    ...lackingLetters(heading.children, known),
    ...(own && twice?.has(own)
      ? [`Two headings have the id "${own}". Give one of them another, such as {#${own}-2}.`]
      : []),
    ...(sign === '##' ? layout : []).flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

/** A sentence if the heading font lacks a letter, which would be missing from share pictures. */
export function lackingLetters(words: readonly ParsedNode[], { headings }: KnownNames): string[] {
  const letters = new Set(lettersOf(words).replace(/\p{C}/gu, ''));
  const lacking = [...letters].filter((letter) => headings?.hasGlyph(letter) === false);
  return lacking.length > 0 ? [`The font of headings has no ${lacking.join(' ')}. Use other letters.`] : [];
}
