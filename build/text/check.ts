import { addressMistakes } from './address.ts';
import { attributeMistakes } from './check-attributes.ts';
import { headingMistakes, sameId, titleMistakes } from './check-headings.ts';
import { type Around, lineMistakes } from './check-lines.ts';
import { lostWithin } from './check-lost.ts';
import { imageMistakes, nameMistakes, unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import { lintText } from './lint.ts';
import type { ParsedNode } from './nodes.ts';
import { isColumns } from './resolve.ts';
import { lettersOf, readTitle } from './title.ts';

/**
 * What is wrong with a node, whether it holds for this owner or not, a sentence each.
 * @param siblings the nodes of the same parent, the node among them
 */
export function mistakesOf(
  node: ParsedNode,
  siblings: readonly ParsedNode[],
  around: Around,
  known: KnownNames,
): string[] {
  const { parent } = around;
  const lines = ['p', 'td', 'h3', 'title'].includes(node.kind) ? lineMistakes(node.children, around, known) : [];
  return [...(node.lost ?? []), ...lostWithin(node, parent), ...lines, ...nodeMistakes(node, siblings, parent, known)];
}

function nodeMistakes(
  node: ParsedNode,
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  known: KnownNames,
): string[] {
  switch (node.kind) {
    case 'text':
      return lintText(node.text);
    case 'fact':
      if (!Object.hasOwn(known.directives ?? {}, node.name)) return nameMistakes(node.name, known);
      return parent?.kind === 'p' && siblings.length === 1
        ? []
        : [`{${node.name}} is next to other words. Put it on its own line, with an empty line above and below.`];
    case 'partial':
      return nameMistakes(`state: ${node.name}`, known);
    case 'attributes':
      return attributeMistakes(node, siblings, parent, known);
    case 'p': {
      if (!isColumns(node)) return [];
      const next = siblings[siblings.indexOf(node) + 1]?.kind;
      if (next === 'ul' || next === 'table') return [];
      return ['{.columns} has no list or table below it. Put it on its own line right above one.'];
    }
    case 'chip':
      return parent?.kind === 'td' ? [] : ['{.chip} is outside a table. Use it only in a cell.'];
    case 'code':
      return [
        'This line begins with four spaces or a tab, which makes it code, and the site can’t show code. Delete the spaces.',
      ];
    case 'run':
      return [
        `Lines that begin with ${node.name} run together here. For a list, write "- " at the start of each instead.`,
      ];
    case 'deep':
      return [`There are ${node.name} more than four levels deep. Use four at most.`];
    case 'brace':
      return [
        `${node.name} has no matching brace. Write a name in braces, such as {township}, or \\${node.name} for the brace itself.`,
      ];
    case 'footnote':
      return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
    case 'link':
      return addressMistakes(node.to, known.ids);
    case 'image':
      return [
        ...(siblings.every(({ kind }) => kind === 'image' || kind === 'attributes') &&
        (parent?.kind === 'p' || parent?.kind === 'td')
          ? []
          : ['This image is in the middle of a sentence. Put it on its own line, with an empty line above and below.']),
        ...imageMistakes(node.source, [...known.images]),
        ...(lettersOf(node.children).trim()
          ? []
          : [`${node.source} has no words for those who can’t see it. Write ![what it shows](${node.source}).`]),
      ];
    case 'h3':
      return [...headingMistakes(node, '###', known), ...sameId(readTitle(node).named, known)];
    case 'title':
      if (/[-=]/.test(node.name)) return [underlined];
      return parent || node.name !== '##' ? [misplaced] : titleMistakes(node, known);
    default:
      return [];
  }
}

const underlined =
  'There is a line of --- or === under these words. For a heading, write ## before them. Delete the line in any case.';
const misplaced = 'This heading can’t be used here. Use ## or ###, outside lists and quotes.';
