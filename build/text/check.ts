import { addressMistakes } from './address.ts';
import { headingMistakes, sameId, titleMistakes } from './check-headings.ts';
import { imageMistakes, nameMistakes, unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import { lintText } from './lint.ts';
import { isLone } from './lone-conditions.ts';
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
  parent: ParsedNode | undefined,
  known: KnownNames,
): string[] {
  switch (node.kind) {
    case 'text':
      return lintText(node.text);
    case 'if':
    case 'unless':
      return [
        ...unlessKnown('condition', node.name, Object.keys(known.conditions), (name) => `{${node.kind} ${name}}`),
        ...(isLone(node, siblings) ? [`found {${node.kind} ${node.name}} without its {end}, ${together}`] : []),
      ];
    case 'end':
      return isLone(node, siblings) ? [`found {end} without its {if …}, ${together}`] : [];
    case 'fact':
      if (!Object.hasOwn(known.directives ?? {}, node.name)) return nameMistakes(node.name, known);
      return parent?.kind === 'p' && siblings.length === 1
        ? []
        : [`found {${node.name}} beside other words, expected it on a line of its own between two empty lines.`];
    case 'partial':
      return nameMistakes(`state: ${node.name}`, known);
    case 'attributes':
      if (parent?.kind === 'p' && siblings.length === 1)
        return unlessKnown('layout', node.name, ['.columns'], (other) => `{${other}}`);
      if (parent?.kind === 'title' && node === siblings.at(-1)) return [];
      if (parent?.kind === 'h3' && node === siblings.at(-1) && /^#\S+$/.test(node.name)) return [];
      return [
        parent?.kind === 'h3'
          ? `found {${node.name}}, expected an id at the end of a ### heading, such as {#flat-tire}.`
          : `found {${node.name}}, expected an id and layouts behind a ## heading, such as {#prices .beside}.`,
      ];
    case 'p': {
      const next = siblings[siblings.indexOf(node) + 1]?.kind;
      if (!isColumns(node) || next === 'ul' || next === 'table') return [];
      return ['found {.columns} above no list and no table, expected it on a line of its own right above one.'];
    }
    case 'chip':
      return parent?.kind === 'td' ? [] : ['found {.chip} outside a table, expected it in a cell.'];
    case 'code':
      return ['found code (four spaces or a tab in front), which the site has no component for.'];
    case 'deep':
      return [`found ${node.name} too deep in one another, expected four at most.`];
    case 'brace':
      return [
        `found ${node.name} without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \\${node.name}.`,
      ];
    case 'footnote':
      return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
    case 'link':
      return addressMistakes(node.to, known.ids);
    case 'image':
      return [
        ...(siblings.length === 1 && (parent?.kind === 'p' || parent?.kind === 'td')
          ? []
          : ['found an image within a sentence, which the site has no component for.']),
        ...imageMistakes(node.source, [...known.images]),
        ...(lettersOf(node.children).trim()
          ? []
          : [`found no words for ${node.source}, expected ![what it shows](${node.source}).`]),
      ];
    case 'h3':
      return [...headingMistakes(node, '###', known), ...sameId(readTitle(node).named, known)];
    case 'title':
      return parent || node.name !== '##' ? [misplaced] : titleMistakes(node, known);
    default:
      return [];
  }
}

const together = 'expected both in one paragraph, or each on a line of its own.';
const misplaced = 'found a heading that is neither ## nor ###, or in a list or a quotation.';
