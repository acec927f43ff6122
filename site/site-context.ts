import { createContext, useContext } from 'react';
import type { Basemap, Logo, Photo } from '../build/route.ts';
import type { Business } from './business/business.ts';
import type { Content } from './content/content.ts';

/** The images that the build made from the owner's files and coordinates. */
export interface Images {
  /** By the slug of the service or page that they show. */
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
  /** Drawn under the towns on the map of the service area. */
  basemap: Basemap;
}

/** For an owner without photos and a logo, on a map of towns alone. */
export const noImages: Images = { photos: {}, logo: undefined, basemap: { land: '', counties: '', states: '' } };

/** A page in the breadcrumbs, by its path from the home page of its language. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where the pages of the site stand: paths from the site's root by language, by the path from the home page of a language. */
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
  /** The sources of its text, in the order in which that leans on them. */
  footnotes: readonly string[];
}

/** The path of the whole site: `/`, or `/tow/` for a site at `https://example.com/tow/`. */
export const basePath = ({ url }: Business) => url.slice(url.indexOf('/', 'https://'.length));

/** A drawing belongs to no page and is rendered with the business alone. */
export const SiteContext = createContext<Partial<Site>>({});

const useValue = <Name extends 'business' | 'content'>(name: Name): Site[Name] => {
  const value = useContext(SiteContext)[name];
  if (!value) throw new Error(`Found no ${name}: render the component inside a SiteContext that has it.`);
  return value;
};

/** @throws outside a `SiteContext` that has a business */
export const useBusiness = () => useValue('business');

/** @throws outside a `SiteContext` that has content */
export const useContent = () => useValue('content');

/**
 * @returns all that the page knows, and a function that turns a path from the site's root (`/about/`) into one from the
 *   host's root (`/tow/about/`)
 * @throws outside a `SiteContext` that has a business and content
 */
export function useSite(): Site & { href: (path: string) => string } {
  const none = { contents: [], alternates: new Map(), images: noImages, path: '/', crumbs: [], footnotes: [] };
  const business = useBusiness();
  const href = (path: string) => basePath(business) + path.slice(1);
  return { ...none, ...useContext(SiteContext), business, content: useContent(), href };
}
