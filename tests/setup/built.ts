import { existsSync, readFileSync } from 'node:fs';
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

/** One of the two sites that the suite builds, with the facts it was built from. */
class BuiltSite {
  readonly folder: string;
  readonly business: Business;

  constructor(folder: string, facts: Business) {
    this.folder = folder;
    this.business = facts;
  }

  /** A path as the address that visitors see. */
  address = (path: string) => this.business.url + path.slice(1);

  /** The file at an address of the site, or nothing where it has none. */
  fileAt(address: string): string | undefined {
    if (!address.startsWith(this.business.url)) return undefined;
    const file = join(this.folder, address.slice(this.business.url.length).replace(/(?:^|\/)$/, '$&index.html'));
    return existsSync(file) ? file : undefined;
  }

  read = (path: string) => readFileSync(join(this.folder, path), 'utf8');

  /** Every page, home first. */
  pages(): readonly BuiltPage[] {
    return pathsIn(this.folder).map((path) => {
      const html = this.read(path.replace(/\/$/, '/index.html'));
      return {
        path,
        html,
        get document() {
          return documentOf(html);
        },
      };
    });
  }
}

/** The sample site, in both languages. */
export const site = new BuiltSite(inject('site'), businessWith(bilingualFacts));

/** The one under a sub-path. */
export const subPathSite = new BuiltSite(inject('subPathSite'), businessWith(subPathFacts));

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

/** Every object in a graph, the deepest ones too. */
export function partsOf(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(partsOf);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}
