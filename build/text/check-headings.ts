import { unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './nodes.ts';
import { lettersOf, readTitle } from './title.ts';

export const headingMistakes = ({ children }: ParsedNode, sign: string, known: KnownNames) =>
  /[\p{L}\p{N}]/u.test(lettersOf(children))
    ? lackingLetters(children, known)
    : [`This heading has no letters or digits. Write words after ${sign}.`];

/** A sentence where the font of headings has not every letter of one: in share pictures, it would be missing. */
export function lackingLetters(words: readonly ParsedNode[], { headings }: KnownNames): string[] {
  const letters = new Set(lettersOf(words).replace(/\p{C}/gu, ''));
  const lacking = [...letters].filter((letter) => headings?.hasGlyph(letter) === false);
  return lacking.length > 0 ? [`The font of headings has no ${lacking.join(' ')}. Use other letters.`] : [];
}

export function titleMistakes(title: ParsedNode, known: KnownNames): string[] {
  const { layouts = [] } = known;
  const { partial, id, layout } = readTitle(title);
  return [
    ...(partial ? [] : headingMistakes(title, '##', known)),
    ...sameId(id, known),
    ...layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

export const sameId = (id: string | undefined, { twice }: KnownNames) =>
  id && twice?.has(id) ? [`Two headings have the id "${id}". Give one of them another, such as {#${id}-2}.`] : [];
