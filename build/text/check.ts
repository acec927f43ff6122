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
  const { insertions = {} } = known;
  const faultsOf = (node: Visited): string[] => {
    switch (node.kind) {
      case 'fault':
        return [node.message];
      case 'condition':
        return node.name in known.conditions ? [] : [unknown('condition', node.mark, Object.keys(known.conditions))];
      case 'fact':
        return node.name in known.facts ? [] : [unknown('fact', `{${node.name}}`, Object.keys(known.facts))];
      case 'insertion':
        return node.id in insertions ? [] : [unknown('insertion', `{state: ${node.id}}`, Object.keys(insertions))];
      case 'footnote':
        return known.sources.has(node.id) ? [] : [unknown('source', `[^${node.id}]`, [...known.sources])];
      case 'image':
        return known.images.has(node.source) ? [] : [unknown('image', node.source, [...known.images])];
      case 'link':
        if (!ids || !node.to.startsWith('#') || ids.includes(node.to.slice(1))) return [];
        return [`found a link to ${node.to}, expected a heading: ${ids.join(', ')}.`];
      case 'section':
        return [...repeated(node.id, seen), ...node.layout.flatMap((name) => unknownLayout(name, layouts))];
      case 'text':
        return textFaults(node.text);
      default:
        return [];
    }
  };
  return nodes.flatMap((node) => faultsOf(node).map((message) => ({ line: node.line, message })));
}

const unknown = (kind: string, found: string, known: readonly string[]) =>
  `found the unknown ${kind} ${found}, expected one of ${known.join(', ')}.`;

function repeated(id: string, seen: Set<string>): string[] {
  const isRepeated = seen.has(id);
  seen.add(id);
  return isRepeated ? [`found a second heading with the id "${id}".`] : [];
}

function unknownLayout(name: string, layouts: readonly string[]): string[] {
  if (layouts.includes(name)) return [];
  const expected = layouts.length > 0 ? `one of ${layouts.map((layout) => `.${layout}`).join(', ')}` : 'none here';
  return [`found the unknown layout .${name}, expected ${expected}.`];
}

// What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
const html = /<[a-z/!?][^>]*>?/gi;

const textFaults = (text: string): string[] => [
  ...(text.includes('`') ? ['found code, which the site has no component for.'] : []),
  ...(/^\[[^\]]*\]:/.test(text) ? ['found a link definition, which the site has no component for.'] : []),
  ...[...text.matchAll(html)].map(([tag]) => `found HTML, ${tag}, expected Markdown, which has no tags.`),
];
