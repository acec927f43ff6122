import { addressMistakes } from './address.ts';
import { attributesOf } from './attributes.ts';
import { type Around, lineMistakes, linesIn } from './check-lines.ts';
import { attributeMistakes, imageMistakes, nameMistakes, unless, unlessKnown } from './check-names.ts';
import { lettersOf, readHeading } from './headings.ts';
import type { KnownNames } from './known-names.ts';
import type { ParsedNode } from './types.ts';

/** Something that is wrong, with its line in the file. */
interface Mistake {
  line: number;
  message: string;
}

/** All that is wrong in the blocks of a text or the parts of a sentence, hidden or not. */
export function mistakesIn(
  nodes: readonly ParsedNode[],
  known: KnownNames,
  around: Around = { lines: linesIn(nodes) },
): Mistake[] {
  return nodes.flatMap((node): Mistake[] => {
    const attributes = attributesOf(node);
    const here = {
      ...around,
      isGuarded: around.isGuarded || (attributes !== undefined && attributes.if.length + attributes.unless.length > 0),
      isSafety: around.isSafety || node.kind === 'blockquote' || attributes?.classes.includes('safety'),
    };
    const found = [
      ...(/^(?:p|td|h3|title)$/.test(node.kind) ? lineMistakes(node.children, here, known) : []),
      ...mistakesOf(node, nodes, around.parent, known),
    ].map((message) => ({ line: node.line, message }));
    // One by one: a call takes only as many arguments as the stack holds.
    for (const each of mistakesIn(node.children, known, { ...here, parent: node })) found.push(each);
    return found;
  });
}

function mistakesOf(
  node: ParsedNode,
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  known: KnownNames,
): string[] {
  switch (node.kind) {
    case 'wrong':
      return [node.name];
    case 'fact':
      if (!Object.hasOwn(known.directives ?? {}, node.name)) return nameMistakes(node.name, known);
      return unless(
        parent?.kind === 'p' && siblings.length === 1,
        `{${node.name}} is next to other words. Put it on its own line, with an empty line above and below.`,
      );
    case 'partial':
      return nameMistakes(`state: ${node.name}`, known);
    case 'attributes':
      return attributeMistakes(node, siblings, parent, known);
    case 'footnote':
      return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
    case 'link':
      return addressMistakes(node.to, known.ids);
    case 'image':
      return imageMistakes(node, siblings, parent, known);
    case 'h3':
    case 'title':
      return [
        ...unless(
          Boolean(readHeading(node).partial) || /[\p{L}\p{N}]/u.test(lettersOf(node.children)),
          'This heading has no letters or digits. Write words after the ##.',
        ),
        ...lackingLetters(node.children, known),
      ];
    default:
      return [];
  }
}

/** A sentence if the heading font lacks a letter, which would be missing from share pictures. */
export function lackingLetters(words: readonly ParsedNode[], { headings }: KnownNames): string[] {
  const letters = new Set(lettersOf(words).replace(/\p{C}/gu, ''));
  const lacking = [...letters].filter((letter) => headings?.hasGlyph(letter) === false);
  return unless(lacking.length === 0, `The font of headings has no ${lacking.join(' ')}. Use other letters.`);
}
