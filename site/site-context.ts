import { createContext, useContext } from 'react';
import type { Basemap, Lettering, Logo, Photo } from '../build/route.ts';
import type { Business } from './business/business.ts';
import type { Content } from './content/content.ts';

/** What the build made of the owner's files and coordinates, and what draws words. */
export interface Images {
  /** By their names: the slug of a service or a page, or one that a text or a fact gives. */
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
  /** The ground of the map of the service area. */
  basemap: Basemap;
  /** The site's font as outlines. */
  lettering: Lettering;
}

/** No photos, no logo, a map without ground, and signs without words. */
export const noImages: Images = {
  photos: {},
  logo: undefined,
  basemap: { land: '', states: '', abroad: '' },
  lettering: () => ({ d: '', width: 0 }),
};

/** A page in the breadcrumbs, by its path from the home page of its language. */
export interface Crumb {
  name: string;
  path: string;
}

/** Everything that the components of a page need to know. */
export interface Site {
  business: Business;
  content: Content;
  /** The content of every language. */
  contents: readonly Content[];
  /** The paths of pages from the site's root, by language, by the path from the home page of a language. */
  alternates: ReadonlyMap<string, Readonly<Record<string, string>>>;
  images: Images;
  /** The path of the page being rendered, from the home page of its language. */
  path: string;
  /** From the home page down to the page being rendered; empty if it has no breadcrumbs. */
  crumbs: readonly Crumb[];
  /** The sources of its text, in the order in which it cites them. */
  footnotes: readonly string[];
}

/** The path of the whole site: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => url.slice(url.indexOf('/', 'https://'.length));

/** Around every page and every drawing. A drawing isn't part of a page: it has the facts, and the lettering if it has signs. */
export const SiteContext = createContext({} as Site | { business: Business; images?: Pick<Images, 'lettering'> });

export const useBusiness = (): Business => useContext(SiteContext).business;
export const useLettering = (): Lettering => (useContext(SiteContext) as Site).images.lettering;
export const useContent = (): Content => (useContext(SiteContext) as Site).content;

/**
 * @returns everything about the page, and a function that turns a path from the site's root (`/about/`) into one from the
 *   host's root (`/tow/about/`)
 */
export function useSite(): Site & { href: (path: string) => string } {
  const site = useContext(SiteContext) as Site;
  return { ...site, href: (path) => basePath(site.business) + path.slice(1) };
}
