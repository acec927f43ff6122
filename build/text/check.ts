import type { Node } from './node.ts';
import type { KnownNames } from './text.ts';

/** Something wrong in a text, and its line in the file. */
export interface LineFault {
  line: number;
  message: string;
}

/** Checks every node of a text, and so of the parts too that do not hold for this owner. */
export function checkNodes(nodes: readonly Node[], known: KnownNames): LineFault[] {
  const ids = nodes.flatMap((node) => (node.kind === 'section' ? [node.id] : []));
  const seen = new Set<string>();
  return nodes.flatMap((node) => faultsOf(node, known, ids, seen).map((message) => ({ line: node.line, message })));
}

function faultsOf(node: Node, known: KnownNames, ids: readonly string[], seen: Set<string>): string[] {
  switch (node.kind) {
    case 'fault':
      return [node.message];
    case 'condition':
      return node.name in known.conditions ? [] : [unknown('condition', node.mark, Object.keys(known.conditions))];
    case 'fact':
      return node.name in known.facts ? [] : [unknown('fact', `{${node.name}}`, Object.keys(known.facts))];
    case 'footnote':
      return known.sources.has(node.id) ? [] : [unknown('source', `[^${node.id}]`, known.sources)];
    case 'image':
      return known.images.has(node.source) ? [] : [unknown('image', node.source, known.images)];
    case 'link':
      if (!node.to.startsWith('#') || ids.includes(node.to.slice(1))) return [];
      return [`found a link to ${node.to}, expected a heading: ${ids.join(', ')}.`];
    case 'section':
      if (!seen.has(node.id)) {
        seen.add(node.id);
        return [];
      }
      return [`found a second heading with the id "${node.id}".`];
    case 'text':
      return textFaults(node.text);
    default:
      return [];
  }
}

const unknown = (kind: string, found: string, known: Iterable<string>) =>
  `found the unknown ${kind} ${found}, expected one of ${[...known].join(', ')}.`;

// What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
const html = /<[a-z/!?][^>]*>?/gi;

function textFaults(text: string): string[] {
  return [
    ...(text.includes('`') ? ['found code, which the site has no component for.'] : []),
    ...(/^\[[^\]]*\]:/.test(text) ? ['found a link definition, which the site has no component for.'] : []),
    ...[...text.matchAll(html)].map(([tag]) => `found HTML, ${tag}, expected Markdown, which has no tags.`),
  ];
}
