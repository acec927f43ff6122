import type { BuiltPage } from './built.ts';

/** Any object of a JSON-LD graph. */
export interface Thing {
  '@type'?: string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

/**
 * A node of a JSON-LD graph, or a part of one, with what the tests look into. Not every node has all of it: a test that
 * reads what is not there fails.
 */
export interface GraphNode extends Thing {
  '@id': string;
  address: Record<string, string>;
  areaServed: [GraphNode, ...GraphNode[]];
  author: GraphNode;
  geoMidpoint: Record<string, number>;
  hasOfferCatalog: { itemListElement: GraphNode[] };
  image: string;
  itemOffered: GraphNode;
  logo: string;
  mainEntity: GraphNode;
  openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string };
  paymentAccepted: string;
  provider: GraphNode;
  publisher: GraphNode;
  telephone: string;
  timeRequired: string;
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
