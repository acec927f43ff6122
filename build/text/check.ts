import { expectedName } from '../nearest-name.ts';
import { addressMistakes } from './address.ts';
import { lintText } from './lint.ts';
import type { ParsedNode } from './markdown.ts';
import { isColumns, lettersOf, readTitle } from './resolve.ts';
import type { KnownNames } from './types.ts';

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

/** A sentence for an image that is not there; a photo's says where the file goes. */
function imageMistakes(source: string, images: readonly string[]): string[] {
  const file = /([^/]+)\.(?:jpe?g|png|webp|avif|hei[cf])$/i.exec(source)?.[1];
  const photo = file ?? /^photo:(.+)$/.exec(source)?.[1];
  if (photo === undefined || images.includes(source)) return unlessKnown('image', source, images);
  const name = photo.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return [`found no photo "${photo}". Put ${name}.jpg into site/photos, and write ![what it shows](photo:${name}).`];
}

const together = 'expected both in one paragraph, or each on a line of its own.';
const misplaced = 'found a heading that is neither ## nor ###, or in a list or a quotation.';

/** Whether a condition has no end among its siblings, or an end no condition. */
function isLone(node: ParsedNode, siblings: readonly ParsedNode[]): boolean {
  const lone = loneIn.get(siblings) ?? findLone(siblings);
  loneIn.set(siblings, lone);
  return lone.has(node);
}

// Siblings are paired once, not for each of them: a sentence may have thousands.
const loneIn = new WeakMap<readonly ParsedNode[], ReadonlySet<ParsedNode>>();

function findLone(siblings: readonly ParsedNode[]): Set<ParsedNode> {
  const open: ParsedNode[] = [];
  const lone: ParsedNode[] = [];
  for (const sibling of siblings) {
    if (sibling.kind === 'if' || sibling.kind === 'unless') open.push(sibling);
    else if (sibling.kind === 'end' && !open.pop()) lone.push(sibling);
  }
  return new Set([...open, ...lone]);
}

const headingMistakes = ({ children }: ParsedNode, sign: string, known: KnownNames) =>
  /[\p{L}\p{N}]/u.test(lettersOf(children))
    ? lackingLetters(children, known)
    : [`found a heading without a letter or a figure, expected words behind ${sign}.`];

/** A sentence where the font of headings has not every letter of one: in share pictures, it would be missing. */
export function lackingLetters(words: readonly ParsedNode[], { headings }: KnownNames): string[] {
  const letters = new Set(lettersOf(words).replace(/\p{C}/gu, ''));
  const lacking = [...letters].filter((letter) => headings?.hasGlyph(letter) === false);
  return lacking.length > 0 ? [`found ${lacking.join(' ')} in a heading, expected letters that its font has.`] : [];
}

function titleMistakes(title: ParsedNode, known: KnownNames): string[] {
  const { layouts = [] } = known;
  const { partial, id, layout } = readTitle(title);
  return [
    ...(partial ? [] : headingMistakes(title, '##', known)),
    ...sameId(id, known),
    ...layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

const sameId = (id: string | undefined, { ids = [] }: KnownNames) =>
  id && ids.indexOf(id) !== ids.lastIndexOf(id) ? [`found two headings with the id "${id}".`] : [];

/** A sentence for a name in braces that the text may not use. */
function nameMistakes(name: string, { facts, partials, directives = {}, aliases = {} }: KnownNames): string[] {
  const ids = Object.keys(partials).map((id) => `state: ${id}`);
  const names = [...Object.keys(facts), ...Object.keys(directives), ...ids, 'if name', 'unless name', 'end'];
  const meant = new Map(Object.entries(aliases)).get(name.trim().toLowerCase());
  if (meant && !names.includes(name)) return [`found the unknown name {${name}}, did you mean {${meant}}?`];
  return unlessKnown('name', name, names, (other) => `{${other}}`);
}

/** @param written how a name of this kind stands in the text */
const unlessKnown = (kind: string, name: string, names: readonly string[], written = (other: string) => other) =>
  names.includes(name) ? [] : [`found the unknown ${kind} ${written(name)}, ${expectedName(name, names, written)}`];
