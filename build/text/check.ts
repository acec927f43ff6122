import { expectedName } from '../nearest-name.ts';
import { addressFault } from './address.ts';
import { slipsIn } from './slips.ts';
import type { KnownNames, TextNode, TextSection } from './text.ts';
import { templateOf } from './tree.ts';

/** Everything that the checks look at: the nodes of a text, those too that do not hold for this owner, and its sections. */
export type Visited =
  | TextNode
  | ({ kind: 'section' } & TextSection)
  | { kind: 'condition'; line: number; mark: string; name: string }
  | { kind: 'insertion'; line: number; id: string }
  | { kind: 'headline'; line: number; text: string }
  /** Something that is in no tree. */
  | { kind: 'fault'; line: number; message: string };

/** Something wrong in a text, and its line in the file. */
export interface LineFault {
  line: number;
  message: string;
}

/** The ids of the headings that links of a text may lead to. */
export const headingIds = (nodes: readonly Visited[]) =>
  nodes.flatMap((node) => (node.kind === 'section' ? [node.id] : []));

/**
 * Checks every node of a text.
 * @param ids of the headings that links may lead to; left out, any
 * @param layouts that its sections may name
 */
export function checkNodes(
  nodes: readonly Visited[],
  known: KnownNames,
  ids?: readonly string[],
  layouts: readonly string[] = [],
): LineFault[] {
  const seen = new Set<string>();
  const faultsOf = (node: Visited): string[] => {
    switch (node.kind) {
      case 'fault':
        return [node.message];
      case 'condition': {
        const written = (name: string) => node.mark.replace(node.name, () => name);
        return unlessKnown('condition', node.name, Object.keys(known.conditions), written);
      }
      case 'fact':
        return factFaults(node.name, Object.keys(known.facts));
      case 'insertion':
        return unlessKnown('insertion', node.id, Object.keys(known.insertions ?? {}), (id) => `{state: ${id}}`);
      case 'footnote':
        return unlessKnown('source', node.id, [...known.sources], (id) => `[^${id}]`);
      case 'image':
        return [
          ...unlessKnown('image', node.source, [...known.images]),
          ...(node.alt.trim() ? [] : [`found no words for ${node.source}, expected ![what it shows](${node.source}).`]),
        ];
      case 'link':
        return addressFault(node.to, ids);
      case 'paragraph':
        return tableFaults(node.children);
      case 'heading':
        return [...headingFaults('###', node.children), ...glyphFaults(templateOf(node.children), known)];
      case 'headline':
        return glyphFaults(node.text, known);
      case 'section':
        return [
          ...headingFaults('##', node.title),
          ...glyphFaults(templateOf(node.title), known),
          ...repeated(node.id, seen),
          ...node.layout.flatMap((name) => unlessKnown('layout', name, layouts, (other) => `.${other}`)),
        ];
      case 'text':
        return slipsIn(node.text);
      default:
        return [];
    }
  };
  return nodes.flatMap((node) => faultsOf(node).map((message) => ({ line: node.line, message })));
}

/** @param written how a name of this kind stands in the text */
const unlessKnown = (
  kind: string,
  name: string,
  names: readonly string[],
  written = (other: string) => other,
): string[] =>
  names.includes(name) ? [] : [`found the unknown ${kind} ${written(name)}, ${expectedName(name, names, written)}`];

/** Braces that are no fact may be meant for something else. */
function factFaults(name: string, facts: readonly string[]): string[] {
  const found = `found {${name}}, expected`;
  if (facts.includes(name)) return [];
  if (/^\s*[#.]/.test(name)) return [`${found} an id and layouts behind a heading, such as {#prices .beside}.`];
  if (/^\s*state\b/.test(name)) return [`${found} a name in the file of a state, such as {state: move-over}.`];
  if (/^\s*(?:(?:if|unless)\b|end|else)/i.test(name)) return [`${found} {if name}, {unless name} or {end}.`];
  return unlessKnown('fact', name, facts, (other) => `{${other}}`);
}

/** A character that the font of headings lacks would be missing from share pictures. */
function glyphFaults(text: string, { headings }: KnownNames): string[] {
  const characters = headings ? [...new Set(text.replace(/\p{C}/gu, ''))] : [];
  const lacking = characters.filter((character) => !headings?.hasGlyph(character));
  return lacking.length > 0 ? [`found ${lacking.join(' ')} in a heading, expected letters that its font has.`] : [];
}

/** The parser takes rows without a rule line for a paragraph. */
const tableFaults = ([first]: readonly TextNode[]): string[] =>
  first?.kind === 'text' && first.text.startsWith('|')
    ? ['found rows that are no table, expected a line such as |---|---| under the head, a --- for each column.']
    : [];

/** A heading is called by its letters; facts and insertions bring theirs. */
const headingFaults = (sign: string, title: readonly TextNode[]): string[] =>
  hasWords(title) ? [] : [`found a heading without a letter or a figure, expected words behind ${sign}.`];

const hasWords = (nodes: readonly TextNode[]): boolean =>
  nodes.some((node) =>
    node.kind === 'text' ? /[\p{L}\p{N}]/u.test(node.text) : node.kind === 'fact' || hasWords(node.children),
  );

function repeated(id: string, seen: Set<string>): string[] {
  const isRepeated = id !== '' && seen.has(id);
  seen.add(id);
  return isRepeated ? [`found a second heading with the id "${id}".`] : [];
}
