import { expectedName } from '../nearest-name.ts';
import { addressFault } from './address.ts';
import type { Written } from './markdown.ts';
import { lettersOf, readTitle } from './resolve.ts';
import { slipsIn } from './slips.ts';
import type { KnownNames } from './text.ts';

/**
 * What is wrong with a node, whether it holds for this owner or not, a sentence each.
 * @param siblings the nodes of the same parent, the node among them
 */
export function faultsOf(
  node: Written,
  siblings: readonly Written[],
  parent: Written | undefined,
  known: KnownNames,
): string[] {
  switch (node.kind) {
    case 'text':
      return slipsIn(node.text);
    case 'if':
    case 'unless':
      return [
        ...unlessKnown('condition', node.name, Object.keys(known.conditions), (name) => `{${node.kind} ${name}}`),
        ...(isLone(node, siblings) ? [`found {${node.kind} ${node.name}} without its {end}, ${together}`] : []),
      ];
    case 'end':
      return isLone(node, siblings) ? [`found {end} without its {if …}, ${together}`] : [];
    case 'fact':
      return nameFaults(node.name, known);
    case 'insertion':
      return nameFaults(`state: ${node.name}`, known);
    case 'attributes':
      if (parent?.kind === 'title' && node === siblings.at(-1)) return [];
      if (parent?.kind === 'h3' && node === siblings.at(-1) && /^#\S+$/.test(node.name)) return [];
      return [
        parent?.kind === 'h3'
          ? `found {${node.name}}, expected an id at the end of a ### heading, such as {#flat-tire}.`
          : `found {${node.name}}, expected an id and layouts behind a ## heading, such as {#prices .beside}.`,
      ];
    case 'code':
      return ['found code (four spaces or a tab in front), which the site has no component for.'];
    case 'deep':
      return ['found lists or quotations too deep in one another, expected four at most.'];
    case 'brace':
      return [
        `found ${node.name} without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \\${node.name}.`,
      ];
    case 'footnote':
      return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
    case 'link':
      return addressFault(node.to, known.ids);
    case 'image':
      return [
        ...(siblings.length === 1 && (parent?.kind === 'p' || parent?.kind === 'td')
          ? []
          : ['found an image within a sentence, which the site has no component for.']),
        ...unlessKnown('image', node.source, [...known.images]),
        ...(lettersOf(node.children).trim()
          ? []
          : [`found no words for ${node.source}, expected ![what it shows](${node.source}).`]),
      ];
    case 'h3':
      return [...headingFaults(node, '###', known), ...sameId(readTitle(node).named, known)];
    case 'title':
      return parent || node.name !== '##' ? [misplaced] : titleFaults(node, known);
    default:
      return [];
  }
}

const together = 'expected both in one paragraph, or each on a line of its own.';
const misplaced = 'found a heading that is neither ## nor ###, or in a list or a quotation.';

/** Whether a condition has no end among its siblings, or an end no condition. */
function isLone(node: Written, siblings: readonly Written[]): boolean {
  const open: Written[] = [];
  for (const sibling of siblings) {
    if (sibling.kind === 'if' || sibling.kind === 'unless') open.push(sibling);
    if (sibling.kind === 'end' && !open.pop() && sibling === node) return true;
  }
  return open.includes(node);
}

const headingFaults = ({ children }: Written, sign: string, known: KnownNames) =>
  /[\p{L}\p{N}]/u.test(lettersOf(children))
    ? lackingLetters(children, known)
    : [`found a heading without a letter or a figure, expected words behind ${sign}.`];

/** A sentence where the font of headings has not every letter of one: in share pictures, it would be missing. */
export function lackingLetters(words: readonly Written[], { headings }: KnownNames): string[] {
  const letters = new Set(lettersOf(words).replace(/\p{C}/gu, ''));
  const lacking = [...letters].filter((letter) => headings?.hasGlyph(letter) === false);
  return lacking.length > 0 ? [`found ${lacking.join(' ')} in a heading, expected letters that its font has.`] : [];
}

function titleFaults(title: Written, known: KnownNames): string[] {
  const { layouts = [] } = known;
  const { inserted, id, layout } = readTitle(title);
  return [
    ...(inserted ? [] : headingFaults(title, '##', known)),
    ...sameId(id, known),
    ...layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

const sameId = (id: string | undefined, { ids = [] }: KnownNames) =>
  id && ids.indexOf(id) !== ids.lastIndexOf(id) ? [`found two headings with the id "${id}".`] : [];

/** A sentence for a name in braces that is neither a fact nor an insertion. */
function nameFaults(name: string, { facts, insertions }: KnownNames): string[] {
  const ids = Object.keys(insertions).map((id) => `state: ${id}`);
  const names = [...Object.keys(facts), ...ids, 'if name', 'unless name', 'end'];
  return unlessKnown('fact', name, names, (other) => `{${other}}`);
}

/** @param written how a name of this kind stands in the text */
const unlessKnown = (kind: string, name: string, names: readonly string[], written = (other: string) => other) =>
  names.includes(name) ? [] : [`found the unknown ${kind} ${written(name)}, ${expectedName(name, names, written)}`];
