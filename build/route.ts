import type { ReactElement } from 'react';
import type { Problem } from './problem.ts';
import type { SharePicture } from './site-meta.ts';

export type * from './pictures.ts';
export type { Checked, FieldPath, Problem } from './problem.ts';
export type * from './site-meta.ts';
export type * from './text/known-names.ts';
export type * from './text/types.ts';

/** What a page may load from and send to besides its own origin, as CSP sources: `https://example.com`. */
export interface ExtraSources {
  script?: readonly string[];
  frame?: readonly string[];
  /** What a script may fetch from or report to. */
  connect?: readonly string[];
  /** Where a form may be sent. */
  form?: readonly string[];
  /** For a third-party script that injects styles, whose hashes can't be known in advance. */
  inlineStyle?: boolean;
}

interface PageMeta {
  title: string;
  description: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** The JSON-LD graph, ready to be serialised, from the absolute address of the page's share picture. */
  graph: (picture: string) => object;
  share: SharePicture;
  allow: readonly ExtraSources[];
  /** RFC 3339; only an article has a date of its own. */
  published?: string;
  /** RFC 3339: the day on which an article was last changed. */
  updated?: string;
  /** Its entry in the feed of its language. */
  entry?: { title: string; summary: string; content: ReactElement };
}

/** A document: `/about/` becomes `about/index.html`, a path that ends in `.html` stays as it is. */
export interface PageRoute {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** The path prefix of the language's pages, feed and manifest: `/` or `/es/`. */
  home: string;
  /** Whether the language has a feed: at least one entry. */
  hasFeed: boolean;
  /** From the site's root, with a leading slash and (unless it ends in `.html`) a trailing one. */
  path: string;
  /** The page's path in each language that has it, its own included; the site's first language comes first. */
  alternates: Readonly<Record<string, string>>;
  meta: PageMeta;
  /** Where its title or description is written; omitted for a page without a text file. */
  placeOf?: (what: 'title' | 'description') => Pick<Problem, 'file' | 'line' | 'path'>;
  body: ReactElement;
}

/** Any other file, written as it is; an element is rendered as XML first. */
export interface FileRoute {
  path: string;
  body: string | ReactElement;
}

export type Route = PageRoute | FileRoute;

/** Redirects an address of the owner's old site to a page of this one. */
export interface Redirect {
  from: string;
  /** The path of a page: `/contact/`. */
  to: string;
  /** Where it is in the facts. */
  field: readonly string[];
}

/** The hreflang links of a page in several languages, with the first language as `x-default`. */
export function languageLinks(alternates: PageRoute['alternates']): [language: string, path: string][] {
  const links = Object.entries(alternates);
  const [first, second] = links;
  return first && second ? [...links, ['x-default', first[1]]] : [];
}

export const isPage = (route: Route): route is PageRoute => 'meta' in route;

/** The file that a host answers a path with: `/about/` → `/about/index.html`. */
export const fileAt = (path: string) => path.replace(/\/$/, '/index.html');
