import { addressMistakes } from './address.ts';
import { attributeMistakes } from './check-attributes.ts';
import { type Around, lineMistakes } from './check-lines.ts';
import { imageMistakes, nameMistakes, unlessKnown } from './check-names.ts';
import type { KnownNames } from './known-names.ts';
import { lintText } from './lint.ts';
import { isColumns, isTask } from './resolve.ts';
import { headingMistakes, lettersOf } from './title.ts';
import type { ParsedNode } from './types.ts';

/**
 * What is wrong with a node, hidden or not: a sentence each.
 * @param siblings the nodes of the same parent, the node among them
 */
export function mistakesOf(
  node: ParsedNode,
  siblings: readonly ParsedNode[],
  around: Around,
  known: KnownNames,
): string[] {
  const { parent } = around;
  const isPlain = parent?.kind !== 'image' || !/^(?:strong|em|link|footnote|image|chip)$/.test(node.kind);
  return [
    ...(node.lost ?? []),
    ...(isPlain ? [] : ['The words of a picture are plain. Delete the stars, the link or the source in them.']),
    ...(/^(?:p|td|h3|title)$/.test(node.kind) ? lineMistakes(node.children, around, known) : []),
    ...nodeMistakes(node, siblings, parent, known),
  ];
}

function nodeMistakes(
  node: ParsedNode,
  siblings: readonly ParsedNode[],
  parent: ParsedNode | undefined,
  known: KnownNames,
): string[] {
  const { kind, children } = node;
  switch (kind) {
    case 'text':
      return lintText(node.text);
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
    case 'p': {
      const isOfItem = parent?.kind === 'li' && parent.children[0] === node;
      if (children[0]?.kind === 'task') return unless(isOfItem, misplacedBox);
      if (!isColumns(node)) return [];
      const next = siblings[siblings.indexOf(node) + 1]?.kind;
      return unless(
        next === 'ul' || next === 'table',
        '{.columns} has no list or table below it. Put it on its own line right above one.',
      );
    }
    case 'task':
      return unless(parent?.kind === 'p', misplacedBox);
    case 'ol':
      return unless(!children.some(isTask), misplacedBox);
    case 'ul':
      return unless(
        !children.some(isTask) || children.every(isTask),
        'Some items of this list have a box, and some don’t. Write "- [ ] " before each, or "- ".',
      );
    case 'li':
      return unless(children.length > 0, 'This item of a list has no words. Delete its mark.');
    case 'chip':
      return unless(parent?.kind === 'td', '{.chip} is outside a table. Use it only in a cell.');
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
        ...unless(
          siblings.every((other) => other.kind === 'image' || other.kind === 'attributes') &&
            /^(?:p|td)$/.test(parent?.kind ?? ''),
          'This image is in the middle of a sentence. Put it on its own line, with an empty line above and below.',
        ),
        ...imageMistakes(node.source, [...known.images]),
        ...unless(
          lettersOf(children).trim() !== '',
          `${node.source} has no words for those who can’t see it. Write ![what it shows](${node.source}).`,
        ),
      ];
    case 'h3':
      return headingMistakes(node, known);
    case 'title':
      if (/[-=]/.test(node.name)) return [underlined];
      return parent || node.name !== '##' ? [misplacedHeading] : headingMistakes(node, known);
    default:
      return [];
  }
}

const unless = (isRight: boolean, message: string) => (isRight ? [] : [message]);

const underlined =
  'There is a line of --- or === under these words. For a heading, write ## before them. Delete the line in any case.';
const misplacedHeading = 'This heading can’t be used here. Use ## or ###, outside lists and quotes.';
const misplacedBox = 'This box is outside a checklist. Write "- [ ] words" for an item of one.';
