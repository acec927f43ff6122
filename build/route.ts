import type { ReactElement } from 'react';

export type { Problem } from './problem.ts';
export type * from './text/types.ts';

/** What stands once for the whole site. */
export interface SiteMeta {
  name: string;
  /** Where the site lives, its path included, with the trailing slash. */
  url: string;
  /** Browser chrome by day and by night, as CSS colors. */
  themeColor: { light: string; dark: string };
  /** Square `<svg>` elements: the mark alone, and the mark on a background with room for round masks. */
  icon: { mark: ReactElement; app: ReactElement };
  /** A rule of custom properties in front of all style sheets: the colors of the site and its owner. */
  colors: string;
  share: ShareCard;
}

/** What the pictures that chat apps show beside a link have in common. */
export interface ShareCard {
  /** The scene of a name, as an `<svg>` element of this size in pixels, which needs no style from outside. */
  scene: (name: string, size: { width: number; height: number }) => ReactElement;
  /** Pixels from the top that the scene of a name leaves to the words. */
  sky: (name: string) => number;
  /** An `<svg>` element 32 high, to stand beside the name. */
  mark: ReactElement;
  markWidth: number;
  /** Empty where the mark spells it. */
  name: string;
  /** What a visitor is to do, in a few characters, such as the number to call. */
  action: string;
  /** Of the words, of the background of the action, and of the action itself. */
  colors: { ink: string; accent: string; accentInk: string };
}

/** The picture that a chat app shows beside a link to the page. */
export interface SharePicture {
  /** The name of its scene. */
  scene: string;
  headline: string;
  alt: string;
}

/** A photo of the owner's, cut for screens of every width and for browsers of every age. */
export interface Photo {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** In AVIF, in widths that browsers choose from; paths from the site's root. */
  files: { path: string; width: number }[];
  /** In WebP, for browsers that read no AVIF: its path. */
  fallback: string;
}

/** Shores and borders under a drawn map, as path data in its units. */
export interface Basemap {
  /** To be filled by the even-odd rule; the rest is water. */
  land: string;
  /** The lines between counties, and those between states. */
  counties: string;
  states: string;
  /** To be filled by the even-odd rule, under the land: the neighboring countries, with their share of the lakes. */
  abroad: string;
}

/** The owner's own logo, which stands on white everywhere. */
export interface Logo {
  /** The file for pages, from the site's root. */
  path: string;
  /** Its proportions, in any unit. */
  width: number;
  height: number;
  /** The same as `data:` addresses, for drawings, which cannot load files: for a browser's tab, and for icons. */
  small: string;
  large: string;
}

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
  /** The path from the site's root that all pages, the feed and the manifest of the language stand under: `/`, or `/es/`. */
  home: string;
  /** Whether the language has a feed: at least one entry. */
  hasFeed: boolean;
  /** From the site's root, with the leading and, but for `.html`, the trailing slash; without the base of a sub-path. */
  path: string;
  /** The page's path in each language that has it, by language, the site's first language first; its own is among them. */
  alternates: Readonly<Record<string, string>>;
  meta: PageMeta;
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
  /** Where in the facts it stands. */
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
