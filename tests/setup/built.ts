import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { fileAt } from '../../build/route.ts';
import { documentOf } from './parse.ts';
import { pathsIn } from './serve.ts';

/** One of the sites that `sites.ts` lists, with its pages, home first. */
export function builtSite(name: string) {
  const folder = join(inject('sites'), name);
  const read = (path: string) => readFileSync(join(folder, fileAt(path)), 'utf8');
  const pages = pathsIn(folder).map((path) => {
    const html = read(path);
    return {
      path,
      html,
      get document() {
        return documentOf(html);
      },
    };
  });
  return { folder, read, pages };
}
export type BuiltPage = ReturnType<typeof builtSite>['pages'][number];

/** The sample site, in both languages. */
export const site = builtSite('site');

/** The text of an element, with single spaces. */
export const textOf = (element: { textContent: string | null } | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Any object of a JSON-LD graph. */
interface Thing {
  '@type'?: string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

/** The graph of a page, as a search engine reads it. */
export function graphOf({ document }: Pick<BuiltPage, 'document'>): { '@context': string; '@graph': Thing[] } {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
}
