import type { KnownNames, TextNode, TextSection } from './text.ts';

/** Everything that the checks look at: the nodes of a text, those too that do not hold for this owner, and its sections. */
export type Visited =
  | TextNode
  | ({ kind: 'section' } & TextSection)
  | { kind: 'condition'; line: number; mark: string; name: string }
  | { kind: 'insertion'; line: number; id: string }
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
  const dotted = layouts.map((name) => `.${name}`);
  const faultsOf = (node: Visited): string[] => {
    switch (node.kind) {
      case 'fault':
        return [node.message];
      case 'condition':
        return unlessKnown('condition', node.name, Object.keys(known.conditions), node.mark);
      case 'fact':
        return unlessKnown('fact', node.name, Object.keys(known.facts), `{${node.name}}`);
      case 'insertion':
        return unlessKnown('insertion', node.id, Object.keys(known.insertions ?? {}), `{state: ${node.id}}`);
      case 'footnote':
        return unlessKnown('source', node.id, [...known.sources], `[^${node.id}]`);
      case 'image':
        return unlessKnown('image', node.source, [...known.images]);
      case 'link':
        if (!ids || !node.to.startsWith('#') || ids.includes(node.to.slice(1))) return [];
        return [`found a link to ${node.to}, expected a heading: ${ids.join(', ')}.`];
      case 'section':
        return [
          ...repeated(node.id, seen),
          ...node.layout.flatMap((name) => unlessKnown('layout', `.${name}`, dotted)),
        ];
      case 'text':
        return textFaults(node.text);
      default:
        return [];
    }
  };
  return nodes.flatMap((node) => faultsOf(node).map((message) => ({ line: node.line, message })));
}

/** @param found the name as it stands in the text */
const unlessKnown = (kind: string, name: string, names: readonly string[], found = name): string[] =>
  names.includes(name)
    ? []
    : [
        `found the unknown ${kind} ${found}, expected ${names.length > 0 ? `one of ${names.join(', ')}` : 'none here'}.`,
      ];

function repeated(id: string, seen: Set<string>): string[] {
  const isRepeated = seen.has(id);
  seen.add(id);
  return isRepeated ? [`found a second heading with the id "${id}".`] : [];
}

// What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
const html = /<[a-z/!?][^>]*>?/gi;

const textFaults = (text: string): string[] => [
  ...(text.includes('`') ? ['found code, which the site has no component for.'] : []),
  ...(/^\[[^\]]*\]:/.test(text) ? ['found a link definition, which the site has no component for.'] : []),
  ...[...text.matchAll(html)].map(([tag]) => `found HTML, ${tag}, expected Markdown, which has no tags.`),
];
