import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Business } from '../../site/business/business.ts';
import { bilingualFacts, subPathFacts } from './facts.ts';
import { businessWith } from './pages.ts';
import { documentOf } from './parse.ts';
import { pathsIn } from './serve.ts';

/** A page as it is in the output. */
export interface BuiltPage {
  /** From the site's root: `/about/`, `/404.html`. */
  path: string;
  html: string;
  readonly document: ReturnType<typeof documentOf>;
}

/** A built site, with the facts that it was built from. */
function builtSite(folder: string, business: Business) {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return {
    ...{ folder, business, read },
    /** The full address of a path. */
    address: (path: string) => business.url + path.slice(1),
    /** Every page, home first. */
    pages: (): readonly BuiltPage[] =>
      pathsIn(folder).map((path) => {
        const html = read(path.replace(/\/$/, '/index.html'));
        return {
          path,
          html,
          get document() {
            return documentOf(html);
          },
        };
      }),
  };
}

/** The sample site, in both languages. */
export const site = builtSite(`${inject('sites')}/site`, businessWith(bilingualFacts));

/** The one under a sub-path. */
export const subPathSite = builtSite(`${inject('sites')}/sub-path`, businessWith(subPathFacts));

/** The text of an element, with single spaces. */
export const textOf = (element: { textContent: string | null } | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

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

/** Every object in a graph, at any depth. */
export function partsOf(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}
