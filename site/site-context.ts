import { createContext, useContext } from 'react';
import type { Basemap, Lettering, Logo, Photo } from '../build/route.ts';
import type { Business } from './business/business.ts';
import type { Content } from './content/content.ts';

/** The images that the build made from the owner's files and coordinates, and what it draws words with. */
export interface Images {
  /** By the slug of the service or page that they show. */
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
  /** Drawn under the towns on the map of the service area. */
  basemap: Basemap;
  /** The site's font as outlines. */
  lettering: Lettering;
}

/** For an owner without photos and a logo, on a map of towns alone, with signs on which nothing stands. */
export const noImages: Images = {
  photos: {},
  logo: undefined,
  basemap: { land: '', counties: '', states: '', abroad: '' },
  lettering: () => ({ d: '', width: 0 }),
};

/** A page in the breadcrumbs, by its path from the home page of its language. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where the pages of the site are: paths from the site's root by language, by the path from the home page of a language. */
type Alternates = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Everything that a component of a page needs to know. */
export interface Site {
  business: Business;
  content: Content;
  /** The same in every language of the site. */
  contents: readonly Content[];
  alternates: Alternates;
  images: Images;
  /** The path of the page being rendered, from the home page of its language. */
  path: string;
  /** From the home page down to the page being rendered; empty for a page without breadcrumbs. */
  crumbs: readonly Crumb[];
  /** The sources of its text, in the order in which it rests on them. */
  footnotes: readonly string[];
}

/** The path of the whole site: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => url.slice(url.indexOf('/', 'https://'.length));

/** A drawing belongs to no page: it is rendered with the facts, and with the lettering where it has signs. */
interface DrawingContext {
  business: Business;
  images?: Pick<Images, 'lettering'>;
}

/** Around every page and every drawing. */
export const SiteContext = createContext({} as Site | DrawingContext);

export const useBusiness = (): Business => useContext(SiteContext).business;
export const useLettering = (): Lettering => (useContext(SiteContext) as Site).images.lettering;
export const useContent = (): Content => (useContext(SiteContext) as Site).content;

/**
 * @returns all that the page knows, and a function that turns a path from the site's root (`/about/`) into one from the
 *   host's root (`/tow/about/`)
 */
export function useSite(): Site & { href: (path: string) => string } {
  const site = useContext(SiteContext) as Site;
  return { ...site, href: (path) => basePath(site.business) + path.slice(1) };
}
