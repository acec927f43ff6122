import type { BuiltPage } from './built.ts';

/** A node of a JSON-LD graph, or a part of one. */
export interface GraphNode {
  '@type'?: string | string[];
  '@id'?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what is there and compares it.
  [property: string]: any;
}

/** The graph of a page, as a search engine reads it. */
export function graphOf({ document }: BuiltPage): { '@context': string; '@graph': GraphNode[] } {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
}

/** The one node of a type in the graph of a page. */
export function nodeOf(page: BuiltPage, type: string): GraphNode {
  const [node, other] = graphOf(page)['@graph'].filter((candidate) => [candidate['@type']].flat().includes(type));
  if (!node || other) throw new Error(`${page.path} has ${node ? 'more than one' : 'no'} ${type}.`);
  return node;
}

/** Every object in a graph, the deepest ones too. */
export function partsOf(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as GraphNode, ...inner];
}
