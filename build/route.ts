import type { ReactElement } from 'react';
import type { Problem } from './problem.ts';
import type { SharePicture } from './site-meta.ts';

export type * from './images.ts';
export type { Checked, FieldPath, Problem } from './problem.ts';
export type * from './site-meta.ts';
export type * from './text/collection.ts';
export type * from './text/known-names.ts';
export type * from './text/types.ts';

/** What a page may load and send to beside its own origin, as sources of a Content-Security-Policy: `https://example.com`. */
export interface ExtraSources {
  script?: readonly string[];
  frame?: readonly string[];
  /** Where its forms send what a visitor typed. */
  form?: readonly string[];
  /** What its scripts fetch from, or report to. */
  connect?: readonly string[];
  image?: readonly string[];
  /** A foreign script that injects styles needs inline styles, which no hash can name beforehand. */
  inlineStyle?: boolean;
}

/** An entry of the feed of its language. */
interface Entry {
  title: string;
  summary: string;
  content: ReactElement;
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
  /** What the feed says of the page. */
  entry?: Entry;
}

/** A document: `/about/` becomes `about/index.html`, a path that ends in `.html` stays as it is. */
export interface PageRoute {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** The path from the site's root that all pages, the feed and the manifest of the language are under: `/`, or `/es/`. */
  home: string;
  /** Whether the language has a feed: at least one entry. */
  hasFeed: boolean;
  /** From the site's root, with the leading and, but for `.html`, the trailing slash; without the base of a sub-path. */
  path: string;
  /** The page's path in each language that has it, by language, the site's first language first; its own is among them. */
  alternates: Readonly<Record<string, string>>;
  meta: PageMeta;
  /** Where its title or description is written; left out for a page without a text. */
  placeOf?: (what: 'title' | 'description') => Pick<Problem, 'file' | 'line' | 'path'>;
  body: ReactElement;
}

/** Any other file, written as it is; an element is rendered as XML first. */
export interface FileRoute {
  path: string;
  body: string | ReactElement;
}

export type Route = PageRoute | FileRoute;

/** An address of an old site that leads to a page of this one; both from the site's root. */
export interface Redirect {
  from: string;
  /** The path of a page: `/contact/`. */
  to: string;
  /** Where it is in the facts. */
  field: readonly string[];
}

/** The alternate links of a page in several languages; readers of any other language are led to the first (`x-default`). */
export function languageLinks(alternates: PageRoute['alternates']): [language: string, path: string][] {
  const links = Object.entries(alternates);
  const [first, second] = links;
  return first && second ? [...links, ['x-default', first[1]]] : [];
}

export const isPage = (route: Route): route is PageRoute => 'meta' in route;

/** The file that a host answers a path with: `/about/` → `/about/index.html`. */
export const fileAt = (path: string) => path.replace(/\/$/, '/index.html');
