import type { BuiltPage } from './built.ts';

/** Any object of a JSON-LD graph. */
export interface Thing {
  '@type'?: string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** The graph of a page, as a search engine reads it. */
export function graphOf({ document }: Pick<BuiltPage, 'document'>): { '@context': string; '@graph': Thing[] } {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
}

/** Every object in a graph, the deepest ones too. */
export function partsOf(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}
