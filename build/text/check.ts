import { expectedName } from '../nearest-name.ts';
import { addressFault } from './address.ts';
import type { Written } from './markdown.ts';
import { lettersOf, readTitle } from './resolve.ts';
import { slipsIn } from './slips.ts';
import type { KnownNames } from './text.ts';

/** Something wrong in a text, and its line in the file. */
export interface LineFault {
  line: number;
  message: string;
}

/** What a text has, beside what all texts may name. */
export interface Own {
  /** The ids of its sections, to which links may lead; left out, any. */
  ids?: readonly string[];
  /** The layouts that its sections may name; left out, none. */
  layouts?: readonly string[];
}

/** The ids of a text's sections, those too that do not hold for this owner. */
export const idsOf = (blocks: readonly Written[], known: KnownNames): string[] =>
  blocks.flatMap((block) => (block.kind === 'title' ? readTitle(block, known).id : []));

/** Checks all of a text, even what does not hold for this owner. */
export function check(nodes: readonly Written[], known: KnownNames, own: Own = {}, parent?: Written): LineFault[] {
  const isAlone = nodes.length === 1 && (parent?.kind === 'p' || parent?.kind === 'td');
  const faultsOf = (node: Written): string[] => {
    switch (node.kind) {
      case 'text':
        return slipsIn(node.text);
      case 'if':
      case 'unless':
        return unlessKnown('condition', node.name, Object.keys(known.conditions), (name) => `{${node.kind} ${name}}`);
      case 'fact':
        return nameFaults(node.name, known);
      case 'insertion':
        return nameFaults(`state: ${node.name}`, known);
      case 'attributes':
        return parent?.kind === 'title' && node === nodes.at(-1)
          ? []
          : [`found {${node.name}}, expected an id and layouts behind a ## heading, such as {#prices .beside}.`];
      case 'code':
        return ['found code (four spaces or a tab in front), which the site has no component for.'];
      case 'brace':
        return [
          `found ${node.name} without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \\${node.name}.`,
        ];
      case 'footnote':
        return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
      case 'link':
        return addressFault(node.to, own.ids);
      case 'image':
        return [
          ...(isAlone ? [] : ['found an image within a sentence, which the site has no component for.']),
          ...unlessKnown('image', node.source, [...known.images]),
          ...(lettersOf(node.children).trim()
            ? []
            : [`found no words for ${node.source}, expected ![what it shows](${node.source}).`]),
        ];
      case 'h3':
        return wordless(node, '###');
      case 'title':
        return parent || node.name !== '##' ? [misplaced] : titleFaults(node, known, own);
      default:
        return [];
    }
  };
  const faults = nodes.flatMap((node) => [
    ...faultsOf(node).map((message) => ({ line: node.line, message })),
    ...check(node.children, known, own, node),
  ]);
  return [...conditionFaults(nodes), ...faults];
}

const misplaced = 'found a heading that is neither ## nor ###, or in a list or a quotation.';

const wordless = ({ children }: Written, sign: string) =>
  /[\p{L}\p{N}]/u.test(lettersOf(children))
    ? []
    : [`found a heading without a letter or a figure, expected words behind ${sign}.`];

/** Conditions that do not end, and ends of none. */
function conditionFaults(nodes: readonly Written[]): LineFault[] {
  const expected = 'expected both in one paragraph, or each on a line of its own.';
  const open: LineFault[] = [];
  const faults: LineFault[] = [];
  for (const { kind, line, ...node } of nodes) {
    if ('name' in node && (kind === 'if' || kind === 'unless'))
      open.push({ line, message: `found {${kind} ${node.name}} without its {end}, ${expected}` });
    if (kind === 'end' && !open.pop()) faults.push({ line, message: `found {end} without its {if …}, ${expected}` });
  }
  return [...faults, ...open];
}

function titleFaults(title: Written, known: KnownNames, { ids = [], layouts = [] }: Own): string[] {
  const { inserted, id, layout } = readTitle(title, known);
  return [
    ...(inserted ? [] : wordless(title, '##')),
    ...(id && ids.indexOf(id) !== ids.lastIndexOf(id) ? [`found two headings with the id "${id}".`] : []),
    ...layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
  ];
}

/** A sentence for a name in braces that is neither a fact nor an insertion. */
function nameFaults(name: string, { facts, insertions }: KnownNames): string[] {
  const names = [
    ...Object.keys(facts),
    ...Object.keys(insertions).map((id) => `state: ${id}`),
    'if name',
    'unless name',
    'end',
  ];
  return unlessKnown('fact', name, names, (other) => `{${other}}`);
}

/** @param written how a name of this kind stands in the text */
const unlessKnown = (
  kind: string,
  name: string,
  names: readonly string[],
  written = (other: string) => other,
): string[] =>
  names.includes(name) ? [] : [`found the unknown ${kind} ${written(name)}, ${expectedName(name, names, written)}`];
